/// The identity of a constraint in a solver, as the solver gives it when the constraint is added.
///
/// It is never given twice by one solver. A copy of the solver knows the constraints that were added before it was made.
public struct ConstraintID: Hashable, Sendable {
    /// Where the solver keeps the constraint; places are used again.
    let slot: Int
    /// Counts all constraints that were ever added.
    let serial: Int
}
