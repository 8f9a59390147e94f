/// Traits that can be set, one by one. A trait of the app's own is reached by its type.
public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// Whether it lies in front of something else.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// The reading direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// The class of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// The class of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// Pixels for a point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}

/// What a view or a controller changes of the traits around it, for itself and all that is in it.
public struct UITraitOverrides: UIMutableTraits {
    var values: TraitValues

    /// The value that is set for a trait; its default value where none is.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is changed.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Leaves a trait as it is around.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}

extension UIView {
    /// What the view changes of the traits around it.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: overriddenTraits) }
        set {
            guard newValue.values != overriddenTraits else { return }
            overriddenTraits = newValue.values
            setNeedsTraitUpdate()
        }
    }
}

extension UIViewController {
    /// What the controller changes of the traits around its view.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: overriddenTraits) }
        set {
            guard newValue.values != overriddenTraits else { return }
            overriddenTraits = newValue.values
            viewIfLoaded?.setNeedsTraitUpdate()
        }
    }
}

extension UIView {
    /// Takes over the traits that have been overridden, for the view and all in it, before their next layout would.
    public func updateTraitsIfNeeded() {
        guard Platform.current.viewsAwaitingTraits.contains(where: { isDescendant(of: $0) || $0.isDescendant(of: self) }) else { return }
        Platform.current.updateTraits()
    }

    fileprivate func setNeedsTraitUpdate() {
        guard window != nil, Platform.current.behavior.traitUpdates == .beforeLayout else { return propagateTraits() }
        Platform.current.viewsAwaitingTraits.append(self)
        RenderServer.current.schedule.noteChange()
    }
}

extension UIViewController {
    /// Takes over the traits that have been overridden, for the controller's view and all in it, before their next layout would.
    public func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraitsIfNeeded()
    }
}

extension Platform {
    /// Hands the overridden traits down the trees of views.
    func updateTraits() {
        while !viewsAwaitingTraits.isEmpty {
            let views = viewsAwaitingTraits
            viewsAwaitingTraits = []
            for view in views { view.propagateTraits() }
        }
    }
}
