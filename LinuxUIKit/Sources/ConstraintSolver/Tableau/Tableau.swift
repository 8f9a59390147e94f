/// A system of equations in basic feasible solved form, after Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm" (2001).
///
/// Each row says what one symbol, its basic one, equals in symbols that are basic nowhere. Those are 0, so that a basic symbol's value is
/// its row's constant. Rows of variables alone hold variables, and rows of dummies hold nothing but dummies: slacks and errors are exchanged
/// among themselves.
struct Tableau: Sendable {
    struct BasicRow: Sendable {
        var basic: Symbol
        var row: Row
    }

    var symbols = SymbolTable()
    var objective = Objective()
    var rows: [BasicRow] = []
    var scratch: [Row.Term] = []
    /// The pivots, and the changes of other kinds that round, since the rows were last computed from the equations.
    var changeCount = 0
    /// Whether the rows are to be computed anew. A hundred changes leave less than a billionth of a point behind, and some thousands may mislead
    /// a pivot. With a change more for each row it costs about as much as the changes themselves.
    var needsRefactoring: Bool { changeCount > 100 + rows.count }

    /// Pivots end by themselves, by Bland's rule. Should rounding ever lead them in a circle, this ends it: far more than any layout takes.
    var pivotLimit: Int { 500 + 10 * rows.count }

    func value(of symbol: Symbol) -> Double {
        symbols.row(of: symbol).map { rows[$0].row.constant } ?? 0
    }

    /// The row with what is known of its symbols put in their places.
    func reduced(_ row: Row, scratch: inout [Row.Term]) -> Row {
        var reduced = row
        for term in row.terms {
            if let known = symbols.row(of: term.symbol) { reduced.substitute(term.symbol, with: rows[known].row, scratch: &scratch) }
        }
        return reduced
    }

    /// Adds a row that equals 0, with one of its symbols for its basic one.
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

    /// Exchanges a row's basic symbol for another one that occurs in the row.
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

    /// Takes a row out. The last one moves to its place.
    mutating func drop(_ index: Int) {
        symbols.setRow(nil, of: rows[index].basic)
        rows.swapAt(index, rows.count - 1)
        rows.removeLast()
        if index < rows.count { symbols.setRow(index, of: rows[index].basic) }
    }

    /// Takes a symbol out that no equation has any more.
    mutating func discard(_ symbol: Symbol) {
        if let row = symbols.row(of: symbol) { drop(row) }
        for index in rows.indices { rows[index].row.remove(symbol) }
        objective.remove(symbol)
        symbols.discard(symbol)
    }
}
