/// A sum of variables, each times a number, and a constant.
public struct LinearExpression: Hashable, Sendable {
    /// A variable with its factor.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// The factor of the variable.
        public var coefficient: Double

        /// Creates a term.
        public init(_ coefficient: Double, _ variable: Variable) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms. A variable may occur in several terms, which are then added.
    public var terms: [Term]
    /// The constant.
    public var constant: Double

    /// Creates an expression from its terms and its constant.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Creates the expression of a single variable.
    public init(_ variable: Variable) {
        self.init([Term(1, variable)])
    }

    /// Returns the sum of two expressions.
    public static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        LinearExpression(first.terms + second.terms, constant: first.constant + second.constant)
    }

    /// Returns the difference of two expressions.
    public static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        first + -1 * second
    }

    /// Returns an expression times a number.
    public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        LinearExpression(
            expression.terms.map { Term(factor * $0.coefficient, $0.variable) },
            constant: factor * expression.constant
        )
    }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates an expression without variables.
    public init(floatLiteral value: Double) {
        self.init(constant: value)
    }

    /// Creates an expression without variables.
    public init(integerLiteral value: Int) {
        self.init(constant: Double(value))
    }
}
