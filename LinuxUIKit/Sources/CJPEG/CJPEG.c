#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define WORDS_OUT JCS_EXT_ARGB
#define WORDS_IN JCS_EXT_XRGB
#else
#define WORDS_OUT JCS_EXT_BGRA
#define WORDS_IN JCS_EXT_BGRX
#endif

/// libjpeg's own advice (libjpeg-turbo, "Considerations for developers"): a small file of many scans could keep it busy for minutes.
enum { SCAN_LIMIT = 500 };

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf escape;
    char *message;
} ErrorManager;

static void escape(j_common_ptr info) {
    ErrorManager *manager = (ErrorManager *)info->err;
    longjmp(manager->escape, 1);
}

static void fail(j_common_ptr info) {
    ErrorManager *manager = (ErrorManager *)info->err;
    (*info->err->format_message)(info, manager->message);
    escape(info);
}

static void say_nothing(j_common_ptr info) { (void)info; }

static void ignore_warning(j_common_ptr info, int level) {
    (void)info;
    (void)level;
}

static void limit_scans(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number <= SCAN_LIMIT) return;
    ErrorManager *manager = (ErrorManager *)info->err;
    snprintf(manager->message, CJPEG_MESSAGE_CAPACITY, "more than %d scans", SCAN_LIMIT);
    escape(info);
}

static struct jpeg_error_mgr *prepare(ErrorManager *manager, char *message) {
    message[0] = 0;
    manager->message = message;
    jpeg_std_error(&manager->base);
    manager->base.error_exit = fail;
    manager->base.output_message = say_nothing;
    manager->base.emit_message = ignore_warning;
    return &manager->base;
}

bool cjpeg_read_size(const uint8_t *data, size_t length, int *width, int *height, char *message) {
    struct jpeg_decompress_struct info;
    ErrorManager errors;
    memset(&info, 0, sizeof info);
    info.err = prepare(&errors, message);
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&info);
        return false;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, data, length);
    jpeg_read_header(&info, TRUE);
    *width = (int)info.image_width;
    *height = (int)info.image_height;
    jpeg_destroy_decompress(&info);
    return true;
}

int cjpeg_scaled_side(int side, int eighths) { return (int)(((int64_t)side * eighths + 7) / 8); }

/// A row of cyan, magenta, yellow and black as opaque words. Adobe's files, which are nearly all, have them upside down: 255 is no ink.
static void convert_inks(const uint8_t *inks, uint32_t *words, int width, bool is_inverted) {
    for (int column = 0; column < width; column++, inks += 4) {
        uint32_t channels[4];
        for (int index = 0; index < 4; index++) channels[index] = is_inverted ? inks[index] : 255u - inks[index];
        uint32_t red = channels[0] * channels[3] / 255, green = channels[1] * channels[3] / 255, blue = channels[2] * channels[3] / 255;
        words[column] = 0xFF000000u | red << 16 | green << 8 | blue;
    }
}

/// Columns beside an area that are decoded with it. The colours of its outermost pixels are blended from those of their neighbours, so
/// without these columns an area would differ from the whole picture at its edges.
enum { BLENDED_COLUMNS = 2 };

bool cjpeg_decode(
    const uint8_t *data, size_t length, int eighths, int width, int height, cjpeg_area area, uint8_t *pixels, size_t stride, char *message
) {
    struct jpeg_decompress_struct info;
    struct jpeg_progress_mgr progress;
    ErrorManager errors;
    memset(&info, 0, sizeof info);
    memset(&progress, 0, sizeof progress);
    info.err = prepare(&errors, message);
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&info);
        return false;
    }
    jpeg_create_decompress(&info);
    progress.progress_monitor = limit_scans;
    info.progress = &progress;
    jpeg_mem_src(&info, data, length);
    jpeg_read_header(&info, TRUE);
    bool has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = has_inks ? JCS_CMYK : WORDS_OUT;
    info.scale_num = (unsigned)eighths;
    info.scale_denom = 8;
    jpeg_start_decompress(&info);
    bool is_inside = area.x >= 0 && area.y >= 0 && area.width > 0 && area.height > 0 && area.x <= width - area.width
        && area.y <= height - area.height;
    if (info.output_width != (JDIMENSION)width || info.output_height != (JDIMENSION)height || !is_inside
        || stride < (size_t)area.width * 4) {
        snprintf(message, CJPEG_MESSAGE_CAPACITY, "%u x %u pixels and not %d x %d", info.output_width, info.output_height, width, height);
        jpeg_destroy_decompress(&info);
        return false;
    }
    // libjpeg begins an area at a block's edge.
    JDIMENSION left = 0, columns = (JDIMENSION)width;
    if (area.width < width) {
        int first = area.x > BLENDED_COLUMNS ? area.x - BLENDED_COLUMNS : 0;
        int end = area.x + area.width < width - BLENDED_COLUMNS ? area.x + area.width + BLENDED_COLUMNS : width;
        left = (JDIMENSION)first;
        columns = (JDIMENSION)(end - first);
        jpeg_crop_scanline(&info, &left, &columns);
    }
    size_t skipped = (size_t)area.x - left;
    JSAMPROW row = NULL;
    if (has_inks || columns != (JDIMENSION)area.width) {
        row = (*info.mem->alloc_large)((j_common_ptr)&info, JPOOL_IMAGE, (size_t)columns * 4);
    }
    if (area.y > 0) jpeg_skip_scanlines(&info, (JDIMENSION)area.y);
    for (int index = 0; index < area.height; index++) {
        JSAMPROW target = pixels + (size_t)index * stride;
        JSAMPROW read = row ? row : target;
        if (jpeg_read_scanlines(&info, &read, 1) != 1) break;
        if (has_inks) {
            convert_inks(row + skipped * 4, (uint32_t *)(void *)target, area.width, info.saw_Adobe_marker);
        } else if (row) {
            memcpy(target, row + skipped * 4, (size_t)area.width * 4);
        }
    }
    // What lies below the area is not read, so there is nothing to finish.
    jpeg_destroy_decompress(&info);
    return true;
}

/// Writes an APP1 segment whose only entry is the orientation.
static void write_orientation(j_compress_ptr info, int orientation) {
    uint8_t segment[] = {
        'E', 'x', 'i', 'f', 0, 0,      // what the segment is
        'M', 'M', 0, 42, 0, 0, 0, 8,   // big-endian TIFF, whose first directory begins after these 8 bytes
        0, 1,                          // one entry
        0x01, 0x12, 0, 3, 0, 0, 0, 1,  // the orientation, one short number
        0, 0, 0, 0,                    // the number, and two bytes of padding
        0, 0, 0, 0                     // no further directory
    };
    segment[25] = (uint8_t)orientation;
    jpeg_write_marker(info, JPEG_APP0 + 1, segment, sizeof segment);
}

bool cjpeg_encode(
    int width, int height, int quality, int orientation, cjpeg_row_source source, void *context,
    uint8_t **data, size_t *length, char *message
) {
    struct {
        struct jpeg_compress_struct info;
        ErrorManager errors;
        unsigned char *bytes;
        unsigned long count;
    } job;
    memset(&job, 0, sizeof job);
    *data = NULL;
    *length = 0;
    job.info.err = prepare(&job.errors, message);
    if (setjmp(job.errors.escape)) {
        // Its bytes are not freed: while they grow libjpeg does not say where they are. Only a lack of memory leads here.
        jpeg_destroy_compress(&job.info);
        return false;
    }
    jpeg_create_compress(&job.info);
    jpeg_mem_dest(&job.info, &job.bytes, &job.count);
    job.info.image_width = (JDIMENSION)width;
    job.info.image_height = (JDIMENSION)height;
    job.info.input_components = 4;
    job.info.in_color_space = WORDS_IN;
    jpeg_set_defaults(&job.info);
    jpeg_set_quality(&job.info, quality, TRUE);
    if (quality >= 100) {
        // The best keeps the colours of every pixel; otherwise four pixels share theirs.
        job.info.comp_info[0].h_samp_factor = 1;
        job.info.comp_info[0].v_samp_factor = 1;
    }
    jpeg_start_compress(&job.info, TRUE);
    if (orientation > 1) write_orientation(&job.info, orientation);
    JSAMPROW row = (*job.info.mem->alloc_large)((j_common_ptr)&job.info, JPOOL_IMAGE, (size_t)width * 4);
    while (job.info.next_scanline < job.info.image_height) {
        source(context, (int)job.info.next_scanline, (uint32_t *)(void *)row);
        jpeg_write_scanlines(&job.info, &row, 1);
    }
    jpeg_finish_compress(&job.info);
    *data = job.bytes;
    *length = job.count;
    jpeg_destroy_compress(&job.info);
    return true;
}
