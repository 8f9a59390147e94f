/// A view that shows an image.
@MainActor open class UIImageView: UIView {
    /// A view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp(image: image, highlightedImage: nil)
    }

    /// A view as large as the image, with another for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp(image: image, highlightedImage: highlightedImage)
    }

    /// A view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(image: nil, highlightedImage: nil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp(image: UIImage?, highlightedImage: UIImage?) {
        isUserInteractionEnabled = false
        accessibilityTraits = .image
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The image.
    open var image: UIImage? {
        didSet { imageDidChange(from: oldValue, to: image) }
    }

    /// The image in the highlighted state; nil is the other one.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue, to: highlightedImage) }
    }

    /// Whether the highlighted image shows.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { updateContents() } }
    }

    /// The image's size.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }

    /// Template images take the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { markNeedsDisplay() }
    }

    private var shownImage: UIImage? {
        (isHighlighted ? highlightedImage : nil) ?? image
    }

    private func imageDidChange(from old: UIImage?, to new: UIImage?) {
        guard old !== new else { return }
        updateContents()
        if old?.size != new?.size { invalidateIntrinsicContentSize() }
    }

    /// The layer shows the image itself: nothing is drawn or copied, and `draw(_:)` is not called.
    override func updateContents() {
        var image = shownImage
        if let template = image, template.isTemplate {
            image = template.withTintColor(tintColor.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
        }
        layer.contents = image?.cgImage
        if let image { layer.contentsScale = image.scale }
    }
}
