/// The state of a running transition between controllers, or of a change of size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation, or `.none` if nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger drove the transition at first.
    var initiallyInteractive: Bool { get }
    /// Whether an interaction can interrupt the running transition.
    var isInterruptible: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to its beginning.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress that the finger has made, 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest relative to the ordinary speed.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the controller at one end.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view at one end.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the interface.
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations along with a transition between controllers, or with a change of size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations with the transition's duration and curve, and a closure at the end. Returns whether the animations could be queued.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs the same animations for views outside the container view.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a closure when the finger releases the transition, or interrupts it again.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations with the transition.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs animations with the transition, for views outside the container view.
    @discardableResult public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// The key of an end of a transition, for controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The key of an end of a transition, for views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// No presentation, and no adaptation.
    case none = -1
    /// A presentation over the whole screen; the presenting view is removed.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A small sheet on large screens.
    case formSheet = 2
    /// A presentation over the controller that defines the context; the view of that controller is removed.
    case currentContext = 3
    /// A presentation with the app's own presentation controller.
    case custom = 4
    /// A presentation over the whole screen; the presenting view stays.
    case overFullScreen = 5
    /// A presentation over the controller that defines the context; the view of that controller stays.
    case overCurrentContext = 6
    /// A popover at a point, on large screens.
    case popover = 7
}

/// The motion with which a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
    /// A motion up from the bottom.
    case coverVertical = 0
    /// A turn of the view.
    case flipHorizontal = 1
    /// A fade.
    case crossDissolve = 2
    /// A turn of a page.
    case partialCurl = 3
}
