#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
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
} ErrorManager;

static void escape(j_common_ptr info) {
    ErrorManager *manager = (ErrorManager *)info->err;
    longjmp(manager->escape, 1);
}

static void say_nothing(j_common_ptr info) { (void)info; }

static void ignore_warning(j_common_ptr info, int level) {
    (void)info;
    (void)level;
}

static void limit_scans(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number > SCAN_LIMIT) escape(info);
}

static struct jpeg_error_mgr *prepare(ErrorManager *manager) {
    jpeg_std_error(&manager->base);
    manager->base.error_exit = escape;
    manager->base.output_message = say_nothing;
    manager->base.emit_message = ignore_warning;
    return &manager->base;
}

bool cjpeg_read_size(const uint8_t *data, size_t length, int *width, int *height) {
    struct jpeg_decompress_struct info;
    ErrorManager errors;
    memset(&info, 0, sizeof info);
    info.err = prepare(&errors);
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

bool cjpeg_read_profile(const uint8_t *data, size_t length, uint8_t **profile, size_t *profile_length, cjpeg_colors *colors) {
    struct jpeg_decompress_struct info;
    ErrorManager errors;
    unsigned count = 0;
    memset(&info, 0, sizeof info);
    info.err = prepare(&errors);
    *profile = NULL;
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&info);
        return false;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, data, length);
    jpeg_save_markers(&info, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(&info, TRUE);
    bool has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    *colors = !has_inks ? CJPEG_COLORS_BGRA : info.saw_Adobe_marker ? CJPEG_COLORS_INVERTED_INKS : CJPEG_COLORS_INKS;
    bool is_read = jpeg_read_icc_profile(&info, profile, &count);
    *profile_length = count;
    jpeg_destroy_decompress(&info);
    return is_read;
}

bool cjpeg_has_end(const uint8_t *data, size_t length) {
    const uint8_t *end = data + length, *mark = data;
    while (end - mark >= 2 && (mark = memchr(mark, 0xFF, (size_t)(end - mark))) && end - mark >= 2) {
        uint8_t kind = mark[1];
        if (kind == 0xD9) return true;
        if (kind == 0xFF) {
            mark++;
        } else if (kind <= 0x01 || (kind >= 0xD0 && kind <= 0xD8)) {
            // Pixels and the file's beginning are no segments.
            mark += 2;
        } else {
            // Segments are skipped, because a thumbnail in a segment has its own mark of an end.
            if (end - mark < 4) return false;
            size_t size = 2 + ((size_t)mark[2] << 8 | mark[3]);
            if ((size_t)(end - mark) < size) return false;
            mark += size;
        }
    }
    return false;
}

int cjpeg_scaled_side(int side, int eighths) { return (int)(((int64_t)side * eighths + 7) / 8); }

/// Converts a row of cyan, magenta, yellow and black into opaque words. Nearly all files are Adobe's, in which 255 means no ink.
static void convert_inks(const uint8_t *inks, uint32_t *words, int width, bool is_inverted) {
    for (int column = 0; column < width; column++, inks += 4) {
        uint32_t channels[4];
        for (int index = 0; index < 4; index++) channels[index] = is_inverted ? inks[index] : 255u - inks[index];
        uint32_t red = channels[0] * channels[3] / 255, green = channels[1] * channels[3] / 255, blue = channels[2] * channels[3] / 255;
        words[column] = 0xFF000000u | red << 16 | green << 8 | blue;
    }
}

/// A place in a file from which the file can be decoded. libjpeg and some cameras can write a mark after a number of blocks.
typedef struct {
    /// The file's segments up to the pixels, with the height of the picture below the place. The owner frees the segments.
    uint8_t *header;
    size_t header_length;
    /// The position of the pixels after the mark.
    const uint8_t *data;
    size_t length;
    /// The number of rows of the decoded picture above the place.
    int skipped_rows;
} Entry;

/// Returns the position of the height in a header, or 0 unless the picture has one scan.
static size_t find_height(const uint8_t *header, size_t length) {
    size_t position = 2;
    while (position + 9 < length && header[position] == 0xFF) {
        uint8_t kind = header[position + 1];
        if (kind == 0xFF) {
            position++;
            continue;
        }
        if (kind == 0xC0 || kind == 0xC1) return position + 5;
        if ((kind >= 0xC2 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC) || kind == 0xDA) return 0;
        position += 2 + ((size_t)header[position + 2] << 8 | header[position + 3]);
    }
    return 0;
}

/// Finds the pixels behind a number of marks. Returns NULL if the file is damaged at a mark.
static const uint8_t *find_mark(const uint8_t *data, const uint8_t *end, long count) {
    for (long found = 0; found < count;) {
        data = memchr(data, 0xFF, (size_t)(end - data));
        if (!data || end - data < 2) return NULL;
        if (data[1] == 0) {
            data += 2;
        } else if (data[1] == 0xFF) {
            data++;
        } else {
            if (data[1] != 0xD0 + found % 8) return NULL;
            data += 2;
            found++;
        }
    }
    return data;
}

/// Finds the last place above a row of the decoded picture from which the file can be decoded, if there is one after the beginning.
///
/// @param info The decoder, which has read the header.
static bool find_entry(j_decompress_ptr info, const uint8_t *data, size_t length, int eighths, int row, Entry *entry) {
    if (info->restart_interval == 0 || info->progressive_mode || info->arith_code) return false;
    if (info->comps_in_scan != info->num_components) return false;
    int across = info->num_components > 1 ? info->max_h_samp_factor : 1, down = info->num_components > 1 ? info->max_v_samp_factor : 1;
    // The size of a single component's blocks does not depend on its sampling.
    long blocks_in_row = ((long)info->image_width + 8L * across - 1) / (8L * across), interval = info->restart_interval;
    // The row above is needed as well, for the colours of the first row are blended with those above. Marks are numbered from 0 to 7, and
    // libjpeg begins with 0.
    long block_row = row / (down * eighths) - 1;
    while (block_row > 0 && block_row * blocks_in_row % (8 * interval) != 0) block_row--;
    if (block_row <= 0) return false;
    const uint8_t *pixels = info->src->next_input_byte, *end = data + length;
    size_t header_length = (size_t)(pixels - data), height_position = find_height(data, header_length);
    const uint8_t *rest = height_position == 0 ? NULL : find_mark(pixels, end, block_row * blocks_in_row / interval);
    if (!rest) return false;
    entry->header = malloc(header_length);
    if (!entry->header) return false;
    memcpy(entry->header, data, header_length);
    long height = (long)info->image_height - block_row * 8 * down;
    entry->header[height_position] = (uint8_t)(height >> 8);
    entry->header[height_position + 1] = (uint8_t)height;
    entry->header_length = header_length;
    entry->data = rest;
    entry->length = (size_t)(end - rest);
    entry->skipped_rows = (int)block_row * down * eighths;
    return true;
}

/// Columns beside an area that are decoded with it. The colours of its outermost pixels are blended from those of their neighbours, so
/// without these columns an area would differ from the whole picture at its edges.
enum { BLENDED_COLUMNS = 2 };

bool cjpeg_decode(
    const uint8_t *data, size_t length, int eighths, int width, int height, cjpeg_area area, uint8_t *pixels, size_t stride,
    cjpeg_color_filter filter, void *context
) {
    struct jpeg_decompress_struct info;
    struct jpeg_progress_mgr progress;
    ErrorManager errors;
    // The variable changes after `setjmp` and is read after the jump. Without `volatile`, it could have its former value.
    uint8_t *volatile header = NULL;
    memset(&info, 0, sizeof info);
    memset(&progress, 0, sizeof progress);
    info.err = prepare(&errors);
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&info);
        free(header);
        return false;
    }
    jpeg_create_decompress(&info);
    progress.progress_monitor = limit_scans;
    info.progress = &progress;
    jpeg_mem_src(&info, data, length);
    jpeg_read_header(&info, TRUE);
    Entry entry;
    if (find_entry(&info, data, length, eighths, area.y, &entry)) {
        header = entry.header;
        jpeg_abort_decompress(&info);
        jpeg_mem_src(&info, entry.header, entry.header_length);
        jpeg_read_header(&info, TRUE);
        info.src->next_input_byte = entry.data;
        info.src->bytes_in_buffer = entry.length;
        area.y -= entry.skipped_rows;
        height -= entry.skipped_rows;
    }
    bool has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = has_inks ? JCS_CMYK : WORDS_OUT;
    info.scale_num = (unsigned)eighths;
    info.scale_denom = 8;
    jpeg_start_decompress(&info);
    bool is_inside = area.x >= 0 && area.y >= 0 && area.width > 0 && area.height > 0 && area.x <= width - area.width
        && area.y <= height - area.height;
    if (info.output_width != (JDIMENSION)width || info.output_height != (JDIMENSION)height || !is_inside
        || stride < (size_t)area.width * 4) {
        jpeg_destroy_decompress(&info);
        free(header);
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
        if (has_inks && !filter) {
            convert_inks(row + skipped * 4, (uint32_t *)(void *)target, area.width, info.saw_Adobe_marker);
        } else if (row) {
            memcpy(target, row + skipped * 4, (size_t)area.width * 4);
        }
        if (!filter) continue;
        filter(context, target, area.width);
        // The black ink is at the position of the opacity.
        for (int column = 0; has_inks && column < area.width; column++) ((uint32_t *)(void *)target)[column] |= 0xFF000000u;
    }
    // The rows below the area aren't read, so the decoder isn't at the end of the file.
    jpeg_destroy_decompress(&info);
    free(header);
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
    int width, int height, int quality, int orientation, int restart_rows, cjpeg_row_source source, void *context,
    uint8_t **data, size_t *length
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
    job.info.err = prepare(&job.errors);
    if (setjmp(job.errors.escape)) {
        // The bytes aren't freed, because libjpeg doesn't return their address until the end. Only a lack of memory leads here.
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
        // The best quality stores the colours of every pixel. Otherwise, four pixels share their colours.
        job.info.comp_info[0].h_samp_factor = 1;
        job.info.comp_info[0].v_samp_factor = 1;
    }
    job.info.restart_in_rows = restart_rows;
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
