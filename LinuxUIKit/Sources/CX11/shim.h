#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/keysym.h>
#include <X11/extensions/XInput2.h>
#include <cairo-xlib.h>

// Functions for the headers' macros, which Swift can't import.

/// Requests the touches of a window and, if the server has them, the pinches of its touchpads.
static inline int CX11SelectTouches(Display *display, Window window, int with_pinches) {
    unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {0};
    XISetMask(bits, XI_TouchBegin);
    XISetMask(bits, XI_TouchUpdate);
    XISetMask(bits, XI_TouchEnd);
    if (with_pinches) {
        XISetMask(bits, XI_GesturePinchBegin);
        XISetMask(bits, XI_GesturePinchUpdate);
        XISetMask(bits, XI_GesturePinchEnd);
    }
    XIEventMask mask = {.deviceid = XIAllMasterDevices, .mask_len = sizeof(bits), .mask = bits};
    return XISelectEvents(display, window, &mask, 1);
}

/// Copies the pixels of an image as red, green, blue, alpha, row by row. Returns 0 unless each channel has 8 bits.
static inline int CX11CopyPixels(XImage *image, unsigned char *rgba) {
    unsigned long masks[3] = {image->red_mask, image->green_mask, image->blue_mask};
    int shifts[3];
    for (int i = 0; i < 3; i++) {
        shifts[i] = masks[i] ? __builtin_ctzl(masks[i]) : 0;
        if (masks[i] >> shifts[i] != 0xFF) return 0;
    }
    for (int y = 0; y < image->height; y++) {
        for (int x = 0; x < image->width; x++) {
            unsigned long pixel = XGetPixel(image, x, y);
            for (int i = 0; i < 3; i++) *rgba++ = (pixel & masks[i]) >> shifts[i];
            *rgba++ = 0xFF;
        }
    }
    return 1;
}

static inline void CX11DestroyImage(XImage *image) { XDestroyImage(image); }
