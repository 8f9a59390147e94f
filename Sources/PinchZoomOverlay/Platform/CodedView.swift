#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view that the component makes in code. Its subclasses need no initializer for archives.
class CodedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
#endif
