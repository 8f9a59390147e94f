#include <lcms2.h>

// Formats of four bytes a pixel. Swift doesn't see lcms2's macros for them.

static const cmsUInt32Number CLibLCMS_RGBA = TYPE_RGBA_8;
static const cmsUInt32Number CLibLCMS_BGRA = TYPE_BGRA_8;
static const cmsUInt32Number CLibLCMS_CMYK = TYPE_CMYK_8;
static const cmsUInt32Number CLibLCMS_INVERTED_CMYK = TYPE_CMYK_8_REV;
/// A grey, and three bytes that are ignored.
static const cmsUInt32Number CLibLCMS_GRAY = COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
