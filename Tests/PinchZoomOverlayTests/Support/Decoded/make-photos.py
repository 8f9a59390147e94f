"""Makes the photos of this folder, and the pixels that Pillow decodes at random places of them.

    pip install pillow==13.0.0 pillow-heif==1.8.1 numpy==2.4.6
    python3 make-photos.py

The script writes the photos, places.txt and places.bin, and prints its seed. A line of places.txt is a place:

    turned.jpg 6 2 512 200 page     photo, EXIF's orientation, level, left, top, and whether a page can show the place pixel by pixel

The level is the number of photo pixels along each side of one pixel. Left and top are pixels of the upright photo at this level.
places.bin has the pixels of the places in the same order: 24 × 24 pixels, row by row from the top, each as red, green, blue and opacity,
multiplied by the opacity.

Pillow decodes each photo as a whole. A JPEG at a level is Pillow's draft, which uses the fractions of libjpeg. A PNG at a level has the
mean of the photo pixels. The orientation is Pillow's exif_transpose. Pillow's wheel has a libjpeg of its own, another version than
Debian's.

The small files, one of each format, are the files that tests damage.
"""

import io
import os
import random
import struct
import zlib

import numpy as np
import pillow_heif
from PIL import Image, ImageOps

SEED = 36_000
SIDE = 24
TILE = 512
# The simulated phone's screen, in pixels.
SCREEN = (780, 1688)
SHOWN_PLACES = 200
OTHER_PLACES = 100
HERE = os.path.dirname(os.path.abspath(__file__))


def picture(width, height, seed):
    """Gradients, with discs, bars, and fields of fine lines: an array of height, width and three colors."""
    numbers = np.random.default_rng(seed)
    x, y = np.arange(width)[None, :], np.arange(height)[:, None]
    base = [60 + 130 * x / width + 0 * y, 50 + 140 * y / height + 0 * x, 70 + 60 * (x / width + y / height)]
    result = np.stack([np.floor(channel) for channel in base], axis=-1).astype(np.uint8)
    # One shape in each field of a grid, so that every tile has a few edges.
    for top in range(0, height, 260):
        for left in range(0, width, 260):
            color = numbers.integers(0, 256, 3)
            kind = numbers.integers(0, 4)
            size = int(numbers.integers(40, 120))
            cx, cy = left + int(numbers.integers(0, 260)), top + int(numbers.integers(0, 260))
            part = (slice(max(cy - size, 0), cy + size), slice(max(cx - size, 0), cx + size))
            px, py = np.broadcast_to(x - cx, (height, width))[part], np.broadcast_to(y - cy, (height, width))[part]
            if kind == 0:
                mask = px**2 + py**2 < size**2
            elif kind == 1:
                mask = (abs(px) < size) & (abs(py) < size // 6)
            elif kind == 2:
                mask = (abs(px) < 14) & (abs(py) < size) & (py % 4 < 2)
            else:
                mask = (abs(px) < 24) & (abs(py) < 24) & ((px // 3 + py // 3) % 2 == 0)
            result[part][mask] = color
    return result


def edges(width, height):
    """The places of the tiles' borders, on which half of the random places lie."""
    return [index * TILE for index in range(1, width // TILE + 1)], [index * TILE for index in range(1, height // TILE + 1)]


def write_png(name, samples, kind, depth=8, is_interlaced=False, palette=None):
    """Writes a PNG of rows of samples, an array of height, width and channels. Pillow writes neither passes nor 16 bits of a color."""
    passes = [(0, 0, 1, 1)]
    if is_interlaced:
        passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    packer = zlib.compressobj(9)
    packed = b""
    for left, top, across, down in passes:
        rows = samples[top::down, left::across]
        if rows.size == 0:
            continue
        data = np.ascontiguousarray(rows.astype(">u2" if depth == 16 else np.uint8)).view(np.uint8).reshape(rows.shape[0], -1)
        step = samples.shape[2] * depth // 8
        before = np.vstack([np.zeros_like(data[:1]), data[:-1]])
        beside = np.hstack([np.zeros_like(data[:, :step]), data[:, :-step]])
        for index, row in enumerate(data):
            # The filter is the one whose bytes look the smallest, as libpng's manual advises.
            choices = [row, row - beside[index], row - before[index]]
            sums = [int(np.abs(choice.view(np.int8).astype(np.int32)).sum()) for choice in choices]
            best = 0 if palette is not None else sums.index(min(sums))
            packed += packer.compress(bytes([best]) + choices[best].tobytes())
    packed += packer.flush()

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", samples.shape[1], samples.shape[0], depth, kind, 0, 0, int(is_interlaced))
    with open(os.path.join(HERE, name), "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        if palette is not None:
            file.write(chunk(b"PLTE", palette[0]) + chunk(b"tRNS", palette[1]))
        file.write(chunk(b"IDAT", packed) + chunk(b"IEND", b""))


def write_jpeg(name, pixels, mode="RGB", **options):
    image = Image.fromarray(pixels if mode == "RGB" else pixels[:, :, 0] if mode == "L" else pixels)
    if mode != image.mode:
        image = image.convert(mode)
    # Optimal tables for the codes make progressive files anyway, and other files a fifth smaller.
    image.save(os.path.join(HERE, name), "JPEG", optimize=True, **options)


def make_photos():
    # 4:2:0. A test writes the other orientations into the file.
    exif = Image.Exif()
    exif[0x0112] = 6
    write_jpeg("turned.jpg", picture(4612, 2748, 1), quality=50, subsampling=2, exif=exif.tobytes())
    write_jpeg("fine.jpg", picture(8230, 628, 2), quality=50, subsampling=0)
    write_jpeg("restarts.jpg", picture(8246, 1128, 3), quality=50, subsampling=2, restart_marker_rows=1)
    write_jpeg("progressive.jpg", picture(8262, 632, 4), quality=50, subsampling=2, progressive=True)
    write_png("rgb.png", picture(8278, 584, 5), 2)
    write_png("passes.png", picture(8294, 552, 6), 2, is_interlaced=True)
    rgb = picture(8310, 536, 7)
    x, y = np.arange(8310)[None, :], np.arange(536)[:, None]
    opacity = np.where((x // 90 + y // 70) % 5 == 0, 96, np.where((x // 90 + y // 70) % 5 == 1, 0, 255))
    write_png("transparent.png", np.dstack([rgb, opacity]), 6)
    index = (picture(8326, 568, 8)[:, :, :1] // 8).astype(np.uint8)
    palette = bytes(value for entry in range(32) for value in (entry * 8, 255 - entry * 7, (entry * 37) % 256))
    write_png("palette.png", index, 3, palette=(palette, bytes(255 if entry % 7 else 128 for entry in range(32))))
    write_png("grey.png", picture(8342, 536, 9)[:, :, :1], 0)
    # Each of the smaller photos ends in the middle of a tile, of a block, and of a pixel of every level.
    write_jpeg("odd-420.jpg", picture(1399, 1101, 10), quality=50, subsampling=2)
    write_jpeg("odd-422.jpg", picture(1091, 1403, 11), quality=50, subsampling=1)
    write_jpeg("odd-444.jpg", picture(1093, 551, 12), quality=50, subsampling=0, restart_marker_blocks=7)
    write_jpeg("odd-progressive.jpg", picture(1101, 1065, 13), quality=50, subsampling=0, progressive=True)
    write_jpeg("odd-grey.jpg", picture(1085, 1029, 14), mode="L", quality=50)
    write_jpeg("odd-inks.jpg", picture(1037, 543, 15), mode="CMYK", quality=50)
    write_png("odd-passes.png", picture(1035, 527, 16), 2, is_interlaced=True)
    rows = picture(1067, 541, 17).astype(np.uint16)
    write_png("odd-16.png", rows * 256 + rows[:, ::-1] // 2, 2, depth=16)
    write_png("odd-grey-16.png", (rows * 256 + rows[::-1] // 3)[:, :, :1], 0, depth=16)
    # A photo without an edge: a step between two pixels is one of the tiles' borders.
    x, y = np.arange(8300)[None, :], np.arange(1128)[:, None]
    write_png("gradient.png", np.stack([x // 40 + 0 * y, 20 + y // 6 + 0 * x, 255 - x // 40 + 0 * y], axis=-1), 2)


def make_small_files():
    """Writes whole files, for tests that damage them. A test runs thousands of files, so these have few pixels."""
    pillow_heif.register_heif_opener()
    pixels = picture(97, 61, 18)
    exif = Image.Exif()
    exif[0x0112] = 6
    write_jpeg("small-420.jpg", pixels, quality=60, subsampling=2, exif=exif.tobytes())
    write_jpeg("small-restarts.jpg", pixels, quality=60, subsampling=0, restart_marker_rows=1)
    write_jpeg("small-progressive.jpg", pixels, quality=60, progressive=True)
    write_jpeg("small-grey.jpg", pixels, mode="L", quality=60)
    write_jpeg("small-inks.jpg", pixels, mode="CMYK", quality=60)
    write_png("small-rgb.png", pixels, 2)
    write_png("small-transparent.png", np.dstack([pixels, pixels[:, :, 0]]), 6)
    write_png("small-passes.png", pixels, 2, is_interlaced=True)
    write_png("small-grey-16.png", pixels[:, :, :1].astype(np.uint16) * 257, 0, depth=16)
    write_png("small-palette.png", pixels[:, :, :1] // 8, 3, palette=(bytes(range(96)), bytes(range(0, 256, 8))))
    image = Image.fromarray(pixels)
    frames = [Image.fromarray(picture(97, 61, seed)) for seed in (19, 20)]
    image.save(os.path.join(HERE, "small.gif"), save_all=True, append_images=frames, duration=40, loop=0)
    image.save(os.path.join(HERE, "small.webp"), save_all=True, append_images=frames, duration=40, loop=0, quality=50)
    image.save(os.path.join(HERE, "small.avif"), quality=50)
    image.save(os.path.join(HERE, "small.heic"), quality=50)


def turned(data, orientation):
    """The file with another orientation in its EXIF segment."""
    entry = data.index(b"\x01\x12\x00\x03\x00\x00\x00\x01\x00") + 9
    return data[:entry] + bytes([orientation]) + data[entry + 1 :]


def level(name, orientation, factor):
    """The upright photo at a level, decoded as a whole, in colors that are multiplied by the opacity."""
    with open(os.path.join(HERE, name), "rb") as file:
        data = file.read()
    image = Image.open(io.BytesIO(turned(data, orientation) if name == "turned.jpg" else data))
    if image.format == "JPEG":
        image.draft(image.mode, (image.width // factor, image.height // factor))
        assert image.getexif().get(0x0112, 1) == orientation
        image = ImageOps.exif_transpose(image)
        return image.convert("RGB").convert("RGBA").convert("RGBa")
    if image.mode.startswith("I"):
        image = Image.fromarray(np.round(np.asarray(image) / 257).astype(np.uint8))
    return image.convert("RGBA").convert("RGBa").reduce(factor)


def is_exact_on_a_page(size, is_mirrored, factor, orientation):
    """Whether the pixels of a level can lie on the pixels of the screen. `size` is the upright photo's, in photo pixels."""
    fit = min(SCREEN[0] / size[0], SCREEN[1] / size[1])
    if fit * factor > 1 / 1.4:
        # The coarse picture is about as sharp, so there are no tiles.
        return False
    for length, mirrored, screen in zip(size, is_mirrored, SCREEN):
        if mirrored and length % factor != 0:
            return False
        # A photo that is smaller than the screen lies in the middle.
        if length / factor < screen and (length % factor != 0 or length // factor % 2 != 0):
            return False
    return True


MIRRORED = {1: (0, 0), 2: (1, 0), 3: (1, 1), 4: (0, 1), 5: (0, 0), 6: (1, 0), 7: (1, 1), 8: (0, 1)}


def main():
    make_photos()
    make_small_files()
    chance = random.Random(SEED)
    names = sorted(name for name in os.listdir(HERE) if name.endswith((".jpg", ".png")) and not name.startswith("small"))
    # Smaller photos have no tiles. TransparentTilesTests show a photo that isn't opaque over a color.
    shown = [name for name in names if not name.startswith(("odd", "palette", "transparent"))]
    levels = {}
    lines, pixels = [], []
    while len(lines) < SHOWN_PLACES + OTHER_PLACES:
        is_page = len(lines) < SHOWN_PLACES
        # Half of the pages show the photo with eight orientations.
        name = "turned.jpg" if is_page and chance.random() < 0.5 else chance.choice(shown if is_page else names)
        orientation = chance.randint(1, 8) if name == "turned.jpg" else 1
        factor = chance.choice([1, 2, 4] if is_page else [1, 2, 4, 8])
        key = (name, orientation, factor)
        if key not in levels:
            levels[key] = level(*key)
        image = levels[key]
        photo = Image.open(os.path.join(HERE, name)).size
        size = photo if orientation < 5 else photo[::-1]
        if is_page and not is_exact_on_a_page(size, MIRRORED[orientation], factor, orientation):
            continue
        left, top = chance.randint(0, image.width - SIDE), chance.randint(0, image.height - SIDE)
        # The borders are those of the stored picture. On mirrored axes they are counted from the other side.
        across, down = edges(image.width, image.height)
        if chance.random() < 0.7 and across:
            middle = chance.choice(across)
            left = (image.width - middle if MIRRORED[orientation][0] else middle) - chance.randint(1, SIDE - 1)
        if chance.random() < 0.5 and down:
            middle = chance.choice(down)
            top = (image.height - middle if MIRRORED[orientation][1] else middle) - chance.randint(1, SIDE - 1)
        left, top = max(0, min(left, image.width - SIDE)), max(0, min(top, image.height - SIDE))
        lines.append(f"{name} {orientation} {factor} {left} {top}" + (" page" if is_page else ""))
        pixels.append(image.crop((left, top, left + SIDE, top + SIDE)).tobytes())
    with open(os.path.join(HERE, "places.txt"), "w") as file:
        file.write("\n".join(lines) + "\n")
    with open(os.path.join(HERE, "places.bin"), "wb") as file:
        file.write(b"".join(pixels))
    print(f"seed {SEED}: {len(lines)} places")


main()
