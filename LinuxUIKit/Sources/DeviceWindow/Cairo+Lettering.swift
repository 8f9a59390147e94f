import CCairo
import Foundation

/// What the window writes with.
extension OpaquePointer {
    /// Takes the window's font, in a size.
    func setLettering(size: CGFloat) {
        cairo_select_font_face(self, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(self, size)
    }

    /// How far it is from the beginning of a text to that of what would follow it, in the font that is set.
    func advance(of text: String) -> CGFloat {
        var extents = cairo_text_extents_t()
        cairo_text_extents(self, text, &extents)
        return extents.x_advance
    }
}
