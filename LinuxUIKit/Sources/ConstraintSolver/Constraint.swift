/// A linear equation or inequality, and how much it matters.
public struct Constraint: Hashable, Sendable {
    /// The relations that a constraint may ask for between its terms and its constant.
    public enum Relation: Hashable, Sendable, CaseIterable {
        /// The sum of the terms is at most the constant.
        case lessThanOrEqual
        /// The sum of the terms is the constant.
        case equal
        /// The sum of the terms is at least the constant.
        case greaterThanOrEqual
    }

    /// The terms on the left of the relation.
    public let terms: [LinearExpression.Term]
    /// The relation.
    public let relation: Relation
    /// The number on the right of the relation.
    public var constant: Double
    /// How much the constraint matters. One that is not required is met as nearly as those of higher priorities allow.
    public let priority: Priority

    /// Creates a constraint between two expressions. What is constant in them is gathered on the right, and the rest on the left.
    public init(
        _ left: LinearExpression,
        _ relation: Relation,
        _ right: LinearExpression = 0,
        priority: Priority = .required
    ) {
        terms = (left - LinearExpression(right.terms)).terms
        self.relation = relation
        constant = right.constant - left.constant
        self.priority = priority
    }

    /// Returns how far values are from meeting the constraint: 0 if they do.
    public func violation(by value: (Variable) -> Double) -> Double {
        let excess = terms.reduce(-constant) { $0 + $1.coefficient * value($1.variable) }
        switch relation {
        case .lessThanOrEqual: return max(excess, 0)
        case .equal: return abs(excess)
        case .greaterThanOrEqual: return max(-excess, 0)
        }
    }
}
