/// Which heights a table has to ask for, by what its delegate implements and its properties say.
struct TableHeightRules {
    /// How rows get their heights.
    enum Rows {
        /// All have one.
        case uniform(CGFloat)
        /// The delegate is asked for each at once.
        case askedForAll
        /// Rows count as typical until they come near.
        case asTheyComeNear(typical: CGFloat)
    }

    var rows = Rows.uniform(CellMetrics.rowHeight)
    var givesRowHeights = false
    var givesRowEstimates = false
    var givesHeaderHeights = false
    var givesFooterHeights = false
    var givesHeaders = false
    var givesFooters = false
    /// Whether it is known what the delegate implements of headers and footers.
    var areHeadersKnown = false
    /// The parts of sections whose rows were asked for their estimates.
    var estimatedParts = Set<Part>()

    init() {}

    /// Rules for new heights, by the same delegate.
    init(keeping former: TableHeightRules) {
        givesHeaderHeights = former.givesHeaderHeights
        givesFooterHeights = former.givesFooterHeights
        givesHeaders = former.givesHeaders
        givesFooters = former.givesFooters
        areHeadersKnown = former.areHeadersKnown
    }

    /// A part of a section: so many rows are asked for their estimates together.
    struct Part: Hashable {
        static let length = 64
        let section: Int
        let index: Int
    }
}
