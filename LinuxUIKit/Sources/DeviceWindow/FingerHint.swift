import CCairo
import Foundation

/// What the window writes over the phone while Alt is held: how two fingers that begin about the middle of the screen get onto a photo.
enum FingerHint: Equatable {
    /// The fingers are mirrored about a centre.
    case mirrored
    /// Shift is held besides: they move together.
    case together

    private var lines: [String] {
        switch self {
        case .mirrored: ["Two fingers, mirrored: drag to pinch", "Hold Shift to move both onto a photo"]
        case .together: ["Two fingers, moving together", "Over the photo, let go of Shift to pinch"]
        }
    }

    /// In points; smaller where the phone is too narrow for it.
    private static let fontSize: CGFloat = 13
    /// From the letters to the edge of their plate, and from that to the screen's, in points.
    private static let (padding, margin): (CGFloat, CGFloat) = (12, 12)

    /// Draws it at the bottom of a screen, away from the middle, on a plate that is told from dark and light pictures alike.
    ///
    /// - Parameters:
    ///   - screenSize: the part of the window that shows the phone, in pixels.
    ///   - zoom: the window's pixels for a point.
    func draw(on cairo: OpaquePointer, screenSize: PixelSize, zoom: CGFloat) {
        cairo_select_font_face(cairo, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(cairo, Self.fontSize)
        let widths = lines.map { line in
            var extents = cairo_text_extents_t()
            cairo_text_extents(cairo, line, &extents)
            return extents.x_advance
        }
        let lineHeight = (Self.fontSize * 1.45).rounded()
        let plate = CGSize(
            width: ((widths.max() ?? 0) + 2 * Self.padding).rounded(.up),
            height: CGFloat(lines.count) * lineHeight + 2 * (Self.padding - 3)
        )
        let scale = zoom * min(1, CGFloat(screenSize.width) / zoom / (plate.width + 2 * Self.margin))
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let origin = CGPoint(
            x: ((CGFloat(screenSize.width) - plate.width * scale) / 2).rounded(),
            y: (CGFloat(screenSize.height) - (plate.height + Self.margin) * scale).rounded()
        )
        cairo_translate(cairo, origin.x, origin.y)
        cairo_scale(cairo, scale, scale)
        drawPlate(of: plate, on: cairo)
        for (index, line) in lines.enumerated() {
            let gray = index == 0 ? 1 : 0.8
            cairo_set_source_rgb(cairo, gray, gray, gray)
            let baseline = Self.padding - 3 + CGFloat(index) * lineHeight + Self.fontSize * 1.08
            cairo_move_to(cairo, (plate.width - widths[index]) / 2, baseline)
            cairo_show_text(cairo, line)
        }
    }

    private func drawPlate(of size: CGSize, on cairo: OpaquePointer) {
        let radius: CGFloat = 12
        cairo_new_path(cairo)
        let (right, bottom) = (size.width - radius, size.height - radius)
        let corners = [(right, radius), (right, bottom), (radius, bottom), (radius, radius)]
        for (index, corner) in corners.enumerated() {
            let start = CGFloat(index - 1) * .pi / 2
            cairo_arc(cairo, corner.0, corner.1, radius, start, start + .pi / 2)
        }
        cairo_close_path(cairo)
        cairo_set_source_rgba(cairo, 0.1, 0.1, 0.11, 0.86)
        cairo_fill_preserve(cairo)
        cairo_set_source_rgba(cairo, 1, 1, 1, 0.2)
        cairo_set_line_width(cairo, 1)
        cairo_stroke(cairo)
    }
}
