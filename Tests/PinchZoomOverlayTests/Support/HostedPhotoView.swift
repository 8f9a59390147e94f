import UIKit

/// A stand-in for a hosting view: content in a view without a controller, as UIKit's page says of `makeContentView()`.
///
/// The view lays out and sizes its content itself. The view is as large as the proposed size allows with a fixed ratio of width to height.
/// New content replaces the old content within the same view. The view insets the content by the safe area, unless the content ignores the
/// safe area. The sizes of the view contain the safe area in both cases.
final class HostedPhotoView: UIView {
    /// The content of the view: a color, and the ratio of width to height.
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

    /// The number of times that the view has left its window.
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

    /// The frame of the content, in points of the window.
    var bodyFrame: CGRect { body.convert(body.bounds, to: nil) }
    /// The frame of the content in this view.
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
