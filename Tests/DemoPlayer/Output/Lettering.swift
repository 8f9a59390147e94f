import UIKit

/// How a piece of text in a picture is set: typeface and colour.
struct Lettering {
    /// The typeface.
    let font: UIFont
    /// The colour.
    let color: UIColor

    /// Text of a size in points; digits are of one width, so that numbers in columns line up.
    init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor) {
        font = .monospacedDigitSystemFont(ofSize: size, weight: weight)
        self.color = color
    }

    /// The size of a line of text, in points.
    func size(of text: String) -> CGSize {
        text.size(withAttributes: attributes)
    }

    /// The height of a text that is wrapped to a width, in points.
    func height(of text: String, width: CGFloat) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        let limit = CGSize(width: width, height: 0)
        return text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).height
    }

    /// A text cut off with an ellipsis so that it fits in a width, in points; the text itself if it does.
    func fitted(_ text: String, width: CGFloat) -> String {
        var kept = text
        var shown = text
        while size(of: shown).width > width, !kept.isEmpty {
            kept.removeLast()
            shown = kept.trimmingCharacters(in: .whitespaces) + "…"
        }
        return shown
    }

    /// Draws a line of text.
    ///
    /// - Parameters:
    ///   - point: where the text goes, in points.
    ///   - anchor: which part of the text's box lies at the point: (0, 0) its upper left corner, (1, 1) its lower right one.
    func draw(_ text: String, at point: CGPoint, anchor: CGPoint = .zero) {
        let size = size(of: text)
        let corner = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        text.draw(at: corner, withAttributes: attributes)
    }

    /// Draws a text in a rectangle, wrapped to its width.
    func draw(_ text: String, in rect: CGRect) {
        text.draw(in: rect, withAttributes: attributes)
    }

    private var attributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }
}
