/// A closure that is called whenever a section scrolls, and may change the section's visible elements.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section that repeats a group, with headers and footers.
@MainActor public class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The space around the groups.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    public var interGroupSpacing: CGFloat = 0
    /// The boundary from which the insets are measured.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// The way in which the section scrolls across the layout, if it does.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The deceleration and the bounce of the section's own scrolling.
    @available(iOS 17.0, *)
    public var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers and footers.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep to the section's insets.
    public var supplementariesFollowContentInsets = true
    /// The closure that is called whenever the section scrolls, and may change the visible elements.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The look of the section as a list, or `nil` if the section isn't a list.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}

/// The deceleration and the bounce of a section that scrolls across its layout.
@available(iOS 17.0, *)
@MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The rate at which the section slows down.
    public enum DecelerationRate: Int, Sendable {
        /// The usual rate of the section's scrolling behavior.
        case automatic = 0
        /// The normal rate of scroll views.
        case normal = 1
        /// The fast rate.
        case fast = 2
    }

    /// Whether the section bounces past its edges.
    public enum Bounce: Int, Sendable {
        /// The usual bounce of scroll views.
        case automatic = 0
        /// The section always bounces.
        case always = 1
        /// The section never bounces.
        case never = 2
    }

    /// The rate at which the section slows down.
    public var decelerationRate = DecelerationRate.automatic
    /// Whether the section bounces past its edges.
    public var bounce = Bounce.automatic
}
