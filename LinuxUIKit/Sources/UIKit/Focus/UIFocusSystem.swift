/// Stores the focused item of a scene, and moves the focus.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// Posted after the focus has moved.
    public nonisolated class var didUpdateNotification: NSNotification.Name { NSNotification.Name("UIFocusDidUpdateNotification") }
    /// Posted when a key could not move the focus.
    public nonisolated class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }
    /// The key of the `UIFocusUpdateContext` in a notification.
    public nonisolated class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }

    private weak var scene: UIWindowScene?
    private weak var lastFocusedView: UIView?
    private weak var requested: (any UIFocusEnvironment)?

    init(_ scene: UIWindowScene) {
        self.scene = scene
    }

    /// Returns the focus system of a part of the screen, or nil if there is none, as on a phone.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        return ((view as? UIWindow) ?? view?.window)?.windowScene?.focusSystem
    }

    /// Returns whether a part of the screen contains another part.
    public class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        otherEnvironment.focusEnvironments.contains { $0 === environment }
    }

    /// The item with the focus, or nil if the user has not moved the focus yet.
    open var focusedItem: (any UIFocusItem)? { focusedView }

    var focusedView: UIView? { lastFocusedView.flatMap { $0.window == nil ? nil : $0 } }

    // MARK: Moves by the app

    /// Moves the focus to the preferred item of a part of the screen, in the next turn of the run loop.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard UIFocusSystem.focusSystem(for: environment) === self else { return }
        if requested == nil { Platform.current.after(0, nil) { [weak self] in self?.updateFocusIfNeeded() } }
        requested = environment
    }

    /// Makes the requested move now.
    open func updateFocusIfNeeded() {
        guard let environment = requested else { return }
        requested = nil
        if let item = preferredItem(of: environment) { move(to: item, []) }
    }

    // MARK: Moves by keys

    /// Handles a key, and returns whether the key was for the focus.
    func take(_ key: UIKey) -> Bool {
        switch (key.charactersIgnoringModifiers, key.modifierFlags) {
        case ("\t", []): move(.next)
        case ("\t", .shift): move(.previous)
        case (UIKeyCommand.inputUpArrow, []): move(.up)
        case (UIKeyCommand.inputDownArrow, []): move(.down)
        case (UIKeyCommand.inputLeftArrow, []): move(.left)
        case (UIKeyCommand.inputRightArrow, []): move(.right)
        case ("\r", []): focusedView?.selectByKey() ?? false
        default: false
        }
    }

    private func move(_ heading: UIFocusHeading) -> Bool {
        guard let window = scene?.keyWindow else { return false }
        let items = FocusItems(in: window)
        let start = focusedView ?? window.firstResponder as? UIView
        let goal = start.map { items.item(heading, from: $0) } ?? preferredItem(of: window)
        guard let goal, goal !== start else {
            if let start {
                post(UIFocusSystem.movementDidFailNotification, UIFocusUpdateContext(from: start, to: nil, heading))
            }
            return false
        }
        return move(to: goal, heading)
    }

    @discardableResult private func move(to view: UIView, _ heading: UIFocusHeading) -> Bool {
        guard view !== focusedView else { return true }
        let previous = focusedView
        let context = UIFocusUpdateContext(from: previous, to: view, heading)
        let environments = context.environments
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        lastFocusedView = view
        // A focused text input is also the first responder.
        if view.canBecomeFirstResponder {
            view.becomeFirstResponder()
        } else if previous?.isFirstResponder == true {
            previous?.resignFirstResponder()
        }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        for changed in [previous, view] { changed?.focusDidChange() }
        coordinator.run()
        view.scrollIntoView()
        post(UIFocusSystem.didUpdateNotification, context)
        return true
    }

    private func post(_ name: NSNotification.Name, _ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(name: name, object: self, userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }

    /// Returns the preferred item of a part of the screen, or else its first item.
    private func preferredItem(of environment: any UIFocusEnvironment, depth: Int = 0) -> UIView? {
        let view = environment as? UIView
        if let view, view.canTakeFocus { return view }
        // Without the limit, two parts that prefer each other would be searched without end.
        guard depth < 100 else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = preferredItem(of: preferred, depth: depth + 1) { return item }
        }
        return (view ?? (environment as? UIViewController)?.viewIfLoaded).flatMap { FocusItems(in: $0).groups.first?.first }
    }
}

extension UIWindowScene {
    /// The scene's focus system, or nil if there is none, as on a phone.
    public var focusSystem: UIFocusSystem? { Platform.current.supportsFocus ? ownFocusSystem : nil }
}

extension UIView {
    /// Scrolls the scroll views around the view until the whole view is visible.
    fileprivate func scrollIntoView() {
        for scrollView in sequence(first: self, next: \.superview).lazy.compactMap({ $0 as? UIScrollView }) where scrollView !== self {
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
        }
    }
}
