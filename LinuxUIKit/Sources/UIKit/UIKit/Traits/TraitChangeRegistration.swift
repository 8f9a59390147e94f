/// What one registration for changes of traits wants to hear of, and what it last knew.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    /// Gets the object handed in: a registration that kept its object would never let it go.
    private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    private var known: UITraitCollection
    private var isTakenBack = false

    init(
        _ traits: [UITrait],
        knowing known: UITraitCollection,
        handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.known = known
        self.handler = handler
    }

    /// The same: a registration does not change for whoever holds it.
    nonisolated func copy(with zone: NSZone?) -> Any { self }

    func takeBack() {
        isTakenBack = true
    }

    /// Calls the handler if one of the traits is another than it was when it was last looked at. Before that, what is known is what is now:
    /// the handler may change traits itself.
    func look(at object: any UITraitEnvironment) {
        let (previous, now) = (known, object.traitCollection)
        known = now
        let changed = now.changedTraits(from: previous)
        guard !isTakenBack, traits.contains(where: { trait in changed.contains { $0 == trait } }) else { return }
        now.performAsCurrent { handler(object, previous) }
    }
}

/// An object that keeps the registrations for changes of its traits, in the order in which they came.
@MainActor protocol TraitChangeKeeper: UITraitEnvironment, AnyObject {
    var traitChangeRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitChangeKeeper {
    func register<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        precondition(self is Environment, "LinuxUIKit: registerForTraitChanges of a \(Self.self) with a handler for \(Environment.self)")
        let registration = TraitChangeRegistration(traits, knowing: traitCollection) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
        traitChangeRegistrations.append(registration)
        return registration
    }

    func unregister(_ registration: any UITraitChangeRegistration) {
        guard let index = traitChangeRegistrations.firstIndex(where: { $0 === registration }) else { return }
        traitChangeRegistrations.remove(at: index).takeBack()
    }

    /// Tells of new traits: the overridden method first, then the handlers in the order in which they came. Apple says nothing of either
    /// order; that `current` holds the object's traits meanwhile is on its page.
    func tellOfTraits(changedFrom previous: UITraitCollection?) {
        if let previous { traitCollection.performAsCurrent { traitCollectionDidChange(previous) } }
        for registration in traitChangeRegistrations { registration.look(at: self) }
    }
}

extension UIView: TraitChangeKeeper {}
extension UIViewController: TraitChangeKeeper {}
extension UIWindowScene: TraitChangeKeeper {}
