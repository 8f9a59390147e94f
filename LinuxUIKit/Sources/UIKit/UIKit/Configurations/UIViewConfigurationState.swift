/// The state of a view, such as a header.
@MainActor public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus. Without effect here: no header gets the focus.
    public var isFocused = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with nothing in particular.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value of the app's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The state of a cell.
@MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it can be edited.
    public var isEditing = false
    /// Whether what is beneath it in an outline shows. Without effect here: there are no outlines.
    public var isExpanded = false
    /// Whether it is swiped aside.
    public var isSwiped = false
    /// Whether it is on its way to another place. Without effect here: no cell is reordered.
    public var isReordering = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with nothing in particular.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value of the app's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
