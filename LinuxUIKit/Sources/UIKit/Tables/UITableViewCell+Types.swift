extension UITableViewCell {
    /// The kind of a cell's own contents.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text, and a second text at the trailing edge.
        case value1 = 1
        /// A short text in the tint color, and a second text beside it.
        case value2 = 2
        /// An image and a text, with a second text below.
        case subtitle = 3
    }

    /// The lines between cells.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// Thin lines.
        case singleLine = 1
    }

    /// The look of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// The same look as without selection.
        case none = 0
        /// The default look.
        case blue = 1
        /// A gray background.
        case gray = 2
        /// The system's gray background.
        case `default` = 3
    }

    /// The control of a cell in editing mode.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none = 0
        /// A control for deleting.
        case delete = 1
        /// A control for inserting.
        case insert = 2
    }

    /// The accessory at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron, for a row that leads somewhere.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }
}
