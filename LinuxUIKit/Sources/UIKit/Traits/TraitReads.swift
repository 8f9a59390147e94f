import Synchronization

/// The traits of a view's `traitCollection` that the view's layout has read. A change of one of them makes the layout invalid.
final class TraitReads: Sendable {
    private let traits = Mutex<Set<ObjectIdentifier>>([])

    func note(_ trait: UITrait) {
        traits.withLock { _ = $0.insert(ObjectIdentifier(trait)) }
    }

    func contains(_ trait: UITrait) -> Bool {
        traits.withLock { $0.contains(ObjectIdentifier(trait)) }
    }
}
