/// An object that calls closures when its own traits change. The forms with a selector do not exist here.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    /// A closure that gets the object whose traits have changed, and the former traits.
    typealias TraitChangeHandler<TraitEnvironment> = (_ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls a closure whenever one of the traits has changed. The closure is kept until the object is released, or the registration is
    /// taken back.
    @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Takes a registration back.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration that `unregisterForTraitChanges(_:)` takes back.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
    /// Calls a closure whenever one of the view's traits has changed.
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        unregister(registration)
    }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
    /// Calls a closure whenever one of the controller's traits has changed.
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        unregister(registration)
    }
}

@available(iOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {
    /// Calls a closure whenever one of the scene's traits has changed.
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        unregister(registration)
    }
}
