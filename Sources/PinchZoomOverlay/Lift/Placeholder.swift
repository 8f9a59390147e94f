import UIKit

/// Keeps a view's place while the view is away: as large, and as willing to grow and shrink.
final class Placeholder: WindowObserver {
    private let naturalSize: CGSize
    private let fittingSize: CGSize

    init(for view: UIView, didLeave: @escaping @MainActor () -> Void) {
        naturalSize = view.intrinsicContentSize
        fittingSize = view.sizeThatFits(view.bounds.size)
        super.init(didLeave: didLeave)
        autoresizingMask = view.autoresizingMask
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            setContentCompressionResistancePriority(view.contentCompressionResistancePriority(for: axis), for: axis)
        }
    }

    override var intrinsicContentSize: CGSize { naturalSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
}
