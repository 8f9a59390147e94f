/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// The opacity, 0 to 1.
    public let alpha: CGFloat

    /// Makes a colour of components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour of components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey between 0 (black) and 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The red, green, blue and alpha components.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of components, always four.
    public var numberOfComponents: Int { 4 }

    /// Returns the same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether the components are the same.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
