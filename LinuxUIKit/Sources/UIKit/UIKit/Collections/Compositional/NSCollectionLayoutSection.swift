/// Changes elements of a section that show, whenever it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A group again and again, with headers and footers.
@MainActor public class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The space around the groups.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    public var interGroupSpacing: CGFloat = 0
    /// What the insets count from.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls across the layout, if it does.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How fast and how far it goes then.
    public var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers and footers.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep to the section's insets.
    public var supplementariesFollowContentInsets = true
    /// Changes elements that show, whenever they scroll.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// How the section looks as a list; nil if it is none.
    var list: UICollectionLayoutListConfiguration?

    /// A section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}

/// How a section that scrolls across its layout goes on when it is let go.
@MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// How fast it slows down.
    public enum DecelerationRate: Int, Sendable {
        /// As its behavior has it.
        case automatic = 0
        /// As scroll views do normally.
        case normal = 1
        /// Fast.
        case fast = 2
    }

    /// Whether it goes past its edges.
    public enum Bounce: Int, Sendable {
        /// As scroll views do.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How fast it slows down.
    public var decelerationRate = DecelerationRate.automatic
    /// Whether it goes past its edges.
    public var bounce = Bounce.automatic
}
