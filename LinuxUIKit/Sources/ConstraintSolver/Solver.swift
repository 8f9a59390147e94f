/// An incremental solver of linear constraints with priorities, by the Cassowary algorithm.
///
/// The values of variables always meet all required constraints, and the others as nearly as can be: the sum of the distances by which those
/// of the highest priority are missed is as small as it can be, then that of the next one, and so on. Where that leaves values open one of
/// the possible ones is taken, the same in every run for the same calls.
///
/// A solver is a value: a copy goes its own way.
public struct Solver: Sendable {
    private struct Entry: Sendable {
        let id: ConstraintID
        var constraint: Constraint
        var equation: Equation
    }

    private struct Use: Sendable {
        let symbol: Symbol
        /// How often constraints name the variable.
        var count = 0
    }

    /// The greatest magnitude of constants and coefficients. Greater ones would leave too few of a Double's digits to tell rounding from
    /// contradiction.
    public static let largestNumber = 1e7

    private var tableau = Tableau()
    private var entries: [Entry?] = []
    private var unusedSlots: [Int] = []
    private var serial = 0
    private var uses: [Variable: Use] = [:]
    /// The constraints that hold variables at values that were suggested for them.
    var suggestions: [Variable: ConstraintID] = [:]

    /// Creates a solver without constraints.
    public init() {}

    /// Returns the value of a variable: 0 if no constraint names it.
    public func value(of variable: Variable) -> Double {
        uses[variable].map { tableau.value(of: $0.symbol) } ?? 0
    }

    /// Returns a constraint as it is now, or nil if the solver does not have it.
    public func constraint(_ id: ConstraintID) -> Constraint? {
        entry(id)?.constraint
    }

    /// Adds a constraint and returns the identity by which it can be changed and removed.
    ///
    /// Throws `SolverError.unsatisfiable` if the constraint is required and contradicts others that are.
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
            // In the reverse order, so that the next constraint gets the symbols that it would have had.
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

    /// Removes a constraint. What it has kept other constraints from is made good at once.
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

    /// Changes a constraint's constant: much less work than to remove the constraint and to add another one.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try setConstants([(id, constant)])
    }

    /// Changes several constraints' constants at once, so that it does not matter whether required ones contradict each other in between.
    ///
    /// Throws `SolverError.unsatisfiable` if they do at the end, with the last of the constraints to change that has a part in it. None is
    /// changed then.
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

    /// The constraints that symbols belong to, in the order in which they were added.
    private func owners(of symbols: [Symbol]) -> [ConstraintID] {
        Set(symbols.compactMap { tableau.symbols.owner(of: $0) }).sorted { $0.serial < $1.serial }
    }

    private mutating func refactorIfNeeded() {
        if tableau.needsRefactoring { tableau.refactor(entries.compactMap { $0?.equation }) }
    }
}
