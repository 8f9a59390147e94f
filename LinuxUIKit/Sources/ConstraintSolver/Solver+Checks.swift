extension Solver {
    /// Throws if a number is one that the solver cannot use.
    func check(_ number: Double) throws(SolverError) {
        // A comparison with what is not a number is false.
        guard abs(number) <= Solver.largestNumber else { throw .unusableNumber(number) }
    }

    /// Throws if a constraint has a number or a priority that the solver cannot use.
    func check(_ constraint: Constraint) throws(SolverError) {
        guard constraint.priority.isOnScale else { throw .unusablePriority(constraint.priority) }
        try check(constraint.constant)
        for term in constraint.terms { try check(term.coefficient) }
    }
}
