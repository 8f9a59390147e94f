/// The reasons for which a solver refuses a call. It is left as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
    /// The required constraint cannot hold together with those that it conflicts with, which are required, too. All of them are needed
    /// for the conflict. The list is empty if the constraint cannot hold even by itself.
    case unsatisfiable(Constraint, conflicts: [ConstraintID])
    /// The solver does not have the constraint, or no longer.
    case unknownConstraint(ConstraintID)
    /// The number is not finite or greater than `Solver.largestNumber`.
    case unusableNumber(Double)
    /// The priority is not above 0 and up to 1000.
    case unusablePriority(Priority)
}
