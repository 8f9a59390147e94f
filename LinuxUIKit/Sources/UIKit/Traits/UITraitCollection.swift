/// The circumstances in which a part of the interface shows: light or dark, text size, scale, size classes.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues
    /// The record of the traits that are read, or `nil` outside of a layout.
    private let reads: TraitReads?

    init(values: TraitValues, reads: TraitReads? = nil) {
        self.values = values
        self.reads = reads
    }

    /// A collection that specifies nothing.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// A collection of one trait.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// A collection of one trait.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: TraitValues(contentSizeCategory: preferredContentSizeCategory))
    }

    /// A collection of one trait.
    public convenience init(displayScale scale: CGFloat) {
        self.init(values: TraitValues(displayScale: scale))
    }

    /// A collection of one trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection))
    }

    /// A collection of all traits that the others specify. A later collection goes before an earlier one.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { read(values.userInterfaceStyle, UITraitUserInterfaceStyle.self) ?? .unspecified }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        read(values.contentSizeCategory, UITraitPreferredContentSizeCategory.self) ?? .unspecified
    }
    /// The number of pixels in a point, or 0 if unspecified.
    open var displayScale: CGFloat { read(values.displayScale, UITraitDisplayScale.self) ?? 0 }
    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        read(values.layoutDirection, UITraitLayoutDirection.self) ?? .unspecified
    }
    /// The class of the width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        read(values.horizontalSizeClass, UITraitHorizontalSizeClass.self) ?? .unspecified
    }
    /// The class of the height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { read(values.verticalSizeClass, UITraitVerticalSizeClass.self) ?? .unspecified }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { read(values.userInterfaceIdiom, UITraitUserInterfaceIdiom.self) ?? .unspecified }

    /// The level: in front of something else, or not.
    open var userInterfaceLevel: UIUserInterfaceLevel { read(values.userInterfaceLevel, UITraitUserInterfaceLevel.self) ?? .unspecified }

    /// Records that a trait is read, and returns the value.
    func read<Value>(_ value: Value, _ trait: UITrait) -> Value {
        reads?.note(trait)
        return value
    }

    /// Returns whether dynamic colours may look different under the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// Runs the closure with this collection as the current one.
    open func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.storage.own
        UITraitCollection.storage.own = self
        actions()
        UITraitCollection.storage.own = before
    }

    private static let storage = PerThread("UITraitCollection", onMainActor: UITraitCollection(values: .phone))

    /// The collection by which dynamic colours and fonts are resolved on this thread. A thread without a collection of its own uses the
    /// main actor's.
    open class var current: UITraitCollection {
        get { storage.own ?? storage.onMainActor }
        set { storage.own = newValue }
    }

    /// Returns the collection with changed traits. A specified style goes before the style among the changes.
    func overridden(by changes: TraitValues, style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified || changes != TraitValues() else { return self }
        var changed = values.overridden(by: changes)
        if style != .unspecified { changed.userInterfaceStyle = style }
        return UITraitCollection(values: changed)
    }

    /// Returns whether both collections specify the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// A hash of the specified values.
    open override var hash: Int { values.hashValue }
}

/// An object that has traits: a view, a view controller, a screen, a scene.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of this part of the interface.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
