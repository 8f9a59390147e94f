/// A trait: the type is the key under which a trait collection holds a value.
public protocol UITraitDefinition {
    /// What the trait's values are.
    associatedtype Value

    /// The value in a collection that specifies none.
    static var defaultValue: Value { get }
    /// Tells the trait from all others.
    static var identifier: String { get }
    /// A short name, for people who look for faults.
    static var name: String { get }
    /// Whether dynamic colours may look different when it changes.
    static var affectsColorAppearance: Bool { get }
}

/// A trait, as something to register for.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    /// The type's name and module. Apple does not say which it is.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// Not unless it is said.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitCollection {
    /// The value of a trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { read(values[trait], trait) }

    /// The traits whose values are others than in another collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.traits(thatDifferFrom: traitCollection?.values ?? TraitValues())
    }
}
