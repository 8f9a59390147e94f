/// A constraint as the tableau has it: a row that equals 0.
///
/// A slack makes an equation of an inequality, and errors of whatever may be missed: `terms − constant + marker − other = 0` for what has a
/// greatest value, and the same with the signs of marker and other changed for what has a least one. A required equation has a dummy for its
/// marker. Each constraint has a marker of its own, by which it is found in the tableau when it changes or goes.
struct Equation: Sendable {
    let priority: Priority
    let marker: Symbol
    /// The second symbol of a constraint that is not required, an error.
    let other: Symbol?
    /// The marker's coefficient, 1 or -1; the other symbol's is the opposite.
    let sign: Double
    /// Those of marker and other that are errors.
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

    /// The row that equals 0.
    var row: Row {
        var row = left
        row.add(sign, of: marker)
        if let other { row.add(-sign, of: other) }
        return row
    }
}
