/// A part of the screen that has a say in where the focus is.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes if this part gets it, the first choice first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The part that this one lies in.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Asks for a move of the focus to where this part prefers it, if the focus is in here.
    func setNeedsFocusUpdate()
    /// Makes an outstanding move now, if it is about this part.
    func updateFocusIfNeeded()
    /// Whether the focus may move. Every part that it leaves or enters is asked.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has moved. Every part that it has left or entered is told.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can get the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it may get the focus now.
    var canBecomeFocused: Bool { get }
    /// Its place, in the coordinates of its container.
    var frame: CGRect { get }
}

extension UIFocusItem {
    /// Whether it has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

extension UIFocusEnvironment {
    /// Asks for a move of the focus to where this part prefers it, if the focus is in here.
    public func setNeedsFocusUpdate() {
        guard let system = UIFocusSystem.focusSystem(for: self), let item = system.focusedItem,
            UIFocusSystem.environment(self, contains: item)
        else { return }
        system.requestFocusUpdate(to: self)
    }

    /// Makes an outstanding move now.
    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }

    /// This part, and those that it lies in.
    var focusEnvironments: UnfoldFirstSequence<any UIFocusEnvironment> { sequence(first: self) { $0.parentFocusEnvironment } }
}

extension UIView: UIFocusItem {
    /// The view's controller, or the view around.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
}

extension UIViewController: UIFocusEnvironment {
    /// The view around the controller's.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
}
