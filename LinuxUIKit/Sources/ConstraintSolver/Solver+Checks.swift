extension Solver {
    /// Throws an error if the solver can't use a number.
    func check(_ number: Double) throws(SolverError) {
        // If the number is NaN, the comparison is false.
        guard abs(number) <= Solver.largestNumber else { throw .unusableNumber(number) }
    }

    /// Throws an error if a constraint has a number or a priority that the solver can't use.
    func check(_ constraint: Constraint) throws(SolverError) {
        guard constraint.priority.isOnScale else { throw .unusablePriority(constraint.priority) }
        try check(constraint.constant)
        for term in constraint.terms { try check(term.coefficient) }
    }
}
