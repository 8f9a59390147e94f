/// Something that lies at an element: a badge, a frame.
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// Where at the element it lies.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of its own lies there; nil is the same as at the element, from within.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order: higher is nearer.
    public var zIndex = 1

    /// Something within an element, at its anchor.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
    }

    /// Something at an element, one's anchor on the other's.
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

    /// The rectangle at an element.
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

/// A header or footer: something at the edge of a section, or of the whole layout.
@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section gets longer by it, instead of having it over its contents.
    public var extendsBoundary = true
    /// Whether it stays in sight as long as the section does.
    public var pinToVisibleBounds = false
    /// The edge.
    public let alignment: NSRectAlignment
    /// How far it is moved, in points.
    public let offset: CGPoint

    /// A header or footer at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A header or footer at an edge, moved.
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
