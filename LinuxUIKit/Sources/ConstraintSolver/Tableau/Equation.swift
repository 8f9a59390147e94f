/// A constraint in the form of the tableau: a row that equals 0.
///
/// A constraint with a greatest value becomes `terms − constant + marker − other = 0`. For a least value, the signs of marker and other are
/// opposite. An inequality has a slack as its marker, and a required equation has a dummy. Constraints that may be missed have errors. Each
/// constraint has its own marker, by which the tableau finds the constraint when it is changed or removed.
struct Equation: Sendable {
    let priority: Priority
    let marker: Symbol
    /// The second symbol, an error, of a constraint that isn't required.
    let other: Symbol?
    /// The marker's coefficient, 1 or -1. The other symbol's coefficient is the opposite.
    let sign: Double
    /// The errors among the marker and the other symbol.
    let errors: [Symbol]
    /// The variables and the constant.
    var left: Row

    init(_ left: Row, _ relation: Constraint.Relation, _ priority: Priority, owner: ConstraintID, symbols: inout SymbolTable) {
        self.left = left
        self.priority = priority
        let isRequired = priority == .required
        let isEquation = relation == .equal
        let marker = symbols.make(isEquation ? (isRequired ? .dummy : .error) : .slack, owner: owner)
        self.marker = marker
        sign = relation == .lessThanOrEqual || isEquation && isRequired ? 1 : -1
        if isRequired {
            other = nil
            errors = []
        } else {
            let error = symbols.make(.error, owner: owner)
            other = error
            errors = isEquation ? [marker, error] : [error]
        }
    }

    /// The whole row, which equals 0.
    var row: Row {
        var row = left
        row.add(sign, of: marker)
        if let other { row.add(-sign, of: other) }
        return row
    }
}
