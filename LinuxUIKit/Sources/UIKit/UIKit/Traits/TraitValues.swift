/// Traits as a value; nil is unspecified.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var contentSizeCategory: UIContentSizeCategory?
    var displayScale: CGFloat?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?

    /// A phone as it leaves the factory.
    static let phone = TraitValues(
        userInterfaceStyle: .light,
        contentSizeCategory: .large,
        displayScale: 2,
        layoutDirection: .leftToRight,
        horizontalSizeClass: .compact,
        verticalSizeClass: .regular,
        userInterfaceIdiom: .phone
    )

    func overridden(by other: TraitValues) -> TraitValues {
        TraitValues(
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            contentSizeCategory: other.contentSizeCategory ?? contentSizeCategory,
            displayScale: other.displayScale ?? displayScale,
            layoutDirection: other.layoutDirection ?? layoutDirection,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom
        )
    }
}
