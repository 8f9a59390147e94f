/// An unknown of a system of constraints.
///
/// A variable consists of its number alone. The solver keeps the variable for as long as a constraint has it.
public struct Variable: Hashable, Sendable {
    /// The number that distinguishes the variable from others.
    public let number: Int

    /// Creates the variable with a number.
    public init(_ number: Int) {
        self.number = number
    }
}
