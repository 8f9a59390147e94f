extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows in one list; headers stay in sight while their section does.
        case plain = 0
        /// Sections are groups with space between them.
        case grouped = 1
        /// Groups stand back from the sides, with round corners.
        case insetGrouped = 2
    }

    /// Where a row is to be after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the least scrolling makes all of it visible.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They come from the right and go there.
        case right = 1
        /// They come from the left and go there.
        case left = 2
        /// They come from above and go there.
        case top = 3
        /// They come from below and go there.
        case bottom = 4
        /// They are there, or gone, at once.
        case none = 5
        /// They open about their middle.
        case middle = 6
        /// The table chooses.
        case automatic = 100
    }

    /// From where `separatorInset` counts.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the cell's edges.
        case fromCellEdges = 0
        /// From where the separator would lie by itself.
        case fromAutomaticInsets = 1
    }

    /// When cells that size themselves are resized by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never.
        case disabled = 0
        /// When the cell's, or its content view's, `invalidateIntrinsicContentSize()` is called.
        case enabled = 1
        /// Then, and when constraints in the content view change.
        case enabledIncludingConstraints = 2
    }

    /// The value that leaves a height or inset to the table.
    public class var automaticDimension: CGFloat { CellMetrics.automatic }
}
