/// The dimensions of cells, headers and footers, in points. They are as they look on a phone, since Apple publishes none.
enum CellMetrics {
    /// `UITableView.automaticDimension`.
    static let automatic: CGFloat = -1
    /// The height of a row if nothing else decides its height. Also the minimum height of a cell's own texts and image.
    static let rowHeight: CGFloat = 44
    /// The space above and below the texts.
    static let verticalMargin: CGFloat = 11
    /// The space between two texts below each other.
    static let lineSpacing: CGFloat = 3
    /// The space between an image and the texts, and between two texts beside each other.
    static let spacing: CGFloat = 16
    /// The space between the contents and an accessory, and between the two texts of the style `value2`.
    static let accessorySpacing: CGFloat = 8
    /// The width of the first text of cells of the style `value2`.
    static let shortTextWidth: CGFloat = 92
    /// The width of the space for the control of a cell in editing mode.
    static let editingWidth: CGFloat = 38
    /// The corner radius of inset groups.
    static let cornerRadius: CGFloat = 10

    /// Returns the margin at the sides. Wide screens have wider margins.
    static func margin(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The height of a plain table's headers.
    static let plainHeaderHeight: CGFloat = 28
    /// The space above a plain table's headers.
    static let plainHeaderPadding: CGFloat = 22
    /// The height of the space in place of a group's missing header or footer. The space above the first group is higher.
    static let groupGap: CGFloat = 17.5
    static let firstGroupGap: CGFloat = 35
}
