extension UIImage {
    /// Creates one of the few system symbols that are drawn here, or nil for any other name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol in a size, or nil if the symbol is not drawn here.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let traits = UITraitCollection.current
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        guard let shape = SymbolShape.named(name, isRightToLeft: isRightToLeft) else { return nil }
        let own = configuration as? SymbolConfiguration
        let drawn = own ?? SymbolConfiguration(pointSize: SymbolConfiguration.defaultPointSize)
        let scale = max(traits.displayScale, 1)
        let symbol = Symbol(shape: shape, hasOwnSize: own != nil, isRightToLeft: SymbolShape.hasDirection(name) ? isRightToLeft : nil)
        self.init(pixels: drawn.draw(shape, scale: scale), scale: scale, symbol: symbol)
    }

    /// The source of a symbol's picture.
    struct Symbol {
        let shape: SymbolShape
        /// Whether the app has chosen the size. Otherwise, bars choose a size that suits them.
        let hasOwnSize: Bool
        /// The direction of reading for which the symbol was drawn, or nil if the direction does not matter.
        var isRightToLeft: Bool?
    }

    /// Returns the picture for a view with a direction of reading. Images that are to be flipped, and symbols that point along or against
    /// that direction, turn round.
    func turned(isRightToLeft: Bool) -> UIImage {
        if isRightToLeft, flipsForRightToLeftLayoutDirection { return withHorizontallyFlippedOrientation() }
        guard var symbol, let drawn = symbol.isRightToLeft, drawn != isRightToLeft, let cgImage else { return self }
        symbol.isRightToLeft = isRightToLeft
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let mirrored = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: size.width, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            UIImage(cgImage: cgImage, scale: scale, orientation: .up).draw(at: .zero)
        }
        return UIImage(pixels: mirrored.cgImage, scale: scale, renderingMode: renderingMode, symbol: symbol)
    }

    /// Returns the symbol in a size if the app has not chosen a size, or nil for other images.
    @MainActor func symbol(ofSize pointSize: CGFloat, weight: SymbolWeight) -> UIImage? {
        guard let symbol, !symbol.hasOwnSize else { return nil }
        let pixels = SymbolConfiguration(pointSize: pointSize, weight: weight).draw(symbol.shape, scale: scale)
        return UIImage(pixels: pixels, scale: scale, renderingMode: renderingMode, symbol: symbol)
    }

    /// Whether an image view shows the picture in its tint: pictures that request the tint, and symbols that do not request their own
    /// colours.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the text around the symbol.
        case unspecified = 0
        /// The lightest.
        case ultraLight = 1
        /// Very light.
        case thin = 2
        /// Light.
        case light = 3
        /// Ordinary.
        case regular = 4
        /// A little heavier.
        case medium = 5
        /// Half bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Very bold.
        case heavy = 8
        /// The heaviest.
        case black = 9

        /// The width of the lines in units of the symbol's box.
        var lineWidth: CGFloat {
            let widths: [CGFloat] = [1.8, 0.7, 1, 1.4, 1.8, 2.1, 2.4, 2.8, 3.2, 3.6]
            return widths[rawValue]
        }
    }

    /// The size and weight of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        static let defaultPointSize: CGFloat = 17
        private let pointSize: CGFloat
        private let weight: SymbolWeight

        init(size: CGFloat, weight: SymbolWeight) {
            pointSize = size
            self.weight = weight
        }

        /// Creates a configuration for a symbol beside text of a size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize, weight: .regular)
        }

        /// Creates a configuration for a symbol beside text of a size, in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(size: pointSize, weight: weight)
        }

        /// Creates a configuration for a symbol beside text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular)
        }

        /// Creates a configuration for a symbol of a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(size: SymbolConfiguration.defaultPointSize, weight: weight)
        }

        /// Draws a symbol. The box of 24 units is 1.25 times as high as the text's size, about as high as the boxes of Apple's symbols.
        func draw(_ shape: SymbolShape, scale: CGFloat) -> CGImage? {
            let unit = pointSize * 1.25 / 24
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let size = CGSize(width: (shape.width * unit).rounded(.up), height: (24 * unit).rounded(.up))
            return UIGraphicsImageRenderer(size: size, format: format).image { context in
                context.cgContext.translateBy(x: (size.width - shape.width * unit) / 2, y: (size.height - 24 * unit) / 2)
                context.cgContext.scaleBy(x: unit, y: unit)
                let path = UIBezierPath()
                shape.draw(path)
                path.lineWidth = weight.lineWidth * shape.lineFactor
                path.lineCapStyle = .round
                path.lineJoinStyle = .round
                UIColor.black.set()
                if shape.isFilled { path.fill() }
                path.stroke()
            }.cgImage
        }
    }
}
