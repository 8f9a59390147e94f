#include "CPNG.h"

#include <stdlib.h>
#include <string.h>

#include <png.h>

typedef struct {
    const uint8_t *data;
    size_t length, position;
} Source;

typedef struct {
    uint8_t *data;
    size_t length, capacity;
} Target;

enum { BYTES_AT_ONCE = 512 };

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
    Source *source = png_get_io_ptr(png);
    if (source->length - source->position < count) png_error(png, "the file is cut off");
    memcpy(bytes, source->data + source->position, count);
    source->position += count;
}

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static png_structp make_reader(Source *source) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore_warning);
    if (!png) return NULL;
    png_set_read_fn(png, source, read_bytes);
    // If a file breaks off, the rest of a block that is read at once is lost with the missing bytes.
    png_set_compression_buffer_size(png, BYTES_AT_ONCE);
    // An error in a chunk without pixels, such as a profile, doesn't prevent the picture from being shown.
    png_set_benign_errors(png, 1);
    return png;
}

bool cpng_read_size(const uint8_t *data, size_t length, int *width, int *height) {
    Source source = {data, length, 0};
    png_structp png = make_reader(&source);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return false;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return false;
    }
    png_read_info(png, info);
    *width = (int)png_get_image_width(png, info);
    *height = (int)png_get_image_height(png, info);
    png_destroy_read_struct(&png, &info, NULL);
    return true;
}

bool cpng_read_profile(const uint8_t *data, size_t length, uint8_t **profile, size_t *profile_length) {
    Source source = {data, length, 0};
    png_structp png = make_reader(&source);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    *profile = NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return false;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return false;
    }
    png_read_info(png, info);
    png_charp name;
    png_bytep bytes;
    png_uint_32 count;
    int compression;
    if (png_get_iCCP(png, info, &name, &compression, &bytes, &count) && (*profile = malloc(count))) {
        memcpy(*profile, bytes, count);
        *profile_length = count;
    }
    png_destroy_read_struct(&png, &info, NULL);
    return *profile != NULL;
}

int cpng_reduced_side(int side, int factor) { return (side + factor - 1) / factor; }

/// Configures libpng to return four bytes for each pixel: red, green, blue, alpha.
static void convert_to_rgba(png_structp png, png_infop info) {
    int kind = png_get_color_type(png, info);
    png_set_expand(png);
    png_set_scale_16(png);
    if (kind == PNG_COLOR_TYPE_GRAY || kind == PNG_COLOR_TYPE_GRAY_ALPHA) png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
}

static uint32_t multiplied(uint32_t channel, uint32_t alpha) {
    uint32_t product = channel * alpha + 0x80;
    return (product + (product >> 8)) >> 8;
}

static uint32_t word_of(const uint8_t *rgba) {
    uint32_t alpha = rgba[3];
    if (alpha == 0xFF) return 0xFF000000u | (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 | rgba[2];
    return alpha << 24 | multiplied(rgba[0], alpha) << 16 | multiplied(rgba[1], alpha) << 8 | multiplied(rgba[2], alpha);
}

/// The sums of the premultiplied channels, blue first, of the rows that have been read for a row of words.
typedef struct {
    int factor, full_width, full_height;
    cpng_area area;
    uint32_t *sums;
    cpng_color_filter filter;
    void *context;
} Reduction;

/// Adds a full row, and writes a row of words after the last row that belongs to it. The row's colours are converted in place.
static void add_row(Reduction *reduction, uint8_t *rgba, int row, uint8_t *pixels, size_t stride) {
    int factor = reduction->factor;
    cpng_area area = reduction->area;
    if (reduction->filter) {
        int first = area.x * factor, end = (area.x + area.width) * factor;
        if (end > reduction->full_width) end = reduction->full_width;
        reduction->filter(reduction->context, rgba + (size_t)first * 4, end - first);
    }
    uint32_t *words = (uint32_t *)(void *)(pixels + (size_t)(row / factor - area.y) * stride);
    if (factor == 1) {
        for (int column = 0; column < area.width; column++) words[column] = word_of(rgba + (size_t)(area.x + column) * 4);
        return;
    }
    if (row % factor == 0) memset(reduction->sums, 0, (size_t)area.width * 4 * sizeof *reduction->sums);
    bool is_last = row % factor == factor - 1 || row == reduction->full_height - 1;
    for (int column = 0; column < area.width; column++) {
        uint32_t *sums = reduction->sums + (size_t)column * 4;
        int first = (area.x + column) * factor;
        int end = first + factor < reduction->full_width ? first + factor : reduction->full_width;
        for (int index = first; index < end; index++) {
            uint32_t word = word_of(rgba + (size_t)index * 4);
            for (int channel = 0; channel < 4; channel++) sums[channel] += word >> channel * 8 & 0xFF;
        }
        if (!is_last) continue;
        uint32_t count = (uint32_t)((end - first) * (row % factor + 1)), word = 0;
        for (int channel = 0; channel < 4; channel++) word |= (sums[channel] + count / 2) / count << channel * 8;
        words[column] = word;
    }
}

bool cpng_decode(
    const uint8_t *data, size_t length, int factor, int width, int height, cpng_area area, uint8_t *pixels, size_t stride,
    cpng_color_filter filter, void *context
) {
    Source source = {data, length, 0};
    png_structp png = make_reader(&source);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    // The variables change after `setjmp` and are read after the jump. Without `volatile`, they could have their former values.
    uint8_t *volatile rows = NULL;
    uint32_t *volatile sums = NULL;
    volatile int read_rows = 0;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return false;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        free(rows);
        free(sums);
        return read_rows > 0;
    }
    png_read_info(png, info);
    int full_width = (int)png_get_image_width(png, info), full_height = (int)png_get_image_height(png, info);
    bool is_inside = area.x >= 0 && area.y >= 0 && area.width > 0 && area.height > 0 && area.x <= width - area.width
        && area.y <= height - area.height && stride >= (size_t)area.width * 4;
    if (!is_inside || cpng_reduced_side(full_width, factor) != width || cpng_reduced_side(full_height, factor) != height) {
        png_error(png, "the picture has another size");
    }
    bool is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    convert_to_rgba(png, info);
    size_t row_length = png_get_rowbytes(png, info);
    if (row_length != (size_t)full_width * 4) png_error(png, "the pixels have another format");
    int first = area.y * factor, end = (area.y + area.height) * factor < full_height ? (area.y + area.height) * factor : full_height;
    // One row for the rows outside the part, and one for the rows of the part, or all rows of the part if the picture is interlaced.
    rows = calloc(is_interlaced ? (size_t)(end - first) + 1 : 2, row_length);
    sums = calloc((size_t)area.width * 4, sizeof *sums);
    if (!rows || !sums) png_error(png, "there is no memory");
    Reduction reduction = {factor, full_width, full_height, area, sums, filter, context};
    if (!is_interlaced) {
        for (int row = 0; row < end; row++) {
            png_read_row(png, row < first ? rows : rows + row_length, NULL);
            if (row < first) continue;
            add_row(&reduction, rows + row_length, row, pixels, stride);
            read_rows = read_rows + 1;
        }
    } else {
        for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
            for (int row = 0; row < full_height; row++) {
                bool is_wanted = row >= first && row < end;
                png_read_row(png, NULL, is_wanted ? rows + (size_t)(row - first + 1) * row_length : rows);
            }
            // Each pass makes the whole picture finer. If a file breaks off, the picture of the last complete pass is left.
            // Each row is copied, because the next pass adds to the row.
            for (int row = first; row < end; row++) {
                memcpy(rows, rows + (size_t)(row - first + 1) * row_length, row_length);
                add_row(&reduction, rows, row, pixels, stride);
            }
            read_rows = end - first;
        }
    }
    // The rows below the area aren't read, so the reader isn't at the end of the file.
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    free(sums);
    return true;
}

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
    Target *target = png_get_io_ptr(png);
    if (target->capacity - target->length < count) {
        size_t capacity = (target->length + count) * 2;
        uint8_t *data = realloc(target->data, capacity);
        if (!data) png_error(png, "there is no memory");
        target->data = data;
        target->capacity = capacity;
    }
    memcpy(target->data + target->length, bytes, count);
    target->length += count;
}

static void flush_nothing(png_structp png) { (void)png; }

bool cpng_encode(
    int width, int height, bool has_alpha, bool is_interlaced, cpng_row_source source, void *context, uint8_t **data, size_t *length
) {
    Target target = {NULL, 0, 0};
    *data = NULL;
    *length = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore_warning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    uint32_t *row = width > 0 ? malloc((size_t)width * 4) : NULL;
    if (!info || !row) {
        png_destroy_write_struct(&png, NULL);
        free(row);
        return false;
    }
    png_set_write_fn(png, &target, write_bytes, flush_nothing);
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        free(row);
        free(target.data);
        return false;
    }
    png_set_compression_level(png, 1);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    int interlace = is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE;
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, interlace,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT
    );
    png_write_info(png, info);
    int passes = png_set_interlace_handling(png);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    if (has_alpha) png_set_swap_alpha(png);
    else png_set_filler(png, 0, PNG_FILLER_BEFORE);
#else
    png_set_bgr(png);
    if (!has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
#endif
    for (int pass = 0; pass < passes; pass++) {
        for (int index = 0; index < height; index++) {
            source(context, index, row);
            png_write_row(png, (png_const_bytep)row);
        }
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    free(row);
    *data = target.data;
    *length = target.length;
    return true;
}
