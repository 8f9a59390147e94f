#!/usr/bin/python3
"""Makes a moving picture of the README from the frames that a replay writes with --frames. Needs Debian's python3-pil.

Usage: make-moving-picture.py out/presented-film/frames film.png FROM BEGIN

What comes before FROM, in seconds, is left out. The picture begins at BEGIN, since whoever lets nothing move sees its first frame alone,
and goes around: after the last frame, which rests, comes the one at FROM.
"""
import sys
from pathlib import Path

from PIL import Image, ImageChops, UnidentifiedImageError

# Every third of the phone's 60 frames a second. All frames would take three times as many bytes.
STEP = 3
DURATION = 50

# One more color marks pixels that don't change, which take nearly no bytes.
COLORS = 127
# The largest change of a channel, of 255, at which a pixel counts as unchanged. The reduction of the colors changes a channel as much.
TOLERANCE = 10
# The duration of the last frame, in milliseconds, in which people see that the picture has ended.
REST = 900


def read(folder):
    """Returns the frames that differ from the frame before, each with its duration in milliseconds."""
    frames = []
    for path in sorted(Path(folder).glob("*.png"))[::STEP]:
        try:
            with Image.open(path) as picture:
                frame = picture.convert("RGB")
        except (OSError, UnidentifiedImageError) as error:
            sys.exit(f"{path}: {error}")
        if frames and frame == frames[-1][0]:
            frames[-1] = (frame, frames[-1][1] + DURATION)
        else:
            frames.append((frame, DURATION))
    if len(frames) < 2:
        sys.exit(f"{folder}: nothing moves in it")
    return frames


def at(frames, seconds):
    """Returns the number of the frame that is shown at a time."""
    passed = 0
    for number, (_, duration) in enumerate(frames):
        passed += duration
        if passed > seconds * 1000:
            return number
    sys.exit(f"{seconds} s: it is over after {passed / 1000} s")


def few_colors(frames):
    """Returns a picture whose palette suits all frames, with magenta for unchanged pixels."""
    width, height = frames[0].size
    # A third of the frames contains all colors.
    some = frames[::3]
    together = Image.new("RGB", (width, height * len(some)))
    for number, frame in enumerate(some):
        together.paste(frame, (0, number * height))
    # Each color is moved to the mean of the pixels that it replaces. Without this, grays would get a tint.
    palette = together.quantize(COLORS, kmeans=1)
    palette.putpalette(palette.getpalette()[: COLORS * 3] + [255, 0, 255] * (256 - COLORS))
    return palette


def changes(frames):
    """Returns the frames in few colors. Each frame but the first contains only the changed pixels."""
    palette = few_colors(frames)
    shown = None
    for frame in frames:
        painted = frame.quantize(palette=palette, dither=Image.Dither.NONE)
        if shown:
            channels = ImageChops.difference(frame, shown).split()
            largest = ImageChops.lighter(ImageChops.lighter(*channels[:2]), channels[2])
            mask = largest.point(lambda value: 255 if value > TOLERANCE else 0)
            shown = Image.composite(frame, shown, mask)
            painted.paste(COLORS, mask=ImageChops.invert(mask))
        else:
            shown = frame
        yield painted


def main(source, target, start, begin):
    frames = read(source)
    start, begin = at(frames, float(start)), at(frames, float(begin))
    frames[-1] = (frames[-1][0], REST)
    frames = frames[begin:] + frames[start:begin]
    pictures = list(changes([frame for frame, _ in frames]))
    durations = [duration for _, duration in frames]
    # Blend 1: a frame is laid over the one before it.
    pictures[0].save(
        target, save_all=True, append_images=pictures[1:], duration=durations, loop=0, blend=1, transparency=COLORS, optimize=True
    )


if len(sys.argv) != 5:
    sys.exit(__doc__)
main(*sys.argv[1:])
