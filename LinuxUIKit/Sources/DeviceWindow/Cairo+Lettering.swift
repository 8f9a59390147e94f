import CCairo
import Foundation

/// Drawing of the window's texts.
extension OpaquePointer {
    /// Sets the window's font, in a size.
    func setLettering(size: CGFloat) {
        cairo_select_font_face(self, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(self, size)
    }

    /// Returns the distance from the beginning of a text to the beginning of a following text, in the current font.
    func advance(of text: String) -> CGFloat {
        var extents = cairo_text_extents_t()
        cairo_text_extents(self, text, &extents)
        return extents.x_advance
    }
}
