/// The state of a view, such as a header.
@MainActor public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus. Without effect here: no header gets the focus.
    public var isFocused = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without special properties.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The app's own value for a key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The state of a cell.
@MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell can be edited.
    public var isEditing = false
    /// Whether the items below the cell in an outline are shown. Without effect here: there are no outlines.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is on its way to another place. Without effect here: no cell is reordered.
    public var isReordering = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without special properties.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The app's own value for a key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
