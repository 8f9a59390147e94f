/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
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
        didSet {
            guard oldValue != isHighlighted else { return }
            updateContents()
            highlightDidChange()
        }
    }

    /// How much brighter than white the image may be shown; unless set, what the system chooses. Without effect here: the screen shows
    /// nothing brighter than white.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet { if oldValue != preferredImageDynamicRange { setNeedsLayout() } }
    }

    /// How it is shown. The phone's screen shows nothing brighter than white.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// The images that `startAnimating()` shows one after the other, in the place of the image.
    open var animationImages: [UIImage]?

    /// The same in the highlighted state; nil is the other ones.
    open var highlightedAnimationImages: [UIImage]?

    /// How long the images take once, in seconds; 0, the default, gives each a thirtieth of a second.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0, the default, is without end.
    open var animationRepeatCount = 0

    /// Shows the images one after the other, from the first one on.
    open func startAnimating() {
        play()
    }

    /// Shows the image again.
    open func stopAnimating() {
        endPlayback()
    }

    /// Whether images are shown one after the other.
    open var isAnimating: Bool { playback != nil }

    /// UIImageView+Playback
    var playback: ImagePlayback? {
        didSet { layer.timedContents = playback }
    }
    var playbackEnd: DeferredAction?

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

    /// The layer shows the image itself: nothing is drawn or copied, and `draw(_:)` is not called.
    override func updateContents() {
        let image = shownImage.map { colored($0.turned(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)) }
        if let image, image.cgImage !== layer.contents as AnyObject? { layer.contentsScale = image.scale }
        layer.contents = image?.cgImage
        layer.contentsOrientation = image?.imageOrientation ?? .up
        colorPlayback()
    }

    /// The image as the view shows it: a template takes the tint.
    func colored(_ image: UIImage) -> UIImage {
        guard image.isTemplate else { return image }
        return image.withTintColor(tintColor.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
    }
}
