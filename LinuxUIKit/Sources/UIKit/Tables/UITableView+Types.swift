extension UITableView {
    /// The look of a table.
    public enum Style: Int, Sendable {
        /// Rows in one list. A header stays visible as long as its section is visible.
        case plain = 0
        /// Groups of rows with space between the groups.
        case grouped = 1
        /// Groups at a distance from the sides, with round corners.
        case insetGrouped = 2
    }

    /// The position of a row after scrolling to the row.
    public enum ScrollPosition: Int, Sendable {
        /// The position that makes the whole row visible with the least scrolling.
        case none = 0
        /// The top of the visible area.
        case top = 1
        /// The middle of the visible area.
        case middle = 2
        /// The bottom of the visible area.
        case bottom = 3
    }

    /// The animation in which rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade.
        case fade = 0
        /// Rows come from the right and leave to the right.
        case right = 1
        /// Rows come from the left and leave to the left.
        case left = 2
        /// Rows come from above and leave upwards.
        case top = 3
        /// Rows come from below and leave downwards.
        case bottom = 4
        /// Rows appear and disappear at once.
        case none = 5
        /// Rows open about their middle.
        case middle = 6
        /// The table chooses the animation.
        case automatic = 100
    }

    /// The reference of `separatorInset`.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// The separator's automatic inset.
        case fromAutomaticInsets = 1
    }

    /// The occasions on which self-sizing cells are resized automatically.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never.
        case disabled = 0
        /// When the cell's, or its content view's, `invalidateIntrinsicContentSize()` is called.
        case enabled = 1
        /// On the same occasions, and when constraints in the content view change.
        case enabledIncludingConstraints = 2
    }

    /// The value that leaves a height or an inset to the table.
    public class var automaticDimension: CGFloat { CellMetrics.automatic }
}
