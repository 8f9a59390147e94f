"""Makes the fine drawings that lie over the demo's photos of 12 to 48 megapixels: a row of small photos, of which only the outlines are left.

Each drawing has 84 × 84 pixels, white where a photo is lighter than its surroundings and black where it is darker, with little opacity. Over
a large area the white and the black balance each other, so a person notices the drawings only close up.

Needs Debian's python3-pil. Usage: make-detail.py Sources/PinchDemo/Resources
"""

import pathlib
import sys

from PIL import Image, ImageFilter

SIDE = 84
# The radius of the blur that finds the surroundings, in pixels.
RADIUS = 4
# The opacity of a typical and of the strongest line.
TYPICAL, LARGEST = 0.08, 0.4
NAMES = ["temple", "coffee", "hubble", "cat", "dahlia", "astronaut", "rocket", "photographer"]


def drawing(photo):
    side = min(photo.size)
    left, top = (photo.width - side) // 2, (photo.height - side) // 2
    small = photo.crop((left, top, left + side, top + side)).resize((SIDE, SIDE), Image.LANCZOS).convert("L")
    around = small.filter(ImageFilter.GaussianBlur(RADIUS)).tobytes()
    differences = [here - there for here, there in zip(small.tobytes(), around)]
    mean = sum(differences) / len(differences)
    strength = (sum(value * value for value in differences) / len(differences)) ** 0.5
    opacities = [(value - mean) / strength * TYPICAL for value in differences]
    pixels = bytearray()
    for value in opacities:
        shade = 255 if value > 0 else 0
        pixels += bytes([shade, shade, shade, round(min(abs(value), LARGEST) * 255)])
    return Image.frombytes("RGBA", (SIDE, SIDE), bytes(pixels))


def main():
    resources = pathlib.Path(sys.argv[1])
    row = Image.new("RGBA", (len(NAMES) * SIDE, SIDE))
    for number, name in enumerate(NAMES):
        row.paste(drawing(Image.open(resources / "Photos" / f"{name}.png").convert("RGB")), (number * SIDE, 0))
    row.save(resources / "Mosaic" / "detail.png", optimize=True)


main()
