import Synchronization

/// The traits that a view's layout has read of the view's `traitCollection`. A change of one of them makes the layout invalid.
final class TraitReads: Sendable {
    private let traits = Mutex<Set<ObjectIdentifier>>([])

    func note(_ trait: UITrait) {
        traits.withLock { _ = $0.insert(ObjectIdentifier(trait)) }
    }

    func contains(_ trait: UITrait) -> Bool {
        traits.withLock { $0.contains(ObjectIdentifier(trait)) }
    }
}
