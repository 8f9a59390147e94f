extension UITableViewCell {
    /// What a cell has for contents of its own.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text, and another at the far side.
        case value1 = 1
        /// A short text in the tint, and another beside it.
        case value2 = 2
        /// An image and a text with another below.
        case subtitle = 3
    }

    /// The lines between cells.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// Thin ones.
        case singleLine = 1
    }

    /// What a selected cell looks like.
    public enum SelectionStyle: Int, Sendable {
        /// As ever.
        case none = 0
        /// As by default.
        case blue = 1
        /// Grey.
        case gray = 2
        /// Grey, as the system has it.
        case `default` = 3
    }

    /// The control that a cell shows while it is edited.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none = 0
        /// To delete.
        case delete = 1
        /// To insert.
        case insert = 2
    }

    /// What stands at a cell's far side.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: the row leads somewhere.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }
}
