/// The reasons for which a solver refuses a call. A refused call changes nothing.
public enum SolverError: Error, Hashable, Sendable {
    /// The required constraint contradicts other required constraints, the conflicts. All of the conflicts are needed for the
    /// contradiction. The list is empty if the constraint can't hold even by itself.
    case unsatisfiable(Constraint, conflicts: [ConstraintID])
    /// The solver doesn't have the constraint, or has it no longer.
    case unknownConstraint(ConstraintID)
    /// The number isn't finite, or is greater than `Solver.largestNumber`.
    case unusableNumber(Double)
    /// The priority is not above 0, or is greater than 1000.
    case unusablePriority(Priority)
}
