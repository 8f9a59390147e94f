/// A place on the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// No edge.
    case none = 0
    /// The middle of the top.
    case top = 1
    /// The corner at the top where reading begins.
    case topLeading = 2
    /// The middle of the side where reading begins.
    case leading = 3
    /// The corner at the bottom where reading begins.
    case bottomLeading = 4
    /// The middle of the bottom.
    case bottom = 5
    /// The corner at the bottom where reading ends.
    case bottomTrailing = 6
    /// The middle of the side where reading ends.
    case trailing = 7
    /// The corner at the top where reading ends.
    case topTrailing = 8

    /// The alignment's place along both axes: 0 is the beginning, 1 is the end.
    var unitPoint: CGPoint {
        switch self {
        case .none: CGPoint(x: 0.5, y: 0.5)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topLeading: CGPoint(x: 0, y: 0)
        case .leading: CGPoint(x: 0, y: 0.5)
        case .bottomLeading: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomTrailing: CGPoint(x: 1, y: 1)
        case .trailing: CGPoint(x: 1, y: 0.5)
        case .topTrailing: CGPoint(x: 1, y: 0)
        }
    }
}

/// The boundary from which the insets of a section are measured.
public enum UIContentInsetsReference: Int, Sendable {
    /// The boundary that the layout's configuration names.
    case automatic = 0
    /// The edges of the collection view.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The guide for readable text.
    case readableContent = 4
}

/// The way in which a section scrolls across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section doesn't scroll across the layout.
    case none = 0
    /// The section scrolls freely.
    case continuous = 1
    /// The section scrolls freely, and comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by pages. A page is as wide as the visible part of the section.
    case paging = 3
    /// The section scrolls by groups, and comes to rest at the beginning of a group.
    case groupPaging = 4
    /// The section scrolls by groups, and comes to rest with a group in the middle.
    case groupPagingCentered = 5
}
