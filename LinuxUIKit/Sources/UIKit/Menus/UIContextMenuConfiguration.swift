/// Makes the controller whose view a context menu shows as a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu of the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The identifier, the preview and the elements of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The identifier, which distinguishes configurations.
    public let identifier: any NSCopying

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration. If there is no identifier, one is generated.
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
