/// A linear equation or inequality with a priority.
public struct Constraint: Hashable, Sendable {
    /// The possible relations between the terms and the constant of a constraint.
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
    /// The priority. A constraint that isn't required is met as nearly as constraints of higher priorities allow.
    public let priority: Priority

    /// Creates a constraint between two expressions. All constants are moved to the right side, and all variables to the left side.
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

    /// Returns the distance by which values miss the constraint: 0 if they meet it.
    public func violation(by value: (Variable) -> Double) -> Double {
        let excess = terms.reduce(-constant) { $0 + $1.coefficient * value($1.variable) }
        switch relation {
        case .lessThanOrEqual: return max(excess, 0)
        case .equal: return abs(excess)
        case .greaterThanOrEqual: return max(-excess, 0)
        }
    }
}
