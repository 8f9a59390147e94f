/// A trait: the type is the key under which a trait collection holds a value.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value in a collection that specifies none.
    static var defaultValue: Value { get }
    /// The name that distinguishes the trait from all others.
    static var identifier: String { get }
    /// A short name, for people who look for faults.
    static var name: String { get }
    /// Whether dynamic colours may look different when the trait changes.
    static var affectsColorAppearance: Bool { get }
}

/// A trait, as something to register for.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    /// The type's name and module. Apple doesn't document the identifier's form.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// No effect on dynamic colours, unless a trait says otherwise.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitCollection {
    /// The value of a trait.
    @available(iOS 17.0, *)
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { read(values[trait], trait) }

    /// Returns the traits whose values differ from those in another collection.
    @available(iOS 17.0, *)
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.traits(thatDifferFrom: traitCollection?.values ?? TraitValues())
    }
}
