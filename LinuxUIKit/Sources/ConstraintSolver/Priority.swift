/// The strength of a constraint, on the scale of UIKit's layout priorities.
///
/// A constraint of a higher priority wins over any number of constraints of lower ones.
public struct Priority: Hashable, Comparable, Sendable {
    /// The priority as a number, above 0 and up to 1000.
    public let rawValue: Float

    /// Creates a priority from a number. If the number is outside the scale, the solver refuses the constraint.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of constraints that must hold.
    public static let required = Priority(1000)

    /// Returns whether the first priority is lower than the second.
    public static func < (first: Priority, second: Priority) -> Bool {
        first.rawValue < second.rawValue
    }

    var isOnScale: Bool {
        rawValue > 0 && self <= .required
    }
}
