import UIKit

extension UILabel {
    /// Whether the label shows nothing but text.
    var isBareText: Bool {
        (backgroundColor?.cgColor.alpha ?? 0) == 0 && layer.borderWidth == 0 && !(text ?? "").isEmpty
            && subviews.allSatisfy { $0 is WindowObserver }
    }

    /// The horizontal position at which the lines begin: 0 at the left edge, 0.5 for centered text, 1 at the right edge.
    var textAnchor: CGFloat {
        switch textAlignment {
        case .left: return 0
        case .right: return 1
        case .center: return 0.5
        default: return isRightToLeft ? 1 : 0
        }
    }

    /// Returns the frame of the text in bounds. The text is vertically centered.
    func textFrame(in bounds: CGRect) -> CGRect {
        let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        guard size.width > 0, size.height > 0 else { return bounds }
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * textAnchor,
            y: bounds.minY + (bounds.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
    }
}
