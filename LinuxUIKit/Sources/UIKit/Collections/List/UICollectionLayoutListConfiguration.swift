/// The look of a list. A list is a section whose cells are as wide as the section, one below the other.
@MainActor public struct UICollectionLayoutListConfiguration {
    /// The arrangement of the cells.
    public enum Appearance: Sendable {
        /// Cells from edge to edge, one after another.
        case plain
        /// Cells from edge to edge, in groups with space between them.
        case grouped
        /// Groups with round corners.
        case insetGrouped
        /// The look of a sidebar.
        case sidebar
        /// The look of a sidebar, without groups.
        case sidebarPlain
    }

    /// The source of headers.
    public enum HeaderMode: Sendable {
        /// No headers.
        case none
        /// Supplementary views as headers.
        case supplementary
    }

    /// The source of footers.
    public enum FooterMode: Sendable {
        /// No footers.
        case none
        /// Supplementary views as footers.
        case supplementary
    }

    /// A closure that returns the actions of a row, or `nil` for no actions.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The arrangement of the cells.
    public let appearance: Appearance
    /// Whether separators divide the cells.
    public var showsSeparators: Bool
    /// The color behind the cells, or `nil` for the appearance's color.
    public var backgroundColor: UIColor?
    /// The source of headers.
    public var headerMode = HeaderMode.none
    /// The source of footers.
    public var footerMode = FooterMode.none
    /// The closure that returns the actions for a swipe from the leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The closure that returns the actions for a swipe from the trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a list configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance == .plain || appearance == .grouped || appearance == .insetGrouped
    }

    var offersSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// The color behind the cells: the configuration's color, or else the appearance's.
    var effectiveBackgroundColor: UIColor {
        backgroundColor ?? (appearance == .plain || appearance == .sidebarPlain ? .systemBackground : .systemGroupedBackground)
    }

    /// Returns the look of an item's cell.
    func place(ofItem item: Int, of count: Int) -> ListPlace {
        var place = ListPlace(appearance: appearance, isFirst: item == 0, isLast: item == count - 1)
        place.hasSeparator = showsSeparators && (appearance == .plain || !place.isLast)
        place.separatorInsets.leading = 16
        return place
    }
}

extension NSCollectionLayoutSection {
    /// The estimated height of a cell, in points.
    private static let estimatedHeight: CGFloat = 44
    /// The space around a group of cells, in points. The number is chosen, since Apple publishes none.
    private static let groupSpace: CGFloat = 17.5
    private static let sideSpace: CGFloat = 16

    /// Creates a section that is a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        switch configuration.appearance {
        case .plain, .sidebarPlain: break
        case .grouped, .sidebar: (section.contentInsets.top, section.contentInsets.bottom) = (groupSpace, groupSpace)
        case .insetGrouped:
            section.contentInsets = NSDirectionalEdgeInsets(
                top: groupSpace,
                leading: sideSpace,
                bottom: groupSpace,
                trailing: sideSpace
            )
        }
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
            section.contentInsets.top = 0
        }
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: UICollectionView.elementKindSectionFooter,
                alignment: .bottom
            )
            section.boundarySupplementaryItems.append(footer)
            section.contentInsets.bottom = 0
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are lists.
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
