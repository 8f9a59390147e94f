/// A space between items: a number of points, or at least that.
@MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The points.
    public let spacing: CGFloat
    /// Whether it grows where there is room.
    public let isFlexibleSpacing: Bool
    /// Whether it is as it is.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// At least so many points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// So many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
}

/// The spaces around an item in its group.
@MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Before it, in reading order.
    public let leading: NSCollectionLayoutSpacing?
    /// Above it.
    public let top: NSCollectionLayoutSpacing?
    /// Behind it, in reading order.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below it.
    public let bottom: NSCollectionLayoutSpacing?

    /// Spaces at the edges; nil is none.
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
