/// A supplementary view that is attached to an element, for example a badge or a frame.
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// The place at the element.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the supplementary view that lies at the container's anchor. If the anchor is `nil`, the same point as at the element is
    /// used, so that the view lies inside.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The view's place in the stacking order. A view with a higher value is in front.
    public var zIndex = 1

    /// Creates a supplementary item inside an element, at the element's anchor.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
    }

    /// Creates a supplementary item whose own anchor lies on the element's anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        anchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = anchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the frame of the supplementary view for an element's frame.
    func frame(at element: CGRect) -> CGRect {
        let size = layoutSize.size(in: element.size)
        let place = containerAnchor.unitPoint
        let own = itemAnchor?.unitPoint ?? place
        let (offset, ownOffset) = (containerAnchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero)
        return CGRect(
            x: element.minX + place.x * element.width - own.x * size.width + offset.x + ownOffset.x,
            y: element.minY + place.y * element.height - own.y * size.height + offset.y + ownOffset.y,
            width: size.width,
            height: size.height
        )
    }
}

/// A header or footer at the edge of a section, or of the whole layout.
@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the header or footer makes the section longer, instead of covering the section's contents.
    public var extendsBoundary = true
    /// Whether the header or footer stays visible as long as its section is visible.
    public var pinToVisibleBounds = false
    /// The edge at which the header or footer lies.
    public let alignment: NSRectAlignment
    /// The offset from the edge, in points.
    public let offset: CGPoint

    /// Creates a header or footer at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer at an edge, with an offset.
    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize,
            elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: .all),
            anchor: nil
        )
    }
}
