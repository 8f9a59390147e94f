/// Traits that can be set, one by one. A trait of the app's own is accessed by its type.
@available(iOS 17.0, *)
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

    /// The level: in front of something else, or not.
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

    /// The number of pixels in a point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}

/// The changes that a view or a controller makes to the traits around it, for itself and all views in it.
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
    var values: TraitValues

    /// The value that is set for a trait, or the trait's default value.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Removes the override of a trait, so that the value around counts.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}

extension UIView {
    /// The changes that the view makes to the traits around it.
    @available(iOS 17.0, *)
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
    /// The changes that the controller makes to the traits around its view.
    @available(iOS 17.0, *)
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
    /// Applies overridden traits to the view and all views in it at once, rather than before their next layout.
    @available(iOS 17.0, *)
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
    /// Applies overridden traits to the controller's view and all views in it at once, rather than before their next layout.
    @available(iOS 17.0, *)
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
