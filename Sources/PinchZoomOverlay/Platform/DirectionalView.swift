#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view that lays out its subviews again when the reading direction changes.
class DirectionalView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        observeDirection()
    }

    /// Creates a view that doesn't respond to the reading direction before ``observeDirection()``, because the observation costs memory.
    init(unobserved frame: CGRect) {
        super.init(frame: frame)
    }

    /// Lays out the subviews again when the reading direction changes from now on.
    final func observeDirection() {
        guard #available(iOS 17, *) else { return }
        registerForTraitChanges([UITraitLayoutDirection.self]) { (view: DirectionalView, _: UITraitCollection) in view.setNeedsLayout() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    #if !os(visionOS)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { setNeedsLayout() }
    }
    #endif
}
#endif
