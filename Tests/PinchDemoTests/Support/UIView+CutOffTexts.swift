import UIKit

extension UIView {
    /// All views in it, each before what is in it.
    var descendants: [UIView] {
        subviews.flatMap { [$0] + $0.descendants }
    }

    /// The labels in it that show, and have less room than their texts want: each with the room that it wants and the one that it has.
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
