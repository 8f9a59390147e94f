/// How a cell looks as a part of a list: its corners, and the lines that part it from the next ones.
struct ListPlace: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isFirst = false
    var isLast = false
    /// Whether there is a line at the lower edge.
    var hasSeparator = false
    var separatorColor = UIColor.separator
    var separatorInsets = NSDirectionalEdgeInsets.zero
}
