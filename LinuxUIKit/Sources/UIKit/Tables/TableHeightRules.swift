/// The heights that a table has to request, by the methods of its delegate and its own properties.
struct TableHeightRules {
    /// The source of the rows' heights.
    enum Rows {
        /// All rows have the same height.
        case uniform(CGFloat)
        /// The delegate gives the heights of all rows at once.
        case askedForAll
        /// A row has the typical height until it comes near the visible area.
        case asTheyComeNear(typical: CGFloat)
    }

    var rows = Rows.uniform(CellMetrics.rowHeight)
    var givesRowHeights = false
    var givesRowEstimates = false
    var givesHeaderHeights = false
    var givesFooterHeights = false
    var givesHeaders = false
    var givesFooters = false
    /// Whether the table has found out the delegate's methods for headers and footers.
    var areHeadersKnown = false
    /// The parts of sections for whose rows the estimates were requested.
    var estimatedParts = Set<Part>()

    init() {}

    /// Creates rules for new heights with the same delegate.
    init(keeping former: TableHeightRules) {
        givesHeaderHeights = former.givesHeaderHeights
        givesFooterHeights = former.givesFooterHeights
        givesHeaders = former.givesHeaders
        givesFooters = former.givesFooters
        areHeadersKnown = former.areHeadersKnown
    }

    /// A part of a section. The table requests the estimates for all rows of a part together.
    struct Part: Hashable {
        static let length = 64
        let section: Int
        let index: Int
    }
}
