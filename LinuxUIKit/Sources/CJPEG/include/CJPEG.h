#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads and writes JPEG with libjpeg-turbo. If libjpeg reports an error, a function returns false. Nothing exits or prints.

/// Reads the size in pixels. Nothing after the header is read.
bool cjpeg_read_size(const uint8_t *data, size_t length, int *width, int *height);

/// The colours of a file, in the order in which a filter gets them.
typedef enum {
    /// Blue, green, red, and a byte that the filter doesn't change. A grey picture has the same number three times.
    CJPEG_COLORS_BGRA,
    /// Cyan, magenta, yellow and black. At 255, the ink is full.
    CJPEG_COLORS_INKS,
    /// Cyan, magenta, yellow and black. At 0, the ink is full.
    CJPEG_COLORS_INVERTED_INKS
} cjpeg_colors;

/// Reads the colour profile of a file.
///
/// @param profile The profile, which the caller frees.
bool cjpeg_read_profile(const uint8_t *data, size_t length, uint8_t **profile, size_t *profile_length, cjpeg_colors *colors);

/// Returns whether a file continues to the mark of its end. Segments and pixels are skipped.
bool cjpeg_has_end(const uint8_t *data, size_t length);

/// Returns the length of a side of `size` pixels after the decoding at a number of eighths.
int cjpeg_scaled_side(int side, int eighths);

/// A part of a picture, in pixels of the size in which it is decoded.
typedef struct {
    int x, y, width, height;
} cjpeg_area;

/// Converts a number of pixels of four bytes into blue, green and red. The fourth byte stays.
typedef void (*cjpeg_color_filter)(void *context, uint8_t *pixels, int count);

/// Decodes a part of a picture at 1 to 8 eighths of its size into opaque words 0xAARRGGBB.
///
/// The rows above the part are read, but not decoded into pixels. The rows below the part aren't read. If the file has marks from which the
/// file can be decoded, reading begins at the last mark above the part. A progressive picture is read whole.
/// If pixels are missing, they become grey, and the function still returns true. If the function returns false, the rows above the error
/// are decoded. The width and height are those of the whole picture by `cjpeg_scaled_side`. A picture of another size isn't decoded.
///
/// @param filter The function that converts each row of the part, or NULL. Without a filter, inks are converted without a profile.
bool cjpeg_decode(
    const uint8_t *data, size_t length, int eighths, int width, int height, cjpeg_area area, uint8_t *pixels, size_t stride,
    cjpeg_color_filter filter, void *context
);

/// Fills a row of words 0x..RRGGBB.
typedef void (*cjpeg_row_source)(void *context, int row, uint32_t *pixels);

/// Encodes rows, and requests each row when it is needed.
///
/// @param quality The quality, 0 to 100.
/// @param orientation The orientation of EXIF, 1 to 8. An orientation of 1 isn't written.
/// @param restart_rows The number of rows of blocks between marks from which the picture can be decoded, or 0 for no marks.
/// @param data The encoded bytes, which the caller frees.
bool cjpeg_encode(
    int width, int height, int quality, int orientation, int restart_rows, cjpeg_row_source source, void *context,
    uint8_t **data, size_t *length
);

#endif
