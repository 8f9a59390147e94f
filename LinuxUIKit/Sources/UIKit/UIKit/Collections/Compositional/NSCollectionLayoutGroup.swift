/// Says where the elements of a group lie, in its own coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items one after another, beside or below each other, that repeat as a whole.
@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The items again and again until the group is full.
        case filled
        /// One item so many times.
        case repeated(Int)
        /// One item so many times, each with its part of the group.
        case divided(Int)
        /// As the app says.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The items.
    public let subitems: [NSCollectionLayoutItem]
    let isHorizontal: Bool
    let arrangement: Arrangement
    /// The space between items; nil is none.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], isHorizontal: Bool, arrangement: Arrangement) {
        self.subitems = subitems
        self.isHorizontal = isHorizontal
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Items beside each other, again and again until the group is full.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems: subitems, isHorizontal: true, arrangement: .filled)
    }

    /// An item so many times beside itself.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: true, arrangement: .repeated(count))
    }

    /// An item so many times beside itself, as wide as that takes.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: true, arrangement: .divided(count))
    }

    /// Items below each other, again and again until the group is full.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems: subitems, isHorizontal: false, arrangement: .filled)
    }

    /// An item so many times below itself.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: false, arrangement: .repeated(count))
    }

    /// An item so many times below itself, as high as that takes.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(layoutSize, subitems: [subitem], isHorizontal: false, arrangement: .divided(count))
    }

    /// Elements where the app says.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        Self(layoutSize, subitems: [], isHorizontal: true, arrangement: .custom(itemProvider))
    }
}
