/// The objective to minimize: the errors of the constraints that aren't required, with a sum for each priority.
///
/// The sums are compared by priority, from the highest to the lowest, and are never added. So one constraint wins over any number of weaker
/// ones. Badros, Borning and Stuckey have one row of symbolic weights for this comparison; the levels here are the same row, sorted by
/// weight.
struct Objective: Sendable {
    struct Level: Sendable {
        let priority: Priority
        var row = Row()
        /// The number of constraints with this priority.
        var uses = 0
    }

    /// The sums, from the highest priority to the lowest.
    private(set) var levels: [Level] = []

    /// Starts to count a constraint's errors. Each error is a row: its basic row if the error is basic, or else the error alone.
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

    /// Removes a symbol whose constraint is removed.
    mutating func remove(_ symbol: Symbol) {
        for place in levels.indices { levels[place].row.remove(symbol) }
    }

    /// Removes a symbol from the sum of one priority.
    mutating func remove(_ symbol: Symbol, at level: Int) {
        levels[level].row.remove(symbol)
    }

    /// Returns whether a growing symbol increases the sum of a priority above the level.
    func costs(_ symbol: Symbol, above level: Int) -> Bool {
        levels[..<level].contains { $0.row.coefficient(of: symbol) > Tolerance.coefficient }
    }

    /// Returns whether the first term costs less than the second for each unit by which the term increases a row.
    func isCheaper(_ first: Row.Term, than second: Row.Term) -> Bool {
        for level in levels {
            let firstCost = level.row.coefficient(of: first.symbol) / first.coefficient
            let secondCost = level.row.coefficient(of: second.symbol) / second.coefficient
            if abs(firstCost - secondCost) > Tolerance.coefficient * max(1, abs(firstCost)) { return firstCost < secondCost }
        }
        return first.symbol < second.symbol
    }
}
