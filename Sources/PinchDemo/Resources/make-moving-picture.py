#!/usr/bin/env python3
"""Makes a moving picture of the README out of a replay's: make-moving-picture.py out/film-and-back/gesture.png film.png

A replay's animated PNG holds every colour, and takes some megabytes. This one has the 256 colours that do the frames most justice, which are
a third of the bytes, and rests on its last frame before it begins anew. Python's standard library is all that it needs.
"""
import struct
import sys
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLORS = 256
# Milliseconds that the last frame stays: long enough to see that it is over.
LAST_FRAME = 900


def chunks(data):
    position = len(SIGNATURE)
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position : position + 8])
        yield kind, data[position + 8 : position + 8 + length]
        position += length + 12


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def unfiltered(packed, width, height):
    """The rows of a PNG's pixels, three bytes each, without the filters of the format."""
    data, stride = zlib.decompress(packed), width * 3
    above, rows = bytearray(stride), []
    for y in range(height):
        start = y * (stride + 1)
        kind, row = data[start], bytearray(data[start + 1 : start + 1 + stride])
        for x in range(stride if kind else 0):
            left, up, corner = (row[x - 3], above[x], above[x - 3]) if x >= 3 else (0, above[x], 0)
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            else:
                to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
                guess = left if to_left <= to_up and to_left <= to_corner else up if to_up <= to_corner else corner
            row[x] = (row[x] + guess) & 255
        rows.append(row)
        above = row
    return rows


def frames(data):
    """Width, height, and of each frame its pixels and how long it is shown, in milliseconds."""
    width, height, canvas, control, packed, result = 0, 0, None, None, b"", []

    def finish():
        across, down, left, top, numerator, denominator = control
        for y, row in enumerate(unfiltered(packed, across, down)):
            start = ((top + y) * width + left) * 3
            canvas[start : start + across * 3] = row
        result.append((bytes(canvas), numerator * 1000 // (denominator or 100)))

    for kind, body in chunks(data):
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
            if (depth, color) != (8, 2):
                sys.exit("its pixels are not red, green and blue of 8 bits: it is no picture of a replay")
            canvas = bytearray(width * height * 3)
        elif kind in (b"fcTL", b"IEND"):
            if control:
                finish()
            if kind == b"fcTL":
                control, packed = struct.unpack(">IIIIHH", body[4:24]), b""
        elif kind == b"IDAT":
            packed += body
        elif kind == b"fdAT":
            packed += body[4:]
    return width, height, result


def palette(pictures):
    """Colours that halve, again and again, the box of colours that is widest for the pixels in it."""
    counts = {}
    for pixels in pictures:
        for color in zip(pixels[0::3], pixels[1::3], pixels[2::3]):
            counts[color] = counts.get(color, 0) + 1

    def measured(box):
        spans = [max(color[i] for color in box) - min(color[i] for color in box) for i in range(3)]
        axis = spans.index(max(spans))
        return spans[axis] * sum(counts[color] for color in box) ** 0.5, axis, box

    boxes = [measured(list(counts))]
    while len(boxes) < COLORS:
        widest = max(range(len(boxes)), key=lambda i: boxes[i][0])
        size, axis, box = boxes[widest]
        if size == 0:
            break
        box.sort(key=lambda color: color[axis])
        half, seen, cut = sum(counts[color] for color in box) / 2, 0, 1
        for cut, color in enumerate(box[:-1], 1):
            seen += counts[color]
            if seen >= half:
                break
        boxes[widest : widest + 1] = [measured(box[:cut]), measured(box[cut:])]
    colors, numbers = [], {}
    for number, (_, _, box) in enumerate(boxes):
        total = sum(counts[color] for color in box)
        colors.append(tuple(round(sum(color[i] * counts[color] for color in box) / total) for i in range(3)))
        numbers.update((color, number) for color in box)
    return colors, numbers


def changed(before, after, width, height):
    """The smallest box with all pixels that differ: left, top, width, height; nothing if there is none."""
    rows = [y for y in range(height) if before[y * width : (y + 1) * width] != after[y * width : (y + 1) * width]]
    if not rows:
        return None
    columns = [x for x in range(width) if before[x::width] != after[x::width]]
    return columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1


def packed(pixels, box, width):
    left, top, across, down = box
    rows = (pixels[y * width + left : y * width + left + across] for y in range(top, top + down))
    return zlib.compress(b"".join(b"\0" + row for row in rows), 9)


def moving_picture(data):
    width, height, shown = frames(data)
    colors, numbers = palette(pixels for pixels, _ in shown)
    steps = []
    before = None
    for pixels, milliseconds in shown:
        indices = bytes(numbers[color] for color in zip(pixels[0::3], pixels[1::3], pixels[2::3]))
        box = changed(before, indices, width, height) if before else (0, 0, width, height)
        if box:
            steps.append([box, packed(indices, box, width), milliseconds])
        else:
            steps[-1][2] += milliseconds
        before = indices
    steps[-1][2] = LAST_FRAME
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [SIGNATURE, chunk(b"IHDR", header), chunk(b"PLTE", bytes(sum(colors, ())))]
    # 0 times is for ever.
    parts.append(chunk(b"acTL", struct.pack(">II", len(steps), 0)))
    number = 0
    for (left, top, across, down), body, milliseconds in steps:
        control = struct.pack(">IIIIIHHBB", number, across, down, left, top, milliseconds, 1000, 0, 0)
        parts.append(chunk(b"fcTL", control))
        number += 1
        if number == 1:
            parts.append(chunk(b"IDAT", body))
        else:
            parts.append(chunk(b"fdAT", struct.pack(">I", number) + body))
            number += 1
    return b"".join(parts) + chunk(b"IEND", b"")


if len(sys.argv) != 3:
    sys.exit(__doc__.splitlines()[0])
with open(sys.argv[1], "rb") as file:
    picture = moving_picture(file.read())
with open(sys.argv[2], "wb") as file:
    file.write(picture)
print(f"{sys.argv[2]}: {len(picture)} bytes")
