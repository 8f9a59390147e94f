/// What is to become small: the errors of the constraints that are not required, a sum for each priority.
///
/// Sums are compared priority by priority from the highest on, and never added: that is how one constraint wins over any number of weaker
/// ones. Badros, Borning and Stuckey have one row of symbolic weights for it; this is that row, sorted by weight.
struct Objective: Sendable {
    struct Level: Sendable {
        let priority: Priority
        var row = Row()
        /// How many constraints have this priority.
        var uses = 0
    }

    /// From the highest priority to the lowest.
    private(set) var levels: [Level] = []

    /// Begins to count a constraint's errors. Each is a row: what it equals if it is basic, or else the error alone.
    mutating func add(_ errors: [Row], at priority: Priority, scratch: inout [Row.Term]) {
        let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if place == levels.count || levels[place].priority != priority { levels.insert(Level(priority: priority), at: place) }
        levels[place].uses += 1
        for error in errors { levels[place].row.add(error, times: 1, scratch: &scratch) }
    }

    /// Stops counting a constraint's errors.
    mutating func remove(_ errors: [Row], at priority: Priority, scratch: inout [Row.Term]) {
        guard let place = levels.firstIndex(where: { $0.priority == priority }) else { return }
        levels[place].uses -= 1
        guard levels[place].uses > 0 else {
            levels.remove(at: place)
            return
        }
        for error in errors { levels[place].row.add(error, times: -1, scratch: &scratch) }
    }

    mutating func substitute(_ symbol: Symbol, with row: Row, scratch: inout [Row.Term]) {
        for place in levels.indices { levels[place].row.substitute(symbol, with: row, scratch: &scratch) }
    }

    /// Takes a symbol out whose constraint has gone.
    mutating func remove(_ symbol: Symbol) {
        for place in levels.indices { levels[place].row.remove(symbol) }
    }

    /// Takes a symbol out of the sum of one priority.
    mutating func remove(_ symbol: Symbol, at level: Int) {
        levels[level].row.remove(symbol)
    }

    /// Whether a symbol that begins to grow makes a sum of a priority above the level's larger.
    func costs(_ symbol: Symbol, above level: Int) -> Bool {
        levels[..<level].contains { $0.row.coefficient(of: symbol) > Tolerance.coefficient }
    }

    /// Whether the first term costs less than the second for each unit by which it makes a row larger.
    func isCheaper(_ first: Row.Term, than second: Row.Term) -> Bool {
        for level in levels {
            let firstCost = level.row.coefficient(of: first.symbol) / first.coefficient
            let secondCost = level.row.coefficient(of: second.symbol) / second.coefficient
            if abs(firstCost - secondCost) > Tolerance.coefficient * max(1, abs(firstCost)) { return firstCost < secondCost }
        }
        return first.symbol < second.symbol
    }
}
