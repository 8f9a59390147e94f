#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads and writes JPEG by libjpeg-turbo. If libjpeg finds something wrong, the answer is false: nothing exits, nothing is printed.

/// Reads the size in pixels, and nothing behind the header.
bool cjpeg_read_size(const uint8_t *data, size_t length, int *width, int *height);

/// The colours of a file, as a filter gets them.
typedef enum {
    /// Blue, green, red, and a byte that the filter leaves alone. A grey picture has the same number three times.
    CJPEG_COLORS_BGRA,
    /// Cyan, magenta, yellow and black, of which 255 is the most.
    CJPEG_COLORS_INKS,
    /// Cyan, magenta, yellow and black, of which 0 is the most.
    CJPEG_COLORS_INVERTED_INKS
} cjpeg_colors;

/// Reads the colour profile of a file.
///
/// @param profile the profile, to be freed by the caller.
bool cjpeg_read_profile(const uint8_t *data, size_t length, uint8_t **profile, size_t *profile_length, cjpeg_colors *colors);

/// Whether a file goes on to the mark of its end. Its segments and its pixels are passed over.
bool cjpeg_has_end(const uint8_t *data, size_t length);

/// The size that a picture of `size` pixels along one side has when it is decoded at so many eighths.
int cjpeg_scaled_side(int side, int eighths);

/// A part of a picture, in pixels of the size in which it is decoded.
typedef struct {
    int x, y, width, height;
} cjpeg_area;

/// Converts so many pixels of four bytes into blue, green, red, and a byte that stays.
typedef void (*cjpeg_color_filter)(void *context, uint8_t *pixels, int count);

/// Decodes a part of a picture at 1 to 8 eighths of its size into words 0xAARRGGBB, opaque ones.
///
/// What lies above the part is read, but no pixels are made of it; what lies below is not read. If the file has marks from which it can be
/// decoded, reading begins at the last one above the part. A progressive picture is read whole.
/// What is merely missing comes out grey, and the answer is true all the same. Where it is false, the rows above are there.
/// The width and height are those of the whole picture by `cjpeg_scaled_side`; a picture of another size is not decoded.
///
/// @param filter converts each row of the part; NULL for none. Inks are then converted without a profile.
bool cjpeg_decode(
    const uint8_t *data, size_t length, int eighths, int width, int height, cjpeg_area area, uint8_t *pixels, size_t stride,
    cjpeg_color_filter filter, void *context
);

/// Fills a row of words 0x..RRGGBB.
typedef void (*cjpeg_row_source)(void *context, int row, uint32_t *pixels);

/// Encodes rows as they are made.
///
/// @param quality 0 to 100.
/// @param orientation EXIF's, 1 to 8; 1 is not written down.
/// @param restart_rows after so many rows of blocks there is a mark from which the picture can be decoded; 0 for none.
/// @param data the encoded bytes, to be freed by the caller.
bool cjpeg_encode(
    int width, int height, int quality, int orientation, int restart_rows, cjpeg_row_source source, void *context,
    uint8_t **data, size_t *length
);

#endif
