/// A trait that a collection has by itself.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension SystemTrait {
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        value(in: one) != value(in: other)
    }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
    /// Neither.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// It does.
    public static let affectsColorAppearance = true
}

/// The reading direction, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
    /// Neither.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels for a point, as a trait.
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue: CGFloat = 0
}

/// The class of the width, as a trait.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
    /// Neither.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The class of the height, as a trait.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
    /// Neither.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The user's text size, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
    /// None.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
    /// None.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

// MARK: Where they stand in a collection

extension UITraitUserInterfaceStyle: SystemTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

extension UITraitLayoutDirection: SystemTrait {
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

extension UITraitDisplayScale: SystemTrait {
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

extension UITraitHorizontalSizeClass: SystemTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: SystemTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}
