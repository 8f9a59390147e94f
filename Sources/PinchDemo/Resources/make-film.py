"""Draws the demo's film, a boat at sea: a folder of numbered pictures for LinuxUIKit, and the same as a film for iOS.

Needs Debian's python3-cairo and ffmpeg. Usage: make-film.py Sources/PinchDemo/Resources/Videos
"""

import math
import pathlib
import subprocess
import sys

import cairo

WIDTH, HEIGHT, RATE, COUNT = 320, 180, 24, 48


def wave(context, baseline, height, cycles, shift):
    """Fills what is below a wave. Cycles and shift are whole numbers of turns in the film, so that its end meets its beginning."""
    context.move_to(0, HEIGHT)
    for x in range(0, WIDTH + 1, 4):
        context.line_to(x, baseline + height * math.sin(2 * math.pi * (cycles * x / WIDTH - shift)))
    context.line_to(WIDTH, HEIGHT)
    context.close_path()
    context.fill()


def boat(context, x, y, angle):
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    context.set_source_rgb(0.47, 0.24, 0.15)
    context.move_to(-26, -8)
    context.line_to(26, -8)
    context.line_to(17, 6)
    context.line_to(-17, 6)
    context.close_path()
    context.fill()
    context.rectangle(-1, -58, 2, 50)
    context.fill()
    context.set_source_rgb(0.98, 0.97, 0.93)
    context.move_to(3, -57)
    context.line_to(28, -13)
    context.line_to(3, -13)
    context.close_path()
    context.fill()
    context.set_source_rgb(0.86, 0.34, 0.27)
    context.move_to(-3, -50)
    context.line_to(-22, -13)
    context.line_to(-3, -13)
    context.close_path()
    context.fill()
    context.restore()


def picture(number):
    part = number / COUNT
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
    context = cairo.Context(surface)
    sky = cairo.LinearGradient(0, 0, 0, HEIGHT * 0.6)
    sky.add_color_stop_rgb(0, 0.36, 0.62, 0.86)
    sky.add_color_stop_rgb(1, 0.98, 0.86, 0.72)
    context.set_source(sky)
    context.paint()
    context.set_source_rgb(1, 0.93, 0.75)
    context.arc(250, 62, 20, 0, 2 * math.pi)
    context.fill()
    context.set_source_rgb(0.25, 0.52, 0.66)
    wave(context, 112, 4, 2, -part)
    heave = math.sin(2 * math.pi * part)
    boat(context, 140, 124 + 4 * heave, 0.09 * math.cos(2 * math.pi * part))
    context.set_source_rgb(0.16, 0.41, 0.58)
    wave(context, 130, 6, 1.5, part)
    context.set_source_rgb(0.09, 0.29, 0.45)
    wave(context, 152, 7, 1, -part)
    return surface


def main():
    videos = pathlib.Path(sys.argv[1])
    folder = videos / f"sea@{RATE}"
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(COUNT):
        picture(number).write_to_png(str(folder / f"{number + 1:04}.png"))
    subprocess.run(
        ["ffmpeg", "-y", "-loglevel", "error", "-framerate", str(RATE), "-i", str(folder / "%04d.png")]
        + ["-c:v", "libx264", "-preset", "veryslow", "-crf", "20", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-bitexact"]
        + [str(videos / "sea.mp4")],
        check=True,
    )


main()
