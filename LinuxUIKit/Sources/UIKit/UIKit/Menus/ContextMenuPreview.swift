/// What is seen above the rest beside a context menu: a picture of a view, or a controller's view.
final class ContextMenuPreview: UIControl {
    /// Where its middle belongs in the window, and how large it is there.
    let home: CGPoint
    let size: CGSize
    private let content: UIView
    /// The corners of a controller's view, in points: about a phone's.
    private static let cornerRadius: CGFloat = 13

    /// A picture of a view; nil if there is nothing to be seen of it.
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

    /// A controller's view, in the size that it prefers.
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
