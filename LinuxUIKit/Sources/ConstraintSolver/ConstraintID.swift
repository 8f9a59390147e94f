/// The identity of a constraint in a solver, which returns the identity when the constraint is added.
///
/// A solver never uses an identity twice. A copy of a solver recognizes the constraints that were added before the copy was made.
public struct ConstraintID: Hashable, Sendable {
    /// The index in the solver's list of constraints. Indices are used again.
    let slot: Int
    /// The number of constraints that were added before, including removed ones.
    let serial: Int
}
