"""Makes the parts of the demo's photo of 230 megapixels, which the app puts together: a row of small photos, and a plan.

Each small photo has 64 × 64 pixels and one of 32 shades. In mosaic.jpg, 256 of them stand side by side, with a restart marker after each
of their rows of blocks. In mosaic.plan, each byte is the number of the small photo at a place of the large photo, row by row.

Needs Debian's python3-pil and libjpeg-turbo-progs. Usage: make-mosaic.py Sources/PinchDemo/Resources
"""

import io
import pathlib
import subprocess
import sys

from PIL import Image, ImageStat

COLUMNS, ROWS, SIDE, SHADES = 291, 193, 64, 32
NAMES = ["temple", "coffee", "hubble", "cat", "dahlia", "astronaut", "rocket", "photographer"]


def shaded(photo, shade):
    """Gives a photo a mean color, and leaves it a part of its contrast."""
    means = ImageStat.Stat(photo).mean
    channels = [
        channel.point(lambda value, mean=mean, wanted=wanted: round(wanted + 0.6 * (value - mean)))
        for channel, mean, wanted in zip(photo.split(), means, shade)
    ]
    return Image.merge("RGB", channels)


def small(photo):
    side = min(photo.size)
    left, top = (photo.width - side) // 2, (photo.height - side) // 2
    return photo.crop((left, top, left + side, top + side)).resize((SIDE, SIDE), Image.LANCZOS)


def main():
    resources = pathlib.Path(sys.argv[1])
    photos = [Image.open(resources / "Photos" / f"{name}.png").convert("RGB") for name in NAMES]
    whole = photos[NAMES.index("cat")].resize((COLUMNS, ROWS), Image.LANCZOS)
    palette = whole.quantize(SHADES).getpalette()[: 3 * SHADES]
    shades = Image.new("P", (1, 1))
    # A palette has 256 colors, and a place may get any of them.
    shades.putpalette(palette * (256 // SHADES))
    places = whole.quantize(palette=shades, dither=Image.FLOYDSTEINBERG).tobytes()

    tiles = Image.new("RGB", (len(photos) * SHADES * SIDE, SIDE))
    for number, photo in enumerate(map(small, photos)):
        for shade in range(SHADES):
            tile = shaded(photo, palette[3 * shade : 3 * shade + 3])
            tiles.paste(tile, ((number * SHADES + shade) * SIDE, 0))
    jpeg = io.BytesIO()
    tiles.save(jpeg, "JPEG", quality=60, subsampling="4:2:0")
    # A block is 16 pixels wide.
    with_marks = subprocess.run(["jpegtran", "-restart", f"{SIDE // 16}B"], input=jpeg.getvalue(), stdout=subprocess.PIPE, check=True)
    folder = resources / "Mosaic"
    folder.mkdir(exist_ok=True)
    (folder / "mosaic.jpg").write_bytes(with_marks.stdout)
    # Each row of small photos is shifted by three. Without the shift, each column would repeat one photo.
    plan = bytes((index % COLUMNS + 3 * (index // COLUMNS)) % len(photos) * SHADES + shade % SHADES for index, shade in enumerate(places))
    (folder / "mosaic.plan").write_bytes(plan)


main()
