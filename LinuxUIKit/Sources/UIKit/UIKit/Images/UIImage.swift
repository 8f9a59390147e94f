/// A picture, with how many pixels make a point of it.
open class UIImage: NSObject, @unchecked Sendable {
    /// What of a picture is drawn.
    public enum RenderingMode: Int, Sendable {
        /// What suits the place.
        case automatic = 0
        /// Its colours.
        case alwaysOriginal = 1
        /// Its opacity alone, in the tint's colour.
        case alwaysTemplate = 2
    }

    /// The pixels as they are stored, not turned upright; nil for an image of nothing.
    public let cgImage: CGImage?
    /// Pixels for a point.
    public let scale: CGFloat
    /// What of the picture is drawn.
    public let renderingMode: RenderingMode
    /// Whether it is one of the system's symbols.
    open var isSymbolImage: Bool { symbol != nil }
    private let orientation: Orientation
    let symbol: Symbol?
    /// What it shows one after the other, where it moves.
    let animation: ImageAnimation?
    /// Whether the file that the image was read from has content brighter than white. The pixels here are those of the standard range.
    let hasHighDynamicRange: Bool

    init(
        pixels: CGImage?,
        scale: CGFloat,
        orientation: Orientation = .up,
        renderingMode: RenderingMode = .automatic,
        symbol: Symbol? = nil,
        animation: ImageAnimation? = nil,
        hasHighDynamicRange: Bool = false
    ) {
        precondition(scale > 0 && scale.isFinite, "UIImage: a scale is above 0, not \(scale)")
        cgImage = pixels
        self.scale = scale
        self.orientation = orientation
        self.renderingMode = renderingMode
        self.symbol = symbol
        self.animation = animation
        self.hasHighDynamicRange = hasHighDynamicRange
    }

    /// A picture of nothing.
    public override convenience init() {
        self.init(pixels: nil, scale: 1)
    }

    /// A picture of pixels, one for a point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage, scale: 1)
    }

    /// A picture of pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(pixels: cgImage, scale: scale, orientation: orientation)
    }

    /// A picture from the data of a file; nil if it is none. An animated file gives its first frame. Its pixels are decoded when it is drawn first.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A picture from the data of a file; nil if it is none. An animated file gives its first frame. Its pixels are decoded when it is drawn first.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = EncodedPicture(data) else { return nil }
        self.init(pixels: CGImage(picture), scale: scale == 0 ? 1 : scale, orientation: picture.orientation)
    }

    /// A picture from a file; `@2x` or `@3x` before the name's ending is its scale. Nil if there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFile.scale(of: path))
    }

    /// A picture of the main bundle by its name; nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// A picture of a bundle by its name, the file that suits the scale best; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let path = ImageFile.path(named: name, in: bundle ?? .main, scale: UITraitCollection.current.displayScale),
            let pixels = NamedPictures.shared.picture(at: path)
        else { return nil }
        self.init(pixels: pixels, scale: ImageFile.scale(of: path), orientation: pixels.encoded?.orientation ?? .up)
    }

    /// The size of the upright picture, in points.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        return orientation.upright(CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
    }

    /// How the picture is turned from its pixels.
    open var imageOrientation: Orientation { orientation }

    /// The picture as PNG, which knows no orientation: the pixels as they are stored. Nil for an image of nothing.
    public func pngData() -> Data? {
        cgImage.flatMap(PNG.encode)
    }

    /// The picture with another rendering mode.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage,
            scale: scale,
            orientation: orientation,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation?.map { $0.withRenderingMode(renderingMode) },
            hasHighDynamicRange: hasHighDynamicRange
        )
    }

    /// The picture's opacity in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The picture's opacity in a colour.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage?.tinted(color.cgColor),
            scale: scale,
            orientation: orientation,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation?.map { $0.withTintColor(color, renderingMode: renderingMode) }
        )
    }

    /// Draws the picture with its upper left corner at a point.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture over a rectangle.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the picture over a rectangle, mixed with what is there.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.drawUpright(cgImage, orientation: orientation, in: rect)
        context.restoreGState()
    }

    /// What an image is chosen by; of it a symbol's size and weight count here.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// Whether both show the same pixels object at the same scale.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        return other.cgImage === cgImage && other.scale == scale && other.orientation == orientation
            && other.renderingMode == renderingMode && other.animation == animation
    }

    /// A hash of the pixels object.
    open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }
}
