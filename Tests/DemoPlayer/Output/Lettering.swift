import UIKit

/// The style of a text in a picture: its font and colour.
struct Lettering {
    let font: UIFont
    let color: UIColor

    /// Creates a style with a font size, in points. All digits are equally wide, so that columns of numbers are aligned.
    init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor) {
        font = .monospacedDigitSystemFont(ofSize: size, weight: weight)
        self.color = color
    }

    /// Returns the size of a line of text, in points.
    func size(of text: String) -> CGSize {
        text.size(withAttributes: attributes)
    }

    /// Returns the height of a text that is wrapped to a width, both in points.
    func height(of text: String, width: CGFloat) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        let limit = CGSize(width: width, height: 0)
        return text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).height
    }

    /// Returns a text that fits in a width, in points. A text that is too long ends with an ellipsis.
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
    ///   - point: The position of the text, in points.
    ///   - anchor: The part of the text's box that lies at the point: (0, 0) is the upper left corner, (1, 1) the lower right.
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
