/// The priority of a constraint, or of a requested size.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number from 1 to 1000.
    public var rawValue: Float

    /// Creates a priority from 1 to 1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from 1 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of a constraint that must hold.
    public static let required = UILayoutPriority(1000)
    /// The priority at which a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority at which a drag may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority at which a drag may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority at which a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority at which a view shrinks to its smallest possible size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
