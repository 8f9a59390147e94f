/// A place on the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere.
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

    /// Where it is along both axes: 0 is the beginning, 1 the end.
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

/// What the insets of a section count from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout says.
    case automatic = 0
    /// The edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The guide for readable text.
    case readableContent = 4
}

/// How a section scrolls that scrolls across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none = 0
    /// As it comes.
    case continuous = 1
    /// As it comes, and rests where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// By pages as wide as what shows of the section.
    case paging = 3
    /// By groups, which rest where they begin.
    case groupPaging = 4
    /// By groups, which rest in the middle.
    case groupPagingCentered = 5
}
