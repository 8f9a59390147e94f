/// A column of the tableau. Its order is that of Bland's rule: of several symbols that could be chosen the first is.
struct Symbol: Hashable, Comparable, Sendable {
    /// The kinds of unknowns that a tableau has.
    enum Kind: Sendable {
        /// A variable, which may have any value.
        case external
        /// What an inequality leaves free, at least 0.
        case slack
        /// How far a constraint that is not required is from being met to one side, at least 0.
        case error
        /// What marks a required equation: always 0. It never enters the basis to make anything better.
        case dummy
    }

    let index: Int32

    static func < (first: Symbol, second: Symbol) -> Bool {
        first.index < second.index
    }
}
