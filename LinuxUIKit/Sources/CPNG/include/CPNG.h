#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads and writes PNG by libpng, row by row. If libpng finds something wrong, the answer is false: nothing exits, nothing is printed.

/// Reads the size in pixels, and nothing behind the header: a file may end where its pixels begin.
bool cpng_read_size(const uint8_t *data, size_t length, int *width, int *height);

/// Reads the colour profile of a file.
///
/// @param profile the profile, to be freed by the caller.
bool cpng_read_profile(const uint8_t *data, size_t length, uint8_t **profile, size_t *profile_length);

/// The size that a picture of `size` pixels along one side has when each of its pixels is the mean of so many along the side.
int cpng_reduced_side(int side, int factor);

/// A part of a picture, in pixels of the size in which it is decoded.
typedef struct {
    int x, y, width, height;
} cpng_area;

/// Converts so many pixels of red, green, blue and opacity in their place; the opacity stays. Colours are not multiplied by it.
typedef void (*cpng_color_filter)(void *context, uint8_t *pixels, int count);

/// Decodes a part of a picture into premultiplied words 0xAARRGGBB.
///
/// Rows above the part are unpacked, but kept no longer than a row; rows below are not read. An interlaced picture is read whole, and the
/// part's rows are kept in their whole width meanwhile.
/// Where the file breaks off, the rows that are there are decoded, the others stay as they were, and the answer is true; it is false where
/// there is none of them.
///
/// @param factor 1, 2, 4 or 8: so many pixels along each side become one.
/// @param width the whole picture's by `cpng_reduced_side`, as is `height`; a picture of another size is not decoded.
/// @param filter converts each row of the part; NULL for none.
bool cpng_decode(
    const uint8_t *data, size_t length, int factor, int width, int height, cpng_area area, uint8_t *pixels, size_t stride,
    cpng_color_filter filter, void *context
);

/// Fills a row of words 0x..RRGGBB.
typedef void (*cpng_row_source)(void *context, int row, uint32_t *pixels);

/// Encodes opaque rows as they are made, quickly rather than small.
///
/// @param is_interlaced whether the rows are written in Adam7's passes; each row is then made seven times.
/// @param data the encoded bytes, to be freed by the caller.
bool cpng_encode(
    int width, int height, bool is_interlaced, cpng_row_source source, void *context, uint8_t **data, size_t *length
);

#endif
