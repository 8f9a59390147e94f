/// How a list looks: a section whose cells are as wide as it, one below the other.
@MainActor public struct UICollectionLayoutListConfiguration {
    /// How the cells stand together.
    public enum Appearance: Sendable {
        /// From edge to edge, one after another.
        case plain
        /// From edge to edge, in groups with space between.
        case grouped
        /// In groups with round corners.
        case insetGrouped
        /// As in a sidebar.
        case sidebar
        /// As in a sidebar, without groups.
        case sidebarPlain
    }

    /// Where headers come from.
    public enum HeaderMode: Sendable {
        /// There are none.
        case none
        /// They are supplementary views.
        case supplementary
    }

    /// Where footers come from.
    public enum FooterMode: Sendable {
        /// There are none.
        case none
        /// They are supplementary views.
        case supplementary
    }

    /// Gives the actions of a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// How the cells stand together.
    public let appearance: Appearance
    /// Whether lines part the cells.
    public var showsSeparators: Bool
    /// The colour behind the cells; nil is that of the appearance.
    public var backgroundColor: UIColor?
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// Gives the actions that a swipe from the leading edge shows.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Gives the actions that a swipe from the trailing edge shows.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance == .plain || appearance == .grouped || appearance == .insetGrouped
    }

    var offersSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// The colour behind the cells.
    var effectiveBackgroundColor: UIColor {
        backgroundColor ?? (appearance == .plain || appearance == .sidebarPlain ? .systemBackground : .systemGroupedBackground)
    }

    /// How an item's cell looks.
    func place(ofItem item: Int, of count: Int) -> ListPlace {
        var place = ListPlace(appearance: appearance, isFirst: item == 0, isLast: item == count - 1)
        place.hasSeparator = showsSeparators && (appearance == .plain || !place.isLast)
        place.separatorInsets.leading = 16
        return place
    }
}

extension NSCollectionLayoutSection {
    /// The height of a cell until it says its own, in points.
    private static let estimatedHeight: CGFloat = 44
    /// The space around a group of cells, in points: chosen, since Apple publishes none.
    private static let groupSpace: CGFloat = 17.5
    private static let sideSpace: CGFloat = 16

    /// A section that is a list.
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
    /// A layout whose sections are lists.
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
