import UIKit

extension UIView {
    /// All descendants, each before its own subviews.
    var descendants: [UIView] {
        subviews.flatMap { [$0] + $0.descendants }
    }

    /// The visible labels whose texts don't fit, in words: each with the size that it needs and the size that it has.
    var cutOffTexts: [String] {
        let labels = descendants.compactMap { $0 as? UILabel }.filter { label in
            label.window != nil && label.text != nil && !sequence(first: label as UIView, next: \.superview).contains { $0.isHidden }
        }
        guard !labels.isEmpty else { return ["there is no label"] }
        return labels.compactMap { label in
            let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            let fits = wanted.width <= label.bounds.width + 0.5 && wanted.height <= label.bounds.height + 0.5
            return fits ? nil : "“\(label.text ?? "")” wants \(wanted) and has \(label.bounds.size)"
        }
    }
}
