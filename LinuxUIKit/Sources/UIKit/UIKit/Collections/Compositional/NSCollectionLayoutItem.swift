/// The plan of an element: its size, and the space around it.
@MainActor public class NSCollectionLayoutItem: NSObject {
    /// The size in the group that it stands in.
    public let layoutSize: NSCollectionLayoutSize
    /// What lies at the element and moves with it.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// How much smaller the element is than its place; without effect along an axis along which the size is estimated.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around its place; nil is none.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item of a size with something at it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The insets, but for axes along which the size is estimated.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// The place of one element in a group of the app's own arrangement.
@MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group.
    public let frame: CGRect
    /// The order: higher is nearer.
    public let zIndex: Int

    /// An element in a rectangle of the group.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// An element in a rectangle of the group, at a height.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
