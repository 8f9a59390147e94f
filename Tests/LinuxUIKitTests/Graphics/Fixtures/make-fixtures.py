#!/usr/bin/env python3
"""Makes the pictures of formats, frames, orientations and color profiles, with the pixels that other programs see in them.

    apt-get install python3-pil gifsicle libheif1 libx265-dev liblcms2-2
    /usr/bin/python3 make-fixtures.py

The files NAME.EXTENSION are read by the tests. A file NAME-expected.png has the pixels as Pillow reads them: the frames from left to right,
and colors in sRGB.
"""
import ctypes
import io
import os
import struct
import subprocess
import tempfile
import zlib

from PIL import Image, ImageCms, ImageDraw

os.chdir(os.path.dirname(os.path.abspath(__file__)))


def expect(name, frames):
    """Writes frames side by side."""
    frames = [frame.convert("RGBA") for frame in frames]
    strip = Image.new("RGBA", (sum(frame.width for frame in frames), frames[0].height))
    left = 0
    for frame in frames:
        strip.paste(frame, (left, 0))
        left += frame.width
    strip.save(f"{name}-expected.png", optimize=True)


def frames_of(name):
    picture = Image.open(name)
    frames = []
    for index in range(getattr(picture, "n_frames", 1)):
        picture.seek(index)
        frames.append(picture.convert("RGBA"))
    return frames


def fields(width=24, height=16, alpha=False):
    """Six plain fields; with alpha, the opacity falls from left to right."""
    picture = Image.new("RGBA", (width, height))
    draw = ImageDraw.Draw(picture)
    colors = [(230, 40, 30), (40, 200, 60), (30, 60, 220), (240, 220, 40), (128, 128, 128), (250, 250, 250)]
    for index, color in enumerate(colors):
        column, row = index % 3, index // 3
        opacity = 255 - 90 * column if alpha else 255
        left, top = column * width // 3, row * height // 2
        draw.rectangle([left, top, left + width // 3 - 1, top + height // 2 - 1], fill=color + (opacity,))
    return picture


# MARK: Animated files


def gif_frame(folder, name, size, color, hole=None):
    """A frame of one color, with a hole that is transparent."""
    picture = Image.new("P", size, 1)
    picture.putpalette([255, 0, 255] + list(color))
    if hole:
        picture.paste(0, hole)
    path = f"{folder}/{name}.gif"
    picture.save(path, transparency=0, optimize=False)
    return path


def make_gif():
    with tempfile.TemporaryDirectory() as folder:
        red = gif_frame(folder, "red", (20, 12), (255, 0, 0), (16, 0, 20, 4))
        green = gif_frame(folder, "green", (8, 6), (0, 255, 0), (2, 2, 4, 4))
        blue = gif_frame(folder, "blue", (10, 8), (0, 0, 255), (0, 0, 3, 3))
        gray = gif_frame(folder, "gray", (6, 11), (90, 90, 90))
        yellow = gif_frame(folder, "yellow", (5, 5), (255, 255, 0))
        subprocess.run(
            ["gifsicle", "--no-warnings", "--logical-screen", "20x12", "--loopcount=3", "--interlace"]
            + ["--disposal=asis", "-d5", red, "--disposal=background", "-d20", "-p", "3,2", green]
            + ["--disposal=previous", "-d0", "-p", "6,3", blue, "--disposal=asis", "-d100", "-p", "12,1", gray]
            + ["--disposal=asis", "-d10", "-p", "1,6", yellow, "-o", "disposal.gif"],
            check=True,
        )
    expect("disposal", frames_of("disposal.gif"))


def make_animated_webp():
    frames = []
    for index in range(4):
        frame = Image.new("RGBA", (24, 16), (0, 0, 0, 0) if index == 2 else (250, 200, 40, 255))
        ImageDraw.Draw(frame).rectangle([index * 5, 3, index * 5 + 6, 10], fill=(20 + 60 * index, 30, 200, 255 - 50 * index))
        frames.append(frame)
    frames[0].save(
        "animated.webp", save_all=True, append_images=frames[1:], duration=[50, 200, 120, 1000], loop=2, lossless=True, minimize_size=True
    )
    expect("animated", frames_of("animated.webp"))


# MARK: Orientations


def orientation(number):
    exif = Image.Exif()
    exif[0x0112] = number
    return exif.tobytes()


def make_turned():
    picture = fields(alpha=True)
    picture.save("turned.png", exif=orientation(6))
    picture.save("turned.webp", exif=orientation(8), lossless=True)
    expect("turned", [picture])
    picture = fields()
    picture.save("lossy.webp", quality=90)
    expect("lossy", frames_of("lossy.webp"))


# MARK: Depths and color profiles


class XYY(ctypes.Structure):
    _fields_ = [(name, ctypes.c_double) for name in ("x", "y", "Y")]


class Primaries(ctypes.Structure):
    _fields_ = [(name, XYY) for name in ("red", "green", "blue")]


lcms = ctypes.CDLL("liblcms2.so.2")
for name in ("cmsBuildGamma", "cmsCreateRGBProfile", "cmsCreateGrayProfile", "cmsCreateProfilePlaceholder", "cmsPipelineAlloc"):
    getattr(lcms, name).restype = ctypes.c_void_p
lcms.cmsStageAllocCLut16bit.restype = ctypes.c_void_p
lcms.cmsStageAllocToneCurves.restype = ctypes.c_void_p
lcms.cmsBuildGamma.argtypes = [ctypes.c_void_p, ctypes.c_double]
P = ctypes.c_void_p


def bytes_of(profile):
    size = ctypes.c_uint32()
    lcms.cmsSaveProfileToMem(P(profile), None, ctypes.byref(size))
    data = ctypes.create_string_buffer(size.value)
    lcms.cmsSaveProfileToMem(P(profile), data, ctypes.byref(size))
    # The date is always the same, so that the file is.
    return data.raw[:24] + bytes([7, 228, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]) + data.raw[36:]


WHITE = XYY(0.3127, 0.3290, 1)


def wide_profile():
    """The primaries of Display P3, with a plain gamma."""
    primaries = Primaries(XYY(0.680, 0.320, 1), XYY(0.265, 0.690, 1), XYY(0.150, 0.060, 1))
    gamma = lcms.cmsBuildGamma(None, 2.2)
    return bytes_of(lcms.cmsCreateRGBProfile(ctypes.byref(WHITE), ctypes.byref(primaries), (P * 3)(gamma, gamma, gamma)))


def gray_profile():
    return bytes_of(lcms.cmsCreateGrayProfile(ctypes.byref(WHITE), P(lcms.cmsBuildGamma(None, 1.4))))


def ink_profile():
    """Four inks, whose mixtures are the products of what each lets through: Lab numbers at the corners of the cube."""
    profile = lcms.cmsCreateProfilePlaceholder(None)
    lcms.cmsSetProfileVersion.argtypes = [P, ctypes.c_double]
    lcms.cmsSetProfileVersion(profile, 4.3)
    lcms.cmsSetDeviceClass(P(profile), int.from_bytes(b"prtr", "big"))
    lcms.cmsSetColorSpace(P(profile), int.from_bytes(b"CMYK", "big"))
    lcms.cmsSetPCS(P(profile), int.from_bytes(b"Lab ", "big"))
    to_lab = ImageCms.buildTransform(ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB")
    table = []
    for corner in range(16):
        inks = [corner >> shift & 1 for shift in (3, 2, 1, 0)]
        light = [40 if inks[3] else 255] * 3
        for ink, through in zip(inks, [(0, 160, 230), (220, 20, 130), (250, 230, 10)]):
            if ink:
                light = [value * share // 255 for value, share in zip(light, through)]
        lab = ImageCms.applyTransform(Image.new("RGB", (1, 1), tuple(light)), to_lab).tobytes()
        # Eight bits of a and b are signed in Pillow, and moved by 128 in a profile.
        table += [lab[0] * 257, ((lab[1] + 128) % 256) * 257, ((lab[2] + 128) % 256) * 257]
    pipeline = lcms.cmsPipelineAlloc(None, 4, 3)
    cube = lcms.cmsStageAllocCLut16bit(None, 2, 4, 3, (ctypes.c_uint16 * 48)(*table))
    # The profile's kind of table has curves before and behind the cube.
    for stage in (lcms.cmsStageAllocToneCurves(None, 4, None), cube, lcms.cmsStageAllocToneCurves(None, 3, None)):
        lcms.cmsPipelineInsertStage(P(pipeline), 1, P(stage))
    lcms.cmsWriteTag(P(profile), int.from_bytes(b"A2B0", "big"), P(pipeline))
    return bytes_of(profile)


def in_srgb(picture, profile):
    """The picture as lcms2 converts it, with its opacity."""
    mode = "RGB" if picture.mode in ("RGB", "RGBA") else picture.mode
    profile = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    intent = ImageCms.getDefaultIntent(profile)
    result = ImageCms.profileToProfile(picture.convert(mode), profile, ImageCms.createProfile("sRGB"), renderingIntent=intent, outputMode="RGB")
    if picture.mode == "RGBA":
        result.putalpha(picture.getchannel("A"))
    return result


def interlaced(picture, profile):
    """The picture as a PNG in Adam7's passes, which Pillow doesn't write."""

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = b""
    for x, y, across, down in [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]:
        for row in range(y, picture.height, down):
            rows += b"\0" + b"".join(bytes(picture.getpixel((column, row))) for column in range(x, picture.width, across))
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 6, 0, 0, 1)
    chunks = [(b"IHDR", header), (b"iCCP", b"wide\0\0" + zlib.compress(profile)), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*each) for each in chunks)


def make_profiles():
    wide, gray, inks = wide_profile(), gray_profile(), ink_profile()
    picture = fields(alpha=True)
    picture.save("wide.png", icc_profile=wide)
    with open("wide-interlaced.png", "wb") as file:
        file.write(interlaced(picture, wide))
    expect("wide", [in_srgb(picture, wide)])
    picture = fields(48, 32).convert("RGB")
    picture.save("wide.jpg", icc_profile=wide, quality=95, subsampling=0)
    expect("wide-jpeg", [in_srgb(Image.open("wide.jpg"), wide)])
    picture.convert("L").save("gray.png", icc_profile=gray)
    expect("gray", [in_srgb(picture.convert("L"), gray)])
    picture.convert("CMYK").save("inked.jpg", icc_profile=inks, quality=95)
    expect("inked", [in_srgb(Image.open("inked.jpg"), inks)])


def make_depths():
    palette = fields().convert("RGB").convert("P", palette=Image.ADAPTIVE, colors=6)
    palette.save("palette.png", transparency=bytes([255, 128, 0, 255, 60, 255]), bits=4)
    expect("palette", [Image.open("palette.png").convert("RGBA")])
    # The sixteenth bit of each number is lost in the eight bits of the expectation.
    deep = Image.frombytes("I;16", (16, 16), b"".join((257 * value).to_bytes(2, "little") for value in range(256)))
    deep.save("deep.png")
    expect("deep", [Image.frombytes("L", (16, 16), bytes(range(256)))])


# MARK: HEIC


def make_heic(name, picture, turn=1):
    heif = ctypes.CDLL("libheif.so.1")
    for function in ("heif_context_alloc", "heif_image_get_plane", "heif_encoding_options_alloc"):
        getattr(heif, function).restype = P

    class Error(ctypes.Structure):
        _fields_ = [("code", ctypes.c_int), ("subcode", ctypes.c_int), ("message", ctypes.c_char_p)]

    def call(function, *arguments):
        getattr(heif, function).restype = Error
        error = getattr(heif, function)(*arguments)
        assert error.code == 0, error.message

    context, image, encoder = P(heif.heif_context_alloc()), P(), P()
    has_alpha = picture.mode == "RGBA"
    call("heif_image_create", picture.width, picture.height, 1, 11 if has_alpha else 10, ctypes.byref(image))
    call("heif_image_add_plane", image, 10, picture.width, picture.height, 8)
    stride = ctypes.c_int()
    plane = heif.heif_image_get_plane(image, 10, ctypes.byref(stride))
    row = picture.width * len(picture.mode)
    for index in range(picture.height):
        ctypes.memmove(plane + index * stride.value, picture.tobytes()[index * row : (index + 1) * row], row)
    call("heif_context_get_encoder_for_format", context, 1, ctypes.byref(encoder))
    call("heif_encoder_set_lossy_quality", encoder, 95)
    call("heif_encoder_set_parameter_string", encoder, b"chroma", b"444")
    options = P(heif.heif_encoding_options_alloc())
    # The orientation is behind the four bytes of options, a pointer and a byte, in heif.h's struct heif_encoding_options.
    ctypes.c_int.from_address(options.value + 20).value = turn
    call("heif_context_encode_image", context, image, encoder, options, None)
    call("heif_context_write_to_file", context, f"{name}.heic".encode())


def make_gain_map():
    """Names the opacity of a HEIC a gain map, because libheif writes none. The sizes and offsets grow with the name."""
    with open("fields.heic", "rb") as file:
        data = bytearray(file.read())
    old, new = b"urn:mpeg:hevc:2015:auxid:1", b"urn:com:apple:photo:2020:aux:hdrgainmap"
    name, pixels, places = data.index(old), data.index(b"mdat") + 4, data.index(b"iloc")

    def grow(position):
        data[position : position + 4] = struct.pack(">I", struct.unpack(">I", data[position : position + 4])[0] + len(new) - len(old))

    for position in range(places, places + struct.unpack(">I", data[places - 4 : places])[0] - 8):
        if pixels <= struct.unpack(">I", data[position : position + 4])[0] < len(data):
            grow(position)
    for kind in (b"meta", b"iprp", b"ipco", b"auxC"):
        grow(data.rindex(kind, 0, name) - 4)
    with open("gain-map.heic", "wb") as file:
        file.write(data.replace(old, new))


def make_heics():
    make_heic("fields", fields(48, 32, alpha=True))
    make_heic("turned", fields(48, 32).convert("RGB"), turn=6)


make_gif()
make_animated_webp()
make_turned()
make_profiles()
make_depths()
make_heics()
make_gain_map()
