/// A system of equations in basic feasible solved form, after Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm" (2001).
///
/// Each row gives the value of one symbol, its basic symbol, in symbols that aren't basic. The symbols that aren't basic are 0, so that a
/// basic symbol's value is the constant of its row. The rows whose symbols are all variables have variables as their basic symbols. Rows of
/// dummies have only dummies. Slacks and errors are only exchanged with each other.
struct Tableau: Sendable {
    struct BasicRow: Sendable {
        var basic: Symbol
        var row: Row
    }

    var symbols = SymbolTable()
    var objective = Objective()
    var rows: [BasicRow] = []
    var scratch: [Row.Term] = []
    /// The number of pivots and other changes with rounding since the rows were last computed from the equations.
    var changeCount = 0
    /// Whether the rows must be computed again. A hundred changes leave an error of less than a billionth of a point, but some thousands
    /// may mislead a pivot. With one more change for each row, the computation costs about as much as the changes themselves.
    var needsRefactoring: Bool { changeCount > 100 + rows.count }

    /// The greatest number of pivots, far more than any layout takes. Normally Bland's rule ends the pivots. The limit ends them if
    /// rounding errors ever lead in a circle.
    var pivotLimit: Int { 500 + 10 * rows.count }

    func value(of symbol: Symbol) -> Double {
        symbols.row(of: symbol).map { rows[$0].row.constant } ?? 0
    }

    /// Returns the row with its basic symbols replaced by their rows.
    func reduced(_ row: Row, scratch: inout [Row.Term]) -> Row {
        var reduced = row
        for term in row.terms {
            if let known = symbols.row(of: term.symbol) { reduced.substitute(term.symbol, with: rows[known].row, scratch: &scratch) }
        }
        return reduced
    }

    /// Adds a row that equals 0, with one of its symbols as the basic symbol.
    mutating func insert(_ row: Row, basic: Symbol) {
        var row = row
        row.solve(for: basic)
        substitute(basic, with: row)
        append(row, basic: basic)
        changeCount += 1
    }

    mutating func append(_ row: Row, basic: Symbol) {
        symbols.setRow(rows.count, of: basic)
        rows.append(BasicRow(basic: basic, row: row))
    }

    /// Exchanges a row's basic symbol with another symbol of the row.
    mutating func pivot(_ index: Int, entering: Symbol) {
        var row = Row()
        swap(&row, &rows[index].row)
        let leaving = rows[index].basic
        row.add(-1, of: leaving)
        row.solve(for: entering)
        substitute(entering, with: row)
        symbols.setRow(nil, of: leaving)
        symbols.setRow(index, of: entering)
        rows[index] = BasicRow(basic: entering, row: row)
        changeCount += 1
    }

    private mutating func substitute(_ symbol: Symbol, with row: Row) {
        for index in rows.indices { rows[index].row.substitute(symbol, with: row, scratch: &scratch) }
        objective.substitute(symbol, with: row, scratch: &scratch)
    }

    /// Removes a row. The last row takes its index.
    mutating func drop(_ index: Int) {
        symbols.setRow(nil, of: rows[index].basic)
        rows.swapAt(index, rows.count - 1)
        rows.removeLast()
        if index < rows.count { symbols.setRow(index, of: rows[index].basic) }
    }

    /// Removes a symbol that no equation has any more.
    mutating func discard(_ symbol: Symbol) {
        if let row = symbols.row(of: symbol) { drop(row) }
        for index in rows.indices { rows[index].row.remove(symbol) }
        objective.remove(symbol)
        symbols.discard(symbol)
    }
}
