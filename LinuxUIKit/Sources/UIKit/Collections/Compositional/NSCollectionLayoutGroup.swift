/// A closure that returns the elements of a group, with their frames in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items one after another, beside or below each other. A section repeats the group as a whole.
@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The items, repeated in turn until the group is full.
        case filled
        /// One item, repeated a number of times.
        case repeated(Int)
        /// One item, repeated a number of times. Each copy gets an equal part of the group.
        case divided(Int)
        /// Elements at the frames that the app provides.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The items.
    public let subitems: [NSCollectionLayoutItem]
    let isHorizontal: Bool
    let arrangement: Arrangement
    /// The space between items, or `nil` for no space.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], isHorizontal: Bool, arrangement: Arrangement) {
        self.subitems = subitems
        self.isHorizontal = isHorizontal
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates a group of items beside each other, repeated in turn until the group is full.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems: subitems, isHorizontal: true, arrangement: .filled)
    }

    /// Creates a group of one item, repeated a number of times beside each other.
    @available(iOS 16.0, *)
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: true, arrangement: .repeated(count))
    }

    /// Creates a group of one item, repeated a number of times beside each other. Each copy gets an equal part of the group's width.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: true, arrangement: .divided(count))
    }

    /// Creates a group of items below each other, repeated in turn until the group is full.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems: subitems, isHorizontal: false, arrangement: .filled)
    }

    /// Creates a group of one item, repeated a number of times below each other.
    @available(iOS 16.0, *)
    public class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: false, arrangement: .repeated(count))
    }

    /// Creates a group of one item, repeated a number of times below each other. Each copy gets an equal part of the group's height.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: false, arrangement: .divided(count))
    }

    /// Creates a group whose elements lie at the frames that the app provides.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        Self(layoutSize, subitems: [], isHorizontal: true, arrangement: .custom(itemProvider))
    }
}
