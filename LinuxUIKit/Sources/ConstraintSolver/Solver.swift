/// An incremental solver of linear constraints with priorities, by the Cassowary algorithm.
///
/// The values of the variables always meet all required constraints. The other constraints are met as nearly as possible, by priority.
/// First the sum of the misses of the highest priority is made as small as possible. Then the sum of the next priority follows, and so on.
/// If several solutions remain, the solver takes one of them: the same one in every run with the same calls.
///
/// A solver is a value. Changes of a copy don't change the original.
public struct Solver: Sendable {
    private struct Entry: Sendable {
        let id: ConstraintID
        var constraint: Constraint
        var equation: Equation
    }

    private struct Use: Sendable {
        let symbol: Symbol
        /// The number of occurrences of the variable in constraints.
        var count = 0
    }

    /// The greatest magnitude of constants and coefficients. With greater numbers, too few digits of a Double would remain to distinguish
    /// rounding errors from contradictions.
    public static let largestNumber = 1e7

    private var tableau = Tableau()
    private var entries: [Entry?] = []
    private var unusedSlots: [Int] = []
    private var serial = 0
    private var uses: [Variable: Use] = [:]
    /// The constraints that hold variables at suggested values.
    var suggestions: [Variable: ConstraintID] = [:]

    /// Creates a solver without constraints.
    public init() {}

    /// Returns the value of a variable, or 0 if no constraint has the variable.
    public func value(of variable: Variable) -> Double {
        uses[variable].map { tableau.value(of: $0.symbol) } ?? 0
    }

    /// Returns the current state of a constraint, or nil if the solver doesn't have it.
    public func constraint(_ id: ConstraintID) -> Constraint? {
        entry(id)?.constraint
    }

    /// Adds a constraint and returns its identity, with which the constraint can be changed and removed.
    ///
    /// Throws `SolverError.unsatisfiable` if the constraint is required and contradicts other required constraints.
    @discardableResult public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try check(constraint)
        let slot = unusedSlots.last ?? entries.count
        let id = ConstraintID(slot: slot, serial: serial)
        var left = Row()
        left.constant = -constraint.constant
        var newVariables: [Variable] = []
        for term in constraint.terms {
            let symbol = uses[term.variable]?.symbol ?? tableau.symbols.make(.external)
            if uses[term.variable] == nil {
                uses[term.variable] = Use(symbol: symbol)
                newVariables.append(term.variable)
            }
            left.add(term.coefficient, of: symbol)
        }
        let equation = Equation(left, constraint.relation, constraint.priority, owner: id, symbols: &tableau.symbols)
        if let conflict = tableau.add(equation) {
            // The symbols are discarded in reverse order, so that the next constraint gets the same symbols.
            if let other = equation.other { tableau.symbols.discard(other) }
            tableau.symbols.discard(equation.marker)
            for variable in newVariables.reversed() {
                if let use = uses.removeValue(forKey: variable) { tableau.symbols.discard(use.symbol) }
            }
            throw .unsatisfiable(constraint, conflicts: owners(of: conflict.terms.map(\.symbol)).filter { $0 != id })
        }
        serial += 1
        if slot == entries.count { entries.append(nil) } else { unusedSlots.removeLast() }
        entries[slot] = Entry(id: id, constraint: constraint, equation: equation)
        for term in constraint.terms { uses[term.variable]?.count += 1 }
        refactorIfNeeded()
        return id
    }

    /// Removes a constraint. The other constraints are then solved again at once.
    public mutating func remove(_ id: ConstraintID) throws(SolverError) {
        guard let entry = entry(id) else { throw .unknownConstraint(id) }
        tableau.remove(entry.equation)
        entries[id.slot] = nil
        unusedSlots.append(id.slot)
        for term in entry.constraint.terms {
            uses[term.variable]?.count -= 1
            guard let use = uses[term.variable], use.count == 0 else { continue }
            tableau.discard(use.symbol)
            uses[term.variable] = nil
        }
        refactorIfNeeded()
    }

    /// Changes a constraint's constant. The change is much less work than removing the constraint and adding another one.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try setConstants([(id, constant)])
    }

    /// Changes the constants of several constraints at once. Required constraints may contradict each other in between.
    ///
    /// Throws `SolverError.unsatisfiable` if required constraints contradict each other at the end. The error then names the last of the
    /// given constraints that takes part in the contradiction, and no constant is changed.
    public mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) throws(SolverError) {
        for (id, constant) in changes {
            guard entry(id) != nil else { throw .unknownConstraint(id) }
            try check(constant)
        }
        let before = self
        for (id, constant) in changes {
            guard var entry = entry(id) else { continue }
            tableau.shift(entry.equation, by: -constant - entry.equation.left.constant)
            entry.equation.left.constant = -constant
            entry.constraint.constant = constant
            entries[id.slot] = entry
        }
        if let conflict = tableau.restoreFeasibility() {
            self = before
            let owners = owners(of: [conflict.basic] + conflict.row.terms.map(\.symbol))
            guard let culprit = changes.last(where: { owners.contains($0.id) }) ?? changes.last, var constraint = constraint(culprit.id)
            else { return }
            constraint.constant = culprit.constant
            throw .unsatisfiable(constraint, conflicts: owners.filter { $0 != culprit.id })
        }
        refactorIfNeeded()
    }

    private func entry(_ id: ConstraintID) -> Entry? {
        guard entries.indices.contains(id.slot), let entry = entries[id.slot], entry.id == id else { return nil }
        return entry
    }

    /// Returns the constraints that symbols belong to, in the order in which the constraints were added.
    private func owners(of symbols: [Symbol]) -> [ConstraintID] {
        Set(symbols.compactMap { tableau.symbols.owner(of: $0) }).sorted { $0.serial < $1.serial }
    }

    private mutating func refactorIfNeeded() {
        if tableau.needsRefactoring { tableau.refactor(entries.compactMap { $0?.equation }) }
    }
}
