#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The container of a page's caption, as large as the page. Only the caption is visible.
final class PageCaptionView: PassThroughView {
    /// The source of a caption's height.
    private enum Height {
        case constraints
        /// The caption's `sizeThatFits(_:)`.
        case fitting
        /// The height that the caption had when it was set, in points.
        case fixed(CGFloat)
    }

    /// The caption at the bottom of the container. The caption determines its own height, up to half of the page.
    var caption: UIView? {
        didSet { if oldValue !== caption || caption?.superview !== self { captionDidChange(from: oldValue) } }
    }

    /// The distances of the caption from the page's edges, in points.
    var margins = UIEdgeInsets.zero {
        didSet { if oldValue != margins { updateMargins() } }
    }

    private var left: NSLayoutConstraint?
    private var right: NSLayoutConstraint?
    private var bottom: NSLayoutConstraint?
    private var height: NSLayoutConstraint?
    private var rule = Height.constraints

    /// Returns whether a view is part of a page's caption.
    static func holds(_ view: UIView?) -> Bool {
        guard let view else { return false }
        return sequence(first: view, next: \.superview).contains { $0 is PageCaptionView }
    }

    /// Returns whether touches go through a view. Touches go through the caption, unless it's a control or a scroll view, or has a gesture
    /// recognizer.
    override func lets(touchesThrough view: UIView) -> Bool {
        if view === caption, !(view is UIControl), !(view is UIScrollView) { return view.gestureRecognizers?.isEmpty ?? true }
        return super.lets(touchesThrough: view)
    }

    private func captionDidChange(from former: UIView?) {
        // If another page shows the former caption by now, the caption stays there.
        if let former, former !== caption, former.superview === self { former.removeFromSuperview() }
        guard let caption else { return }
        caption.translatesAutoresizingMaskIntoConstraints = false
        rule = PageCaptionView.rule(for: caption)
        addSubview(caption)
        let left = caption.leftAnchor.constraint(equalTo: leftAnchor)
        let right = caption.rightAnchor.constraint(equalTo: rightAnchor)
        let bottom = caption.bottomAnchor.constraint(equalTo: bottomAnchor)
        // If the caption has constraints, the height of 0 has a low priority. The caption then gets the smallest height that its
        // constraints allow.
        let height = caption.heightAnchor.constraint(equalToConstant: 0)
        if case .constraints = rule { height.priority = .fittingSizeLevel } else { height.priority = UILayoutPriority(998) }
        let limit = caption.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.5)
        // These constraints aren't required, because a caption may require more space than the page has. Before the first layout, the page
        // has no space. With required constraints, UIKit would log conflicts.
        for constraint in [right, limit] { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([left, right, bottom, height, limit])
        (self.left, self.right, self.bottom, self.height) = (left, right, bottom, height)
        updateMargins()
        updateHeight()
        setNeedsLayout()
    }

    private static func rule(for caption: UIView) -> Height {
        // The width is arbitrary, because the code only checks whether the caption has a height.
        let width: CGFloat = 320
        let asked = caption.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        if asked.height > 0 || caption.intrinsicContentSize.height != UIView.noIntrinsicMetric { return .constraints }
        let size = caption.bounds.size
        // A view that doesn't override `sizeThatFits(_:)` returns its present size.
        let fitting = caption.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return fitting == size ? .fixed(size.height) : .fitting
    }

    private func updateMargins() {
        left?.constant = margins.left
        right?.constant = -margins.right
        bottom?.constant = -margins.bottom
    }

    private func updateHeight() {
        guard let caption, let height else { return }
        let new: CGFloat
        switch rule {
        case .constraints: return
        case .fixed(let value): new = value
        case .fitting:
            let width = max(0, bounds.width - margins.left - margins.right)
            new = caption.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        }
        if height.constant != new { height.constant = new }
    }

    override func layoutSubviews() {
        updateHeight()
        super.layoutSubviews()
    }
}

/// The margins and the alpha of all captions.
struct CaptionLayout: Equatable {
    /// The margins at the page's edges, in points.
    var margins = UIEdgeInsets.zero
    /// The alpha of the captions and of the bars, from 0 to 1.
    var alpha: CGFloat = 1
}

extension PageCaptionView {
    func follow(_ surroundings: CaptionLayout) {
        margins = surroundings.margins
        alpha = surroundings.alpha
    }
}
#endif
