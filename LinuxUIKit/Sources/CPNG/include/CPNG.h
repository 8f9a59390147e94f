#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads and writes PNG with libpng, row by row. If libpng reports an error, a function returns false. Nothing exits or prints.

/// Reads the size in pixels. Nothing after the header is read, so a file may end before its pixels.
bool cpng_read_size(const uint8_t *data, size_t length, int *width, int *height);

/// Reads the colour profile of a file.
///
/// @param profile The profile, which the caller frees.
bool cpng_read_profile(const uint8_t *data, size_t length, uint8_t **profile, size_t *profile_length);

/// Returns the length of a side of `size` pixels after a number of pixels along the side have become one.
int cpng_reduced_side(int side, int factor);

/// A part of a picture, in pixels of the size in which it is decoded.
typedef struct {
    int x, y, width, height;
} cpng_area;

/// Converts a number of pixels of red, green, blue and opacity in place. The opacity stays, and the colours aren't multiplied by it.
typedef void (*cpng_color_filter)(void *context, uint8_t *pixels, int count);

/// Decodes a part of a picture into premultiplied words 0xAARRGGBB.
///
/// Rows above the part are decompressed one after the other, and not stored. Rows below the part aren't read. An interlaced picture is read
/// whole, and the part's rows are stored in their whole width during the reading.
/// If the file breaks off, the rows before the break are decoded, the other rows stay as they were, and the function returns true. Without
/// any decoded row, the function returns false.
///
/// @param factor The number of pixels along each side that become one: 1, 2, 4 or 8.
/// @param width The width of the whole picture by `cpng_reduced_side`, like `height`. A picture of another size isn't decoded.
/// @param filter The function that converts each row of the part, or NULL.
bool cpng_decode(
    const uint8_t *data, size_t length, int factor, int width, int height, cpng_area area, uint8_t *pixels, size_t stride,
    cpng_color_filter filter, void *context
);

/// Fills a row of words 0xAARRGGBB, whose colors aren't multiplied by the opacity. An opaque picture has any bits instead of the opacity.
typedef void (*cpng_row_source)(void *context, int row, uint32_t *pixels);

/// Encodes rows, and requests each row when it is needed. The file isn't as small as possible, because the encoding is fast: a picture of the
/// screen takes a fifth of the time that libpng's defaults take, and becomes a sixth larger.
///
/// @param has_alpha Whether the opacity is written.
/// @param is_interlaced Whether the rows are written in Adam7's passes. Each row is then requested seven times.
/// @param data The encoded bytes, which the caller frees.
bool cpng_encode(
    int width, int height, bool has_alpha, bool is_interlaced, cpng_row_source source, void *context, uint8_t **data, size_t *length
);

#endif
