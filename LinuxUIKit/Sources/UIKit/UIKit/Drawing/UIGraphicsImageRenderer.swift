/// How a renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels for a point; 0 is the screen's.
    open var scale: CGFloat
    /// A promise that nothing stays transparent.
    open var opaque = false

    /// The format of the current traits.
    public override init() {
        scale = UITraitCollection.current.displayScale
    }

    /// The format of the current traits.
    open class func `default`() -> Self {
        unsafeDowncast(UIGraphicsImageRendererFormat(), to: Self.self)
    }

    /// The format of the device.
    open class func preferred() -> Self {
        unsafeDowncast(UIGraphicsImageRendererFormat(), to: Self.self)
    }
}

/// A picture that is being drawn.
open class UIGraphicsImageRendererContext: NSObject {
    /// Where it is drawn.
    public let cgContext: CGContext
    private let format: UIGraphicsImageRendererFormat
    private let canvas: Canvas

    init(canvas: Canvas, context: CGContext, format: UIGraphicsImageRendererFormat) {
        self.canvas = canvas
        cgContext = context
        self.format = format
    }

    /// The picture so far.
    open var currentImage: UIImage {
        UIImage(cgImage: canvas.makeImage().copied, scale: format.scale, orientation: .up)
    }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a rectangle's lines.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    private let format: UIGraphicsImageRendererFormat

    /// A renderer of pictures of a size, in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of pictures of a part of the plane, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of pictures of a part of the plane, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        if format.scale == 0 { format.scale = UITraitCollection.current.displayScale }
        self.format = format
    }

    /// The picture that the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale
        let canvas = Canvas(
            pixelWidth: max(1, Int((bounds.width * scale).rounded(.up))),
            pixelHeight: max(1, Int((bounds.height * scale).rounded(.up)))
        )
        let context = CGContext(canvas: canvas, scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(canvas: canvas, context: context, format: format))
        UIGraphicsPopContext()
        return UIImage(cgImage: canvas.makeImage(), scale: scale, orientation: .up)
    }

    /// The picture that the closure draws, as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
