/// The preview beside a context menu, above the rest of the screen: a picture of a view, or the view of a controller.
final class ContextMenuPreview: UIControl {
    /// The place of the preview's middle in the window, and the size of the preview there.
    let home: CGPoint
    let size: CGSize
    private let content: UIView
    /// The corner radius of a controller's view, in points: about a phone's.
    private static let cornerRadius: CGFloat = 13

    /// Creates a preview with a picture of a view. Returns `nil` if nothing of the view is visible.
    init?(_ preview: UITargetedPreview) {
        let view = preview.view
        guard view.bounds.width > 0, view.bounds.height > 0, let window = preview.target.container.window else { return nil }
        let path = preview.parameters.visiblePath
        let part = path?.bounds ?? view.bounds
        let picture = UIImageView(image: ContextMenuPreview.picture(of: view, part: part, path: path))
        picture.backgroundColor = preview.parameters.ownBackground
        content = picture
        let target = preview.target
        let middle = CGPoint(x: part.midX - view.bounds.midX, y: part.midY - view.bounds.midY).applying(target.transform)
        home = target.container.convert(CGPoint(x: target.center.x + middle.x, y: target.center.y + middle.y), to: window)
        let transform = target.transform
        size = CGSize(
            width: part.width * hypot(transform.a, transform.b),
            height: part.height * hypot(transform.c, transform.d)
        )
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a preview with a controller's view, in the controller's preferred size.
    init(_ controller: UIViewController, from source: UIView) {
        let preferred = controller.preferredContentSize
        let window = source.window?.bounds ?? .zero
        size = preferred.width > 0 && preferred.height > 0 ? preferred : CGSize(width: window.width - 32, height: window.height * 0.6)
        home = source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: source.window)
        content = controller.view
        super.init(frame: .zero)
        setUp()
        layer.cornerRadius = ContextMenuPreview.cornerRadius
        clipsToBounds = true
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityLabel = "Preview"
        content.isUserInteractionEnabled = false
        addSubview(content)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    private static func picture(of view: UIView, part: CGRect, path: UIBezierPath?) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(view.traitCollection.displayScale, 1)
        return UIGraphicsImageRenderer(size: part.size, format: format).image { context in
            context.cgContext.translateBy(x: -part.minX, y: -part.minY)
            path?.addClip()
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
    }
}
