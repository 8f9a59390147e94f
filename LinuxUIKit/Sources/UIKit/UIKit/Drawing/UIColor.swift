/// A colour, fixed or depending on the traits.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Source {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// A colour that is not seen. What it is on a phone Apple does not say.
    public override init() {
        source = .fixed(CGColor(gray: 0, alpha: 0))
    }

    /// A colour of components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// A colour of hue, saturation and brightness from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // The hue's sixth of the circle says which channel is full; Smith 1978, "Color gamut transform pairs".
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        source = .fixed(CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    }

    /// A colour of Core Graphics'.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// A colour that the closure chooses by the traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    convenience init(light: UInt32, dark: UInt32) {
        let (light, dark) = (CGColor.rgba(light), CGColor.rgba(dark))
        self.init { UIColor(cgColor: $0.userInterfaceStyle == .dark ? dark : light) }
    }

    /// The colour under the current traits.
    open var cgColor: CGColor { resolved(with: .current) }

    /// The colour that this one is under the traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .dynamic: UIColor(cgColor: resolved(with: traitCollection))
        }
    }

    private func resolved(with traits: UITraitCollection) -> CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traits).resolved(with: traits)
        }
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        @Sendable func faded(_ color: CGColor) -> CGColor {
            CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        switch source {
        case .fixed(let color): return UIColor(cgColor: faded(color))
        case .dynamic(let provider): return UIColor { UIColor(cgColor: faded(provider($0).resolved(with: $0))) }
        }
    }

    /// The components from 0 to 1 under the current traits; true, since every colour has them.
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// The grey and the opacity under the current traits; false for a colour that is no grey.
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Makes it the colour of fills and lines in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes it the colour of fills in the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes it the colour of lines in the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Whether both are the same: fixed colours by their components, dynamic ones only with themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else { return false }
        return mine == theirs
    }

    /// A hash of a fixed colour's components.
    open override var hash: Int {
        guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
        return color.hashValue
    }

    /// A grey of the same lightness, for tints that are dimmed.
    var desaturated: UIColor {
        UIColor { [self] traits in
            let color = resolved(with: traits)
            // Rec. 709 luma.
            return UIColor(white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
        }
    }
}

extension CGColor {
    /// A colour from 0xRRGGBBAA.
    static func rgba(_ value: UInt32) -> CGColor {
        func byte(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        return CGColor(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }
}
