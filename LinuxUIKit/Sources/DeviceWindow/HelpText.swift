import CCairo
import Foundation

/// The lines beneath the phone, which explain the keys. Functions that are switched on are in full white.
struct HelpText: Equatable {
    struct Item: Equatable {
        var text: String
        var isOn = false
    }

    var items: [Item]
    /// The font size, in pixels.
    var fontSize: CGFloat

    private var lineHeight: CGFloat { (fontSize * 1.4).rounded() }
    private var margin: CGFloat { (fontSize * 0.7).rounded() }

    /// Returns the height of the lines in a window of a width, in pixels.
    func height(width: Int) -> Int {
        guard let measure = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return 0 }
        defer { cairo_surface_destroy(measure) }
        guard let cairo = cairo_create(measure) else { return 0 }
        defer { cairo_destroy(cairo) }
        return Int(CGFloat((place(on: cairo, width: width).last?.line ?? -1) + 1) * lineHeight + margin)
    }

    /// Draws the lines below a row of pixels.
    func draw(on cairo: OpaquePointer, top: Int, width: Int) {
        let baseline = CGFloat(top) + margin / 2 + fontSize
        for place in place(on: cairo, width: width) {
            let gray = place.item.isOn ? 1 : 0.62
            cairo_set_source_rgb(cairo, gray, gray, gray)
            cairo_move_to(cairo, place.x, baseline + CGFloat(place.line) * lineHeight)
            cairo_show_text(cairo, place.item.text)
        }
    }

    /// Returns the places of the items, one after the other. An item that doesn't fit begins a new line.
    private func place(on cairo: OpaquePointer, width: Int) -> [(item: Item, x: CGFloat, line: Int)] {
        cairo.setLettering(size: fontSize)
        var (x, line) = (margin, 0)
        return items.map { item in
            let advance = cairo.advance(of: item.text)
            if x > margin, x + advance > CGFloat(width) - margin {
                x = margin
                line += 1
            }
            defer { x += advance + fontSize }
            return (item, x, line)
        }
    }
}
