/// A constant and a sum of symbols, each times a coefficient, in the symbols' order.
struct Row: Sendable {
    struct Term: Sendable {
        let symbol: Symbol
        var coefficient: Double
    }

    var constant = 0.0
    private(set) var terms: [Term] = []

    /// Returns the index of a symbol's term, or the index at which the term would have to be inserted.
    private func place(of symbol: Symbol) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func coefficient(of symbol: Symbol) -> Double {
        let place = place(of: symbol)
        return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
    }

    mutating func add(_ coefficient: Double, of symbol: Symbol) {
        let place = place(of: symbol)
        guard place < terms.count, terms[place].symbol == symbol else {
            if abs(coefficient) > Tolerance.coefficient { terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place) }
            return
        }
        terms[place].coefficient += coefficient
        if abs(terms[place].coefficient) <= Tolerance.coefficient { terms.remove(at: place) }
    }

    /// Removes a symbol and returns its coefficient, or 0 if the row doesn't have the symbol.
    @discardableResult mutating func remove(_ symbol: Symbol) -> Double {
        let place = place(of: symbol)
        guard place < terms.count, terms[place].symbol == symbol else { return 0 }
        return terms.remove(at: place).coefficient
    }

    /// Adds another row times a factor. The scratch is a working array that keeps its capacity from one call to the next.
    mutating func add(_ other: Row, times factor: Double, scratch: inout [Term]) {
        constant = Tolerance.sum(constant, factor * other.constant)
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(terms.count + other.terms.count)
        var (mine, theirs) = (0, 0)
        while mine < terms.count && theirs < other.terms.count {
            let (first, second) = (terms[mine], other.terms[theirs])
            if first.symbol < second.symbol {
                scratch.append(first)
                mine += 1
            } else if second.symbol < first.symbol {
                let coefficient = factor * second.coefficient
                if abs(coefficient) > Tolerance.coefficient { scratch.append(Term(symbol: second.symbol, coefficient: coefficient)) }
                theirs += 1
            } else {
                let coefficient = first.coefficient + factor * second.coefficient
                if abs(coefficient) > Tolerance.coefficient { scratch.append(Term(symbol: first.symbol, coefficient: coefficient)) }
                mine += 1
                theirs += 1
            }
        }
        scratch.append(contentsOf: terms[mine...])
        for term in other.terms[theirs...] {
            let coefficient = factor * term.coefficient
            if abs(coefficient) > Tolerance.coefficient { scratch.append(Term(symbol: term.symbol, coefficient: coefficient)) }
        }
        swap(&terms, &scratch)
    }

    /// Replaces a symbol by the row that the symbol equals.
    mutating func substitute(_ symbol: Symbol, with other: Row, scratch: inout [Term]) {
        let coefficient = remove(symbol)
        if coefficient != 0 { add(other, times: coefficient, scratch: &scratch) }
    }

    /// Solves a row that equals 0 for one of its symbols. Afterwards the row is the value of that symbol.
    mutating func solve(for symbol: Symbol) {
        let factor = -1 / remove(symbol)
        constant = constant == 0 ? 0 : constant * factor
        for place in terms.indices { terms[place].coefficient *= factor }
    }
}
