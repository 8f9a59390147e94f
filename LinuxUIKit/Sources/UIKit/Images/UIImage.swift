/// A picture, with the number of pixels for a point.
open class UIImage: NSObject, @unchecked Sendable {
    /// The part of a picture that is drawn: its colours, or its opacity alone.
    public enum RenderingMode: Int, Sendable {
        /// The part that suits the place.
        case automatic = 0
        /// The picture's colours.
        case alwaysOriginal = 1
        /// The picture's opacity alone, in the tint's colour.
        case alwaysTemplate = 2
    }

    /// The pixels as they are stored, not turned upright, or nil for an empty image.
    public let cgImage: CGImage?
    /// The number of pixels for a point.
    public let scale: CGFloat
    /// The part of the picture that is drawn.
    public let renderingMode: RenderingMode
    /// Whether the image is one of the system's symbols.
    open var isSymbolImage: Bool { symbol != nil }
    private let orientation: Orientation
    let symbol: Symbol?
    /// The images that are shown one after the other, or nil if the image does not move.
    let animation: ImageAnimation?
    /// Whether the file that the image was read from has content brighter than white. The pixels here have the standard range.
    let hasHighDynamicRange: Bool
    let placement: Placement

    init(
        pixels: CGImage?,
        scale: CGFloat,
        orientation: Orientation = .up,
        renderingMode: RenderingMode = .automatic,
        symbol: Symbol? = nil,
        animation: ImageAnimation? = nil,
        hasHighDynamicRange: Bool = false,
        placement: Placement = Placement()
    ) {
        precondition(scale > 0 && scale.isFinite, "UIImage: a scale is above 0, not \(scale)")
        cgImage = pixels
        self.scale = scale
        self.orientation = orientation
        self.renderingMode = renderingMode
        self.symbol = symbol
        self.animation = animation
        self.hasHighDynamicRange = hasHighDynamicRange
        self.placement = placement
    }

    /// Creates an empty picture.
    public override convenience init() {
        self.init(pixels: nil, scale: 1)
    }

    /// Creates a picture of pixels, with one pixel for a point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage, scale: 1)
    }

    /// Creates a picture of pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(pixels: cgImage, scale: scale, orientation: orientation)
    }

    /// Creates a picture from the data of a file, or nil if the data is no picture. An animated file gives its first frame. The pixels are
    /// decoded when the picture is first drawn.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates a picture from the data of a file, or nil if the data is no picture. An animated file gives its first frame, and a file of
    /// several pictures the first one. The pixels are decoded when the picture is first drawn.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = EncodedPicture(data)?.frame(0) else { return nil }
        self.init(pixels: CGImage(of: picture), scale: scale == 0 ? 1 : scale, orientation: Orientation(picture.orientation))
    }

    /// Creates a picture from a file, or nil if there is none. The text `@2x` or `@3x` before the name's ending is the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFile.scale(of: path))
    }

    /// Creates a picture of the main bundle by its name, or nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Creates a picture of a bundle by its name, or nil if there is none. The file that suits the scale best is read.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let path = ImageFile.path(named: name, in: bundle ?? .main, scale: UITraitCollection.current.displayScale),
            let pixels = NamedPictures.shared.picture(at: path)
        else { return nil }
        self.init(pixels: pixels, scale: ImageFile.scale(of: path), orientation: Orientation(pixels.orientation))
    }

    /// The size of the upright picture, in points.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        return orientation.ofPixels.upright(CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
    }

    /// The turn from the pixels to the upright picture.
    open var imageOrientation: Orientation { orientation }

    /// Returns the picture as PNG, or nil for an empty image. PNG has no orientation: the pixels are written as they are stored.
    public func pngData() -> Data? {
        cgImage.flatMap(PNG.encode)
    }

    /// Returns the picture with another rendering mode.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage,
            scale: scale,
            orientation: orientation,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation?.map { $0.withRenderingMode(renderingMode) },
            hasHighDynamicRange: hasHighDynamicRange,
            placement: placement
        )
    }

    /// Returns the picture's opacity in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the picture's opacity in a colour.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage?.tinted(color.cgColor),
            scale: scale,
            orientation: orientation,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation?.map { $0.withTintColor(color, renderingMode: renderingMode) },
            placement: placement
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

    /// Draws the picture over a rectangle, blended with the existing picture.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if let resizedPart {
            context.drawUpright(
                NinePartPicture(
                    cgImage,
                    orientation: orientation.ofPixels,
                    middle: resizedPart,
                    scale: scale,
                    isTiled: resizingMode == .tile
                ),
                in: rect
            )
        } else {
            context.drawUpright(cgImage, orientation: orientation.ofPixels, in: rect)
        }
        context.restoreGState()
    }

    /// The settings by which an image is chosen. Here, only the size and the weight of a symbol count.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// Returns whether both images show the same pixels object at the same scale and in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        return other.cgImage === cgImage && other.scale == scale && other.orientation == orientation
            && other.renderingMode == renderingMode && other.animation == animation && other.placement == placement
    }

    /// The hash of the pixels object.
    open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }
}
