/// An unknown of a system of constraints.
///
/// A variable is its number and nothing else. The solver knows it for as long as a constraint names it.
public struct Variable: Hashable, Sendable {
    /// The number that tells the variable from others.
    public let number: Int

    /// Creates the variable of a number.
    public init(_ number: Int) {
        self.number = number
    }
}
