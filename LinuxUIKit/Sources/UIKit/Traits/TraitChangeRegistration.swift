/// A registration for changes of traits, with the traits at the last look.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    /// The closure, which gets the object as an argument. A registration that kept its object would never release the object.
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

    /// Returns the registration itself, which doesn't change for its holders.
    nonisolated func copy(with zone: NSZone?) -> Any { self }

    func takeBack() {
        isTakenBack = true
    }

    /// Calls the handler if one of the traits has changed since the last look. The present traits are stored before the call, because the
    /// handler may change traits itself.
    func look(at object: any UITraitEnvironment) {
        let (previous, now) = (known, object.traitCollection)
        known = now
        let changed = now.changedTraits(from: previous)
        guard !isTakenBack, traits.contains(where: { trait in changed.contains { $0 == trait } }) else { return }
        now.performAsCurrent { handler(object, previous) }
    }
}

/// An object that keeps the registrations for changes of its traits, in the order in which they were added.
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

    /// Notifies the object of new traits: calls the overridden method first, then the handlers in the order in which they were added. Apple
    /// documents neither order. During the calls, `current` holds the object's traits, as the page of `current` says.
    func tellOfTraits(changedFrom previous: UITraitCollection?) {
        if let previous { traitCollection.performAsCurrent { traitCollectionDidChange(previous) } }
        for registration in traitChangeRegistrations { registration.look(at: self) }
    }
}

extension UIView: TraitChangeKeeper {}
extension UIViewController: TraitChangeKeeper {}
extension UIWindowScene: TraitChangeKeeper {}
