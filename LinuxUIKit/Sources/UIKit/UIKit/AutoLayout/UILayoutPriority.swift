/// How strongly a constraint, or a wish for a size, counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// From 1 to 1000.
    public var rawValue: Float

    /// A priority from 1 to 1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority from 1 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// It must be.
    public static let required = UILayoutPriority(1000)
    /// The priority at which a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority at which a drag may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a scene wishes to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority at which a drag may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority at which a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of a view's wish to be as small as it can.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
