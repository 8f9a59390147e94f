/// The plan of an element: the element's size, and the space around the element.
@MainActor public class NSCollectionLayoutItem: NSObject {
    /// The item's size in its group.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary items that are attached to the element and move with it.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the element in its place. An inset has no effect along an axis along which the size is estimated.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around the item's place, or `nil` for no space.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size with supplementary items.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The insets, without those along an axis along which the size is estimated.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// An element in a custom group.
@MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The element's frame in the group.
    public let frame: CGRect
    /// The element's place in the stacking order. An element with a higher value is in front.
    public let zIndex: Int

    /// Creates an element with a frame in the group.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an element with a frame in the group, and a place in the stacking order.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
