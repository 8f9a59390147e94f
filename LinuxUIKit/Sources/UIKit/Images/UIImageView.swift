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

    /// The limit of the image's brightness above white. Unless the property is set, the system chooses the limit. Without effect here: the
    /// screen shows nothing brighter than white.
    @available(iOS 17.0, *)
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet { if oldValue != preferredImageDynamicRange { setNeedsLayout() } }
    }

    /// The range in which the image is shown. The phone's screen shows nothing brighter than white.
    @available(iOS 17.0, *)
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

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

    /// The image's size.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
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
        if old?.size != new?.size { invalidateIntrinsicContentSize() }
    }

    override var drawsAtDisplayScale: Bool { shownImage == nil }

    /// Shows the image itself in the layer: nothing is drawn or copied, and `draw(_:)` is not called.
    override func updateContents() {
        let image = shownImage.map { colored($0.turned(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)) }
        if let image, image.cgImage !== layer.contents as AnyObject? { layer.contentsScale = image.scale }
        layer.contents = image?.cgImage
        layer.contentsOrientation = image?.imageOrientation.ofPixels ?? .up
        colorPlayback()
    }

    /// Returns the image as the view shows it. A template takes the tint.
    func colored(_ image: UIImage) -> UIImage {
        guard image.isTemplate else { return image }
        return image.withTintColor(tintColor.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
    }
}
