import CCairo

/// The format of a renderer's pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels for a point: the screen's scale unless set.
    open var scale: CGFloat = UITraitCollection.current.displayScale
    /// Whether the pictures are opaque. Parts of an opaque picture in which nothing is drawn are black.
    open var opaque = false

    /// Creates a format with the current traits' scale.
    public required init() {}

    /// Creates a format that suits the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns another format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = super.copy(with: zone) as? UIGraphicsImageRendererFormat else {
            preconditionFailure("a copy is of the same class")
        }
        copy.scale = scale
        copy.opaque = opaque
        return copy
    }
}

/// A picture that is being drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let canvas: Canvas
    private let scale: CGFloat

    init(canvas: Canvas, context: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
        self.canvas = canvas
        self.scale = scale
        super.init(context: context, format: format)
    }

    /// The current state of the picture.
    open var currentImage: UIImage {
        UIImage(cgImage: canvas.makeImage().copied, scale: scale, orientation: .up)
    }
}

/// Creates pictures by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Creates a renderer of pictures of a size, in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Creates a renderer of pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of pictures of a part of the plane, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer of pictures of a part of the plane, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Returns the picture that the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let format = format as? UIGraphicsImageRendererFormat else { preconditionFailure("an image renderer has an image format") }
        // A scale of 0 means the screen's scale, as for `UIGraphicsBeginImageContextWithOptions`.
        let scale = format.scale > 0 ? format.scale : max(UITraitCollection.current.displayScale, 1)
        let canvas = Canvas(
            pixelWidth: max(1, Int((bounds.width * scale).rounded(.up))),
            pixelHeight: max(1, Int((bounds.height * scale).rounded(.up)))
        )
        if format.opaque {
            canvas.cairo.setSource(CGColor(gray: 0, alpha: 1))
            cairo_paint(canvas.cairo)
        }
        let context = CGContext(canvas: canvas, scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(canvas: canvas, context: context, format: format, scale: scale))
        UIGraphicsPopContext()
        return UIImage(cgImage: canvas.makeImage(), scale: scale, orientation: .up)
    }

    /// Returns the picture that the closure draws, as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
