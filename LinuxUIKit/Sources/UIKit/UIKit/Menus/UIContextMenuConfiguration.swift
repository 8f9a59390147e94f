/// Makes the controller whose view a context menu shows as a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu of the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu is made of.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// What tells configurations apart.
    public let identifier: any NSCopying

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// A configuration; an identifier is made up where there is none.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
