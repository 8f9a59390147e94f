#!/usr/bin/python3
"""Makes a moving picture from the frames that a replay writes with --frames. Needs Debian's python3-pil.

Usage: make-moving-picture.py out/presented-film/frames film.png FROM BEGIN STEP WIDTH

The frames before FROM, in seconds, are left out. The picture begins with the frame at BEGIN, because a reader who turns off motion sees
only the first frame. After the last frame, which rests, comes the frame at FROM. STEP 1 shows all of the phone's 60 frames a second, and
STEP 3 every third. WIDTH is in pixels.

A PNG has the exact colors. A WebP has all colors too, compressed as in a JPEG, in an eighth of the bytes.
"""
import sys
from pathlib import Path

from PIL import Image

# The duration of the last frame, in milliseconds, in which people see that the picture has ended.
REST = 900


def main(folder, target, start, begin, step, width):
    rate = 60 / int(step)
    frames = []
    for path in sorted(Path(folder).glob("*.png"))[:: int(step)]:
        with Image.open(path) as picture:
            size = int(width), round(int(width) * picture.height / picture.width)
            frames.append(picture.convert("RGB").resize(size, Image.Resampling.BOX))
    start, begin = round(float(start) * rate), round(float(begin) * rate)
    if not 0 <= start <= begin < len(frames):
        sys.exit(f"{folder} has {len(frames)} frames, and the picture needs number {start} and number {begin}")
    # Both formats count whole milliseconds. Frames of 16 and 17 milliseconds are together 60 frames a second.
    durations = [round((number + 1) * 1000 / rate) - round(number * 1000 / rate) for number in range(len(frames))]
    durations[-1] = REST
    first, *others = frames[begin:] + frames[start:begin]
    durations = durations[begin:] + durations[start:begin]
    first.save(target, save_all=True, append_images=others, duration=durations, loop=0, optimize=True, quality=90, method=6)


if len(sys.argv) != 7:
    sys.exit(__doc__)
main(*sys.argv[1:])
