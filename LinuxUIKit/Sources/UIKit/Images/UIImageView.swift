/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Creates a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp(image: image, highlightedImage: nil)
    }

    /// Creates a view as large as the image, with another image for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp(image: image, highlightedImage: highlightedImage)
    }

    /// Creates a view without an image.
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

    /// The image in the highlighted state, or nil for the ordinary image.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue, to: highlightedImage) }
    }

    /// Whether the highlighted image is shown.
    open var isHighlighted = false {
        didSet {
            guard oldValue != isHighlighted else { return }
            updateContents()
            highlightDidChange()
        }
    }

    /// The limit of the image's brightness above white. Unless the property is set, the system chooses the limit, which is the standard
    /// range here. Screenshots show the standard range in any case.
    @available(iOS 17.0, *)
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet { if oldValue != preferredImageDynamicRange { setNeedsLayout() } }
    }

    /// The range in which the image is shown. A screen without headroom shows nothing brighter than white.
    @available(iOS 17.0, *)
    open var imageDynamicRange: UIImage.DynamicRange {
        Platform.current.screenMetrics.headroom > 1 && preferredImageDynamicRange != .unspecified ? preferredImageDynamicRange : .standard
    }

    /// The images that `startAnimating()` shows one after the other, instead of the image.
    open var animationImages: [UIImage]?

    /// The images in the highlighted state, or nil for the ordinary images.
    open var highlightedAnimationImages: [UIImage]?

    /// The duration of one pass of the images in seconds. The default is 0, which gives each image a thirtieth of a second.
    open var animationDuration: TimeInterval = 0

    /// The number of passes of the images. The default is 0, which means without end.
    open var animationRepeatCount = 0

    /// Shows the images one after the other, beginning with the first image.
    open func startAnimating() {
        play()
    }

    /// Shows the image again.
    open func stopAnimating() {
        endPlayback()
    }

    /// Whether images are shown one after the other.
    open var isAnimating: Bool { playback != nil }

    /// The playback of moving images, or nil if no images are played.
    var playback: ImagePlayback? {
        didSet { layer.timedContents = playback }
    }
    var playbackEnd: DeferredAction?
    private var showsResizableImage = false

    /// The image's size without its alignment insets.
    open override var intrinsicContentSize: CGSize {
        guard let image else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let insets = alignmentRectInsets
        return CGSize(width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
    }

    /// The image's alignment insets.
    open override var alignmentRectInsets: UIEdgeInsets {
        guard let placement = image?.placement else { return .zero }
        let isFlipped = placement.isFlippedInRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (isFlipped ? placement.mirrored : placement).alignmentRectInsets
    }

    /// Returns the image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }

    /// The direction of the contents. An image that turns round with the direction is shown again.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            guard oldValue != semanticContentAttribute, let shownImage else { return }
            if shownImage.flipsForRightToLeftLayoutDirection || shownImage.isSymbolImage { setNeedsDisplay() }
        }
    }

    /// Shows template images in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { setNeedsDisplay() }
    }

    var shownImage: UIImage? {
        (isHighlighted ? highlightedImage : nil) ?? image
    }

    private func imageDidChange(from old: UIImage?, to new: UIImage?) {
        guard old !== new else { return }
        updateContents()
        shownImageDidChange()
        let hasNewAlignment = old?.alignmentRectInsets ?? .zero != new?.alignmentRectInsets ?? .zero
        if hasNewAlignment { constantsDidChangeInConstraints() }
        if hasNewAlignment || old?.size != new?.size { invalidateIntrinsicContentSize() }
    }

    override var drawsAtDisplayScale: Bool { shownImage == nil }

    /// Shows the image itself in the layer: nothing is drawn or copied, and `draw(_:)` is not called.
    override func updateContents() {
        let image = shownImage.map { colored($0.turned(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)) }
        if let image, image.cgImage !== layer.contents as AnyObject? { layer.contentsScale = image.scale }
        layer.contents = image?.cgImage
        layer.contentsOrientation = image?.imageOrientation.ofPixels ?? .up
        updateResizing(to: image)
        colorPlayback()
    }

    /// Lets the layer resize a resizable image in nine parts. Without such an image, the layer's properties belong to the app.
    private func updateResizing(to image: UIImage?) {
        let part = image?.resizedPart
        guard part != nil || showsResizableImage else { return }
        showsResizableImage = part != nil
        layer.contentsCenter = part ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.tilesContents = part != nil && image?.resizingMode == .tile
    }

    /// Returns the image as the view shows it. A template takes the tint.
    func colored(_ image: UIImage) -> UIImage {
        guard image.isTemplate else { return image }
        return image.withTintColor(tintColor.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
    }
}
