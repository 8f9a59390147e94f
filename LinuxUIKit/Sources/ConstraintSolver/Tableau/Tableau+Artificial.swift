extension Tableau {
    /// Adds a required row, which equals 0, if none of its symbols can be basic at once: the first phase of the simplex method.
    ///
    /// An artificial symbol takes the amount that the row lacks, and is made as small as possible. If the artificial symbol reaches 0, the
    /// row holds, and the symbol is removed. Otherwise the tableau stays as it was, and the row that the artificial symbol equals is
    /// returned. No symbol that may grow can make this row smaller: its constraints contradict each other.
    mutating func insertByArtificial(_ row: Row, marker: Symbol) -> Row? {
        let before = self
        let artificial = symbols.make(.slack)
        var start = row
        if start.constant < 0 {
            start = Row()
            start.add(row, times: -1, scratch: &scratch)
        }
        append(start, basic: artificial)
        var pivotsLeft = pivotLimit
        while let index = symbols.row(of: artificial), pivotsLeft > 0 {
            let entering = rows[index].row.terms.first { $0.coefficient < -Tolerance.coefficient && symbols.isPivotable($0.symbol) }
            guard let entering, let leaving = rowThatLeaves(for: entering.symbol) else { break }
            pivot(leaving, entering: entering.symbol)
            pivotsLeft -= 1
        }
        if let index = symbols.row(of: artificial) {
            let rest = rows[index].row
            if rest.constant > Tolerance.feasibility {
                self = before
                return rest
            }
            rows[index].row.constant = 0
            // Any symbol may enter, because no value changes. The symbol with the greatest coefficient gives the best precision.
            let entering = rest.terms.filter { symbols.isPivotable($0.symbol) }.max { abs($0.coefficient) < abs($1.coefficient) }
            pivot(index, entering: entering?.symbol ?? marker)
        }
        discard(artificial)
        return nil
    }
}
