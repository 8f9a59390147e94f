/// A space between items: a fixed number of points, or at least a number of points.
@MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The number of points.
    public let spacing: CGFloat
    /// Whether the space grows if there is room.
    public let isFlexibleSpacing: Bool
    /// Whether the space has exactly its number of points.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// Creates a space of at least a number of points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// Creates a space of exactly a number of points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
}

/// The spaces around an item in its group.
@MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space before the item, in reading order.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the item, in reading order.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates spaces at the edges. An edge with `nil` has no space.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
