extension Tableau {
    /// Adds an equation. If it cannot hold the tableau stays as it is, and a row comes back whose symbols are those of the equations that
    /// speak against it.
    mutating func add(_ equation: Equation) -> Row? {
        let row = reduced(equation.row, scratch: &scratch)
        if let subject = subject(of: row, for: equation) {
            insert(row, basic: subject)
        } else if row.terms.contains(where: { symbols.isPivotable($0.symbol) }) {
            if let conflict = insertByArtificial(row, marker: equation.marker) { return conflict }
        } else {
            // A required equation between variables that required equations have settled: it says nothing new, or it is wrong.
            guard abs(row.constant) <= Tolerance.feasibility else { return row }
            insert(row, basic: equation.marker)
        }
        count(equation)
        optimize()
        return nil
    }

    /// Takes an equation out again.
    mutating func remove(_ equation: Equation) {
        if equation.priority != .required {
            objective.remove(equation.errors.map(expressed), at: equation.priority, scratch: &scratch)
        }
        if let row = symbols.row(of: equation.marker) ?? equation.other.flatMap({ symbols.row(of: $0) }) {
            // Marker and other occur together wherever they do. One of them being basic, no other row has either.
            drop(row)
        } else if let row = rowThatLeaves(without: equation.marker) {
            pivot(row, entering: equation.marker)
            drop(row)
        }
        if let other = equation.other { discard(other) }
        discard(equation.marker)
        optimize()
    }

    /// Adds to an equation's constant. Values are not allowed, afterwards, until `restoreFeasibility()` has made them so.
    mutating func shift(_ equation: Equation, by change: Double) {
        // The marker of before is the marker of now and what makes up for the change.
        let surplus = change / equation.sign
        changeCount += 1
        if let row = symbols.row(of: equation.marker) {
            rows[row].row.constant = Tolerance.sum(rows[row].row.constant, -surplus)
        } else {
            for index in rows.indices {
                let coefficient = rows[index].row.coefficient(of: equation.marker)
                if coefficient != 0 { rows[index].row.constant = Tolerance.sum(rows[index].row.constant, coefficient * surplus) }
            }
        }
    }

    /// Counts an equation's errors in the objective.
    mutating func count(_ equation: Equation) {
        if equation.priority == .required { return }
        objective.add(equation.errors.map(expressed), at: equation.priority, scratch: &scratch)
    }

    /// A symbol in symbols that are basic nowhere.
    private func expressed(_ symbol: Symbol) -> Row {
        if let known = symbols.row(of: symbol) { return rows[known].row }
        var row = Row()
        row.add(1, of: symbol)
        return row
    }

    /// The symbol that can be basic in an equation's row at once: a variable, which may have any value, or else one of the equation's own
    /// that is not negative then.
    private func subject(of row: Row, for equation: Equation) -> Symbol? {
        var subject: Row.Term?
        for term in row.terms where symbols.kind(of: term.symbol) == .external {
            if let known = subject, abs(known.coefficient) >= abs(term.coefficient) { continue }
            subject = term
        }
        if let subject { return subject.symbol }
        return [equation.marker, equation.other].lazy.compactMap { $0 }.first {
            symbols.isPivotable($0) && row.coefficient(of: $0) * row.constant <= 0
        }
    }

    /// The row by which an equation leaves that is known by its marker. Where slacks and errors allow it they stay allowed: a row of dummies
    /// goes first, whose constant is 0; then the row that reaches 0 first as the marker grows, or else as it falls; and a variable's row,
    /// which may have any value, if there is no other.
    private func rowThatLeaves(without marker: Symbol) -> Int? {
        var found: (row: Int, rank: Int, growth: Double)?
        for (index, candidate) in rows.enumerated() {
            let coefficient = candidate.row.coefficient(of: marker)
            if coefficient == 0 { continue }
            let rank =
                switch symbols.kind(of: candidate.basic) {
                case .dummy: 0
                case .slack, .error: coefficient < 0 ? 1 : 2
                case .external: 3
                }
            let growth = rank == 3 ? -abs(coefficient) : abs(candidate.row.constant / coefficient)
            if let known = found, (known.rank, known.growth, rows[known.row].basic) < (rank, growth, candidate.basic) { continue }
            found = (index, rank, growth)
        }
        return found?.row
    }
}
