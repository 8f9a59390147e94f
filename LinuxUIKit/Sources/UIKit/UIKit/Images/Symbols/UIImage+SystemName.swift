extension UIImage {
    /// A symbol of the system, one of the few that are drawn here; nil for every other name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system in a size; nil if it is not drawn here.
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

    /// What a symbol was drawn from.
    struct Symbol {
        let shape: SymbolShape
        /// Whether the app chose its size; else bars choose one that suits them.
        let hasOwnSize: Bool
        /// The reading direction that it was drawn for; nil where that is no matter.
        var isRightToLeft: Bool?
    }

    /// The picture as a view shows it that is read in a direction: symbols that point along it turn round.
    func turned(isRightToLeft: Bool) -> UIImage {
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

    /// The symbol in a size, where the app has not chosen one; nil for other images.
    @MainActor func symbol(ofSize pointSize: CGFloat, weight: SymbolWeight) -> UIImage? {
        guard let symbol, !symbol.hasOwnSize else { return nil }
        let pixels = SymbolConfiguration(pointSize: pointSize, weight: weight).draw(symbol.shape, scale: scale)
        return UIImage(pixels: pixels, scale: scale, renderingMode: renderingMode, symbol: symbol)
    }

    /// Whether an image view shows the picture in its tint: where it is asked for, and symbols unless their own colours are.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
    }

    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As the text around.
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

        /// The line's width in units of the symbol's box.
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

        /// A symbol that goes with text of a size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize, weight: .regular)
        }

        /// A symbol that goes with text of a size, in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(size: pointSize, weight: weight)
        }

        /// A symbol that goes with text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular)
        }

        /// A symbol of a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(size: SymbolConfiguration.defaultPointSize, weight: weight)
        }

        /// The box of 24 units is 1.25 times as high as the text's size, about as Apple's symbols are.
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
