"""Draws the demo's animated image, a month of the moon in four seconds, as a GIF. MoonPhases.swift draws the same.

Needs Debian's python3-pil. Usage: make-moon.py Sources/PinchDemo/Resources/Videos
"""

import math
import pathlib
import sys

from PIL import Image, ImageDraw

WIDTH, HEIGHT, COUNT, RADIUS = 320, 200, 48, 64
# Two pixels for each point. Four are drawn for each, because Pillow draws hard edges.
SCALE, FINENESS = 2, 4
# In hundredths of a second, which GIF has: four seconds in all.
TIMES = [8, 8, 9] * (COUNT // 3)


def picture(age):
    unit = SCALE * FINENESS
    image = Image.new("RGB", (WIDTH * unit, HEIGHT * unit), (13, 15, 28))
    draw = ImageDraw.Draw(image)
    for star in range(40):
        x, y = star * 0.754877666 % 1 * WIDTH, star * 0.569840291 % 1 * HEIGHT
        radius = 0.4 + 0.3 * (star % 4)
        draw.ellipse([(x - radius) * unit, (y - radius) * unit, (x + radius) * unit, (y + radius) * unit], (134, 135, 141))
    x, y, radius = WIDTH / 2 * unit, HEIGHT / 2 * unit, RADIUS * unit
    draw.ellipse([x - radius, y - radius, x + radius, y + radius], (41, 41, 41))
    # The lit part is between a half circle on the sun's side and half an ellipse.
    side = 1 if age < 0.5 else -1
    terminator = math.cos(2 * math.pi * age) * side
    angles = [math.pi * step / 90 for step in range(91)]
    outline = [(x + side * radius * math.sin(angle), y - radius * math.cos(angle)) for angle in angles]
    outline += [(x + terminator * radius * math.sin(angle), y - radius * math.cos(angle)) for angle in reversed(angles)]
    draw.polygon(outline, (245, 240, 219))
    return image.resize((WIDTH * SCALE, HEIGHT * SCALE), Image.LANCZOS).quantize(32, dither=Image.Dither.NONE)


def main():
    pictures = [picture(number / COUNT) for number in range(COUNT)]
    file = pathlib.Path(sys.argv[1]) / "moon.gif"
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=[10 * time for time in TIMES], loop=0)


main()
