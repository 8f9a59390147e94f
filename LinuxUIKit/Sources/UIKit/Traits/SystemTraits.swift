/// A trait that every trait collection has by itself.
protocol SystemTrait: UITraitDefinition where Value: Equatable & Sendable {
    /// The key path of the trait's value.
    static var path: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
    static func value(in values: TraitValues) -> Value { values[keyPath: path] ?? defaultValue }

    static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != nil }

    static func set(_ value: Any?, in values: inout TraitValues) {
        values[keyPath: path] = value as? Value
    }
}

/// Light or dark, as a trait.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// A change of the trait may change dynamic colours.
    public static let affectsColorAppearance = true
}

/// The reading direction, as a trait.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The number of pixels in a point, as a trait.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue: CGFloat = 0
}

/// The class of the width, as a trait.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The class of the height, as a trait.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The user's text size, as a trait.
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The kind of device, as a trait.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The level of a layer in front of others, as a trait.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// A change of the trait may change dynamic colours.
    public static let affectsColorAppearance = true
}

// MARK: Where they stand in a collection

extension UITraitUserInterfaceStyle: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

extension UITraitLayoutDirection: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

extension UITraitDisplayScale: SystemTrait {
    static var path: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

extension UITraitHorizontalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.contentSizeCategory }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

extension UITraitUserInterfaceLevel: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// All traits of the system.
var systemTraits: [any SystemTrait.Type] {
    [
        UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
    ]
}
