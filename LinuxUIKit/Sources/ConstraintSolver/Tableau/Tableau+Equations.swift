extension Tableau {
    /// Adds an equation. If the equation can't hold, the tableau stays as it is. A row is then returned whose symbols belong to the
    /// contradicting equations.
    mutating func add(_ equation: Equation) -> Row? {
        let row = reduced(equation.row, scratch: &scratch)
        if let subject = subject(of: row, for: equation) {
            insert(row, basic: subject)
        } else if row.terms.contains(where: { symbols.isPivotable($0.symbol) }) {
            if let conflict = insertByArtificial(row, marker: equation.marker) { return conflict }
        } else {
            // The equation is required, and other required equations have already determined its variables. So the equation is either
            // redundant or wrong.
            guard abs(row.constant) <= Tolerance.feasibility else { return row }
            insert(row, basic: equation.marker)
        }
        count(equation)
        optimize()
        return nil
    }

    /// Removes an equation.
    mutating func remove(_ equation: Equation) {
        if equation.priority != .required {
            objective.remove(equation.errors.map(expressed), at: equation.priority, scratch: &scratch)
        }
        if let row = symbols.row(of: equation.marker) ?? equation.other.flatMap({ symbols.row(of: $0) }) {
            // The marker and the other symbol always occur together. So if one of them is basic, no other row has either of them.
            drop(row)
        } else if let row = rowThatLeaves(without: equation.marker) {
            pivot(row, entering: equation.marker)
            drop(row)
        }
        if let other = equation.other { discard(other) }
        discard(equation.marker)
        optimize()
    }

    /// Adds to an equation's constant. Afterwards, values may be invalid until `restoreFeasibility()` is called.
    mutating func shift(_ equation: Equation, by change: Double) {
        // The old marker equals the new marker plus a constant that compensates the change.
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

    /// Returns a symbol as a row of symbols that aren't basic.
    private func expressed(_ symbol: Symbol) -> Row {
        if let known = symbols.row(of: symbol) { return rows[known].row }
        var row = Row()
        row.add(1, of: symbol)
        return row
    }

    /// Returns the symbol that can be basic in an equation's row at once. A variable is taken first, because it may have any value;
    /// otherwise a symbol of the equation itself, if its value wouldn't be negative.
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

    /// Returns the row with which an equation leaves the tableau if its marker isn't basic. The row is chosen so that slacks and errors
    /// stay valid as far as possible. A row of dummies, whose constant is 0, comes first. Then comes the row that reaches 0 first as the
    /// marker grows, or else as the marker falls. A variable's row, which may have any value, comes last.
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
