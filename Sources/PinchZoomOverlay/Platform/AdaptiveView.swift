#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view that lays out its subviews again when the reading direction or the size of text changes.
class AdaptiveView: CodedView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        adapt()
    }

    /// Creates a view that doesn't respond to changes before ``adapt()``, because the observation costs memory.
    init(unobserved frame: CGRect) {
        super.init(frame: frame)
    }

    /// Lays out the subviews again when the reading direction or the size of text changes from now on.
    final func adapt() {
        guard #available(iOS 17, *) else { return }
        registerForTraitChanges([UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self]) {
            (view: AdaptiveView, _: UITraitCollection) in view.setNeedsLayout()
        }
    }

    #if !os(visionOS)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { setNeedsLayout() }
    }
    #endif
}
#endif
