/// Traits as a value. `nil` stands for unspecified.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var contentSizeCategory: UIContentSizeCategory?
    var displayScale: CGFloat?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceLevel: UIUserInterfaceLevel?
    /// The values of the traits that the app has defined.
    var own: [ObjectIdentifier: OwnTraitValue] = [:]

    /// The traits of a phone as it leaves the factory.
    static let phone = TraitValues(
        userInterfaceStyle: .light,
        contentSizeCategory: .large,
        displayScale: 2,
        layoutDirection: .leftToRight,
        horizontalSizeClass: .compact,
        verticalSizeClass: .regular,
        userInterfaceIdiom: .phone,
        userInterfaceLevel: .base
    )

    func overridden(by other: TraitValues) -> TraitValues {
        TraitValues(
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            contentSizeCategory: other.contentSizeCategory ?? contentSizeCategory,
            displayScale: other.displayScale ?? displayScale,
            layoutDirection: other.layoutDirection ?? layoutDirection,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
            userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
            own: own.merging(other.own) { $1 }
        )
    }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.value(in: self) as? T.Value ?? T.defaultValue }
            return own[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
            own[ObjectIdentifier(trait)] = OwnTraitValue(trait: trait, value: newValue)
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return own[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return system.set(nil, in: &self) }
        own[ObjectIdentifier(trait)] = nil
    }

    /// Returns the traits whose values differ.
    func traits(thatDifferFrom other: TraitValues) -> [UITrait] {
        let system = systemTraits.filter { differ($0, from: other) }
        let defined = own.merging(other.own) { here, _ in here }
        return system + defined.filter { own[$0.key] != other.own[$0.key] }.map(\.value.trait)
    }

    private func differ<T: SystemTrait>(_ trait: T.Type, from other: TraitValues) -> Bool {
        self[keyPath: T.path] != other[keyPath: T.path]
    }
}

/// A value of a trait that the app has defined.
struct OwnTraitValue: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    /// Returns whether both values are equal. Values that cannot be compared count as different.
    static func == (one: OwnTraitValue, other: OwnTraitValue) -> Bool {
        guard let here = one.value as? AnyHashable, let there = other.value as? AnyHashable else { return false }
        return here == there
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(trait))
    }
}
