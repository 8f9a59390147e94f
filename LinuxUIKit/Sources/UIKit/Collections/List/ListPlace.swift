/// The look of a cell in a list: the cell's corners and its separator.
struct ListPlace: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isFirst = false
    var isLast = false
    /// Whether there is a separator at the lower edge.
    var hasSeparator = false
    var separatorColor = UIColor.separator
    var separatorInsets = NSDirectionalEdgeInsets.zero
}
