import CCairo
import UIKit

/// The hint that the window shows over the phone while Alt is held: the way to get two mirrored fingers onto a photo.
enum FingerHint: Equatable {
    /// The fingers are mirrored about a center.
    case mirrored
    /// The fingers move together, because Shift is held as well.
    case together

    private var lines: [String] {
        switch self {
        case .mirrored: ["Two fingers, mirrored: drag to pinch", "Hold Shift to move both onto a photo"]
        case .together: ["Two fingers, moving together", "Over the photo, let go of Shift to pinch"]
        }
    }

    /// The font's size and the lines' height, in points, as all lengths here. On a narrow phone, the whole hint is drawn smaller.
    private static let (fontSize, lineHeight): (CGFloat, CGFloat) = (13, 19)
    /// The distance from the lines to the edges of their plate. The height is less, because a line already has room above and below its
    /// letters.
    private static let padding = CGSize(width: 12, height: 9)
    /// The distance from the plate to the screen's edges, and the radius of the plate's corners.
    private static let (margin, radius): (CGFloat, CGFloat) = (12, 12)

    /// Draws the hint at the bottom of a screen, away from the middle. The hint's plate stands out from dark and light pictures.
    ///
    /// - Parameters:
    ///   - screenSize: The part of the window that shows the phone, in pixels.
    ///   - zoom: The window's pixels for a point.
    func draw(on cairo: OpaquePointer, screenSize: PixelSize, zoom: CGFloat) {
        cairo.setLettering(size: Self.fontSize)
        let widths = lines.map(cairo.advance)
        let plate = CGSize(
            width: ((widths.max() ?? 0) + 2 * Self.padding.width).rounded(.up),
            height: CGFloat(lines.count) * Self.lineHeight + 2 * Self.padding.height
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
        var font = cairo_font_extents_t()
        cairo_font_extents(cairo, &font)
        for (index, line) in lines.enumerated() {
            let gray = index == 0 ? 1 : 0.8
            cairo_set_source_rgb(cairo, gray, gray, gray)
            // The letters, from the highest to the lowest, are in the middle of the line's height.
            let baseline = Self.padding.height + CGFloat(index) * Self.lineHeight + (Self.lineHeight + font.ascent - font.descent) / 2
            cairo_move_to(cairo, (plate.width - widths[index]) / 2, baseline)
            cairo_show_text(cairo, line)
        }
    }

    private func drawPlate(of size: CGSize, on cairo: OpaquePointer) {
        let corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        cairo_new_path(cairo)
        cairo.addRoundedRectangle(CGRect(origin: .zero, size: size), radius: Self.radius, corners: corners)
        // The plate is as transparent as the gray line allows: over white, the line keeps WCAG's strictest contrast, 7.
        cairo_set_source_rgba(cairo, 0.1, 0.1, 0.11, 0.86)
        cairo_fill_preserve(cairo)
        cairo_set_source_rgba(cairo, 1, 1, 1, 0.2)
        cairo_set_line_width(cairo, 1)
        cairo_stroke(cairo)
    }
}
