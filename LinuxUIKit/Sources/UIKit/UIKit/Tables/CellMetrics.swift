/// The measures of cells, headers and footers, in points: as they look on a phone, since Apple publishes none.
enum CellMetrics {
    /// `UITableView.automaticDimension`.
    static let automatic: CGFloat = -1
    /// The height of rows that nothing else decides, and the least of those that decide theirs.
    static let rowHeight: CGFloat = 44
    /// Above and below the texts.
    static let verticalMargin: CGFloat = 11
    /// Between two texts below each other.
    static let lineSpacing: CGFloat = 3
    /// Between an image, texts beside each other, and an accessory.
    static let spacing: CGFloat = 16
    /// Between the contents and an accessory.
    static let accessorySpacing: CGFloat = 8
    /// The width of the first text of cells of the style `value2`.
    static let shortTextWidth: CGFloat = 92
    /// The room for the control of a cell that is edited.
    static let editingWidth: CGFloat = 38
    /// The corners of inset groups.
    static let cornerRadius: CGFloat = 10

    /// The margin at the sides: wide screens have wider ones.
    static func margin(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The height of a plain table's headers.
    static let plainHeaderHeight: CGFloat = 28
    /// Above a plain table's headers.
    static let plainHeaderPadding: CGFloat = 22
    /// The space that groups without headers and footers have on either side, and the first one above it.
    static let groupGap: CGFloat = 17.5
    static let firstGroupGap: CGFloat = 35
}
