/// A colour, fixed or depending on the traits.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Source {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// Creates a transparent colour. Apple does not say which colour this is on a phone.
    public override init() {
        source = .fixed(CGColor(gray: 0, alpha: 0))
    }

    /// Creates a colour from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// Creates a colour from hue, saturation and brightness between 0 and 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // The hue's sixth of the circle says which channel is full; Smith 1978, "Color gamut transform pairs".
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        source = .fixed(CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    }

    /// Creates a colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// Creates a colour that the closure chooses by the traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    convenience init(light: UInt32, dark: UInt32) {
        let (light, dark) = (CGColor.rgba(light), CGColor.rgba(dark))
        self.init { UIColor(cgColor: $0.userInterfaceStyle == .dark ? dark : light) }
    }

    /// The colour for the current traits.
    open var cgColor: CGColor { resolved(with: .current) }

    /// Returns the colour for the given traits.
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

    /// Returns the same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        @Sendable func faded(_ color: CGColor) -> CGColor {
            CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        switch source {
        case .fixed(let color): return UIColor(cgColor: faded(color))
        case .dynamic(let provider): return UIColor { UIColor(cgColor: faded(provider($0).resolved(with: $0))) }
        }
    }

    /// Stores the components from 0 to 1 for the current traits. Returns true, because every colour has these components.
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

    /// Stores the grey and the opacity for the current traits. Returns false for a colour that is no grey.
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Sets the colour of fills and lines in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the colour of fills in the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the colour of lines in the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Returns whether both colours are the same. Fixed colours are compared by their components. A dynamic colour equals only itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else { return false }
        return mine == theirs
    }

    /// The hash of a fixed colour's components, or of a dynamic colour's identity.
    open override var hash: Int {
        guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
        return color.hashValue
    }

    /// The grey of the same lightness, for dimmed tints.
    var desaturated: UIColor {
        UIColor { [self] traits in
            let color = resolved(with: traits)
            // Rec. 709 luma.
            return UIColor(white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
        }
    }
}

extension CGColor {
    /// Returns a colour from 0xRRGGBBAA.
    static func rgba(_ value: UInt32) -> CGColor {
        func byte(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        return CGColor(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }
}
