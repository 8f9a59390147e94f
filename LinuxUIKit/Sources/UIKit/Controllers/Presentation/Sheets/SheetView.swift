/// The view of a sheet, with the content and the grabber above it. The content is always as large as the sheet.
final class SheetView: UIView {
    let grabber = UIView()
    private weak var content: UIView?

    /// The grabber's size and its distance from the top, in points: chosen.
    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        grabber.layer.cornerRadius = SheetView.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    func show(_ content: UIView) {
        self.content = content
        insertSubview(content, at: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self { content.frame = bounds }
        grabber.frame = CGRect(
            x: (bounds.width - SheetView.grabberSize.width) / 2,
            y: SheetView.grabberTop,
            width: SheetView.grabberSize.width,
            height: SheetView.grabberSize.height
        )
    }
}
