import UIKit

/// Stands in for a hosting view: content in a view without a controller, as UIKit's page says of `makeContentView()`.
///
/// It lays out and sizes its content itself, as large as is proposed to it and as wide as high times a ratio; it replaces the content in its
/// place; and it insets the content by the safe area that it lies in, unless the content ignores that. Its sizes contain the safe area anyway.
final class HostedPhotoView: UIView {
    /// What it shows: a colour, and width by height.
    struct Content {
        var color = UIColor.red
        var ratio: CGFloat = 1.5
        var ignoresSafeArea = true
    }

    var content = Content() {
        didSet {
            setNeedsLayout()
            if content.ratio != oldValue.ratio { invalidateIntrinsicContentSize() }
        }
    }

    /// How often it was without a window since it had one.
    private(set) var absences = 0
    private let body = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(body)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Where the content is, in points of the window.
    var bodyFrame: CGRect { body.convert(body.bounds, to: nil) }
    /// Where the content is in it.
    var bodyPlace: CGRect { body.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        body.backgroundColor = content.color
        body.frame = content.ignoresSafeArea ? bounds : bounds.inset(by: safeAreaInsets)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { absences += 1 }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 100 * content.ratio, height: 100) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = safeAreaInsets
        let width = min(size.width - insets.left - insets.right, (size.height - insets.top - insets.bottom) * content.ratio)
        return CGSize(width: width + insets.left + insets.right, height: width / content.ratio + insets.top + insets.bottom)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let height = safeAreaInsets.top + safeAreaInsets.bottom
        switch (horizontal, vertical) {
        case (.required, .required): return targetSize
        case (.required, _): return CGSize(width: targetSize.width, height: targetSize.width / content.ratio + height)
        case (_, .required): return CGSize(width: targetSize.height * content.ratio, height: targetSize.height)
        default: return intrinsicContentSize
        }
    }
}
