/// A part of the screen that takes part in the decision about the focus.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The preferred parts for the focus inside this part, the first choice first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The part that contains this part.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Requests a move of the focus to this part's preferred item, if the focus is inside this part.
    func setNeedsFocusUpdate()
    /// Makes a requested move now, if the move is about this part.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move. The method is called for every part that the focus leaves or enters.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus has moved, for every part that the focus has left or entered.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can get the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item may get the focus now.
    var canBecomeFocused: Bool { get }
    /// The place of the item, in the coordinates of its container.
    var frame: CGRect { get }
}

extension UIFocusItem {
    /// Whether the item has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

extension UIFocusEnvironment {
    /// Requests a move of the focus to this part's preferred item, if the focus is inside this part.
    public func setNeedsFocusUpdate() {
        guard let system = UIFocusSystem.focusSystem(for: self), let item = system.focusedItem,
            UIFocusSystem.environment(self, contains: item)
        else { return }
        system.requestFocusUpdate(to: self)
    }

    /// Makes a requested move now.
    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }

    /// This part, and all parts that contain this part.
    var focusEnvironments: UnfoldFirstSequence<any UIFocusEnvironment> { sequence(first: self) { $0.parentFocusEnvironment } }
}

extension UIView: UIFocusItem {
    /// The view's controller, or else the view's superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
}

extension UIViewController: UIFocusEnvironment {
    /// The superview of the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
}
