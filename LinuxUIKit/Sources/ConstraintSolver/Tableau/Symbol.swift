/// A column of the tableau. The order of symbols is the order of Bland's rule: among several candidates, the first symbol is chosen.
struct Symbol: Hashable, Comparable, Sendable {
    /// The kinds of unknowns in a tableau.
    enum Kind: Sendable {
        /// A variable, which may have any value.
        case external
        /// The unused part of an inequality, at least 0.
        case slack
        /// The distance by which a constraint that isn't required is missed on one side, at least 0.
        case error
        /// The marker of a required equation, always 0. A dummy never enters the basis for an improvement.
        case dummy
    }

    let index: Int32

    static func < (first: Symbol, second: Symbol) -> Bool {
        first.index < second.index
    }
}
