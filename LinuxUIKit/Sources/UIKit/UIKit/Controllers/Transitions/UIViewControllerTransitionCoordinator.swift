/// What is known of a transition between controllers, or of a change of size, while it goes on.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` where nothing is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger drove it at first.
    var initiallyInteractive: Bool { get }
    /// Whether it can be taken hold of while it runs.
    var isInterruptible: Bool { get }
    /// Whether a finger drives it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it began.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger has driven it, 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest runs, against the ordinary speed.
    var completionVelocity: CGFloat { get }
    /// The curve by which the rest runs.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller at one end.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view at one end.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// The turn of a rotation.
    var targetTransform: CGAffineTransform { get }
}

/// Runs animations of one's own along with a transition between controllers, or with a change of size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations with the transition, in its duration and curve, and a closure when it is over; false if they could not be queued.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for views outside the container view.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a closure when the finger lets go, or takes hold again.
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

/// An end of a transition, by controller.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is seen before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// An end of a transition, by view.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is seen before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is seen after.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system sees fit: a sheet.
    case automatic = -2
    /// Not at all; adapts to nothing.
    case none = -1
    /// Over the whole screen; the presenting view is taken away.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A small sheet on large screens.
    case formSheet = 2
    /// Over the controller that defines the context; its view is taken away.
    case currentContext = 3
    /// By a presentation controller of one's own.
    case custom = 4
    /// Over the whole screen; the presenting view stays.
    case overFullScreen = 5
    /// Over the controller that defines the context; its view stays.
    case overCurrentContext = 6
    /// From a point, on large screens.
    case popover = 7
}

/// How a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// By turning over.
    case flipHorizontal = 1
    /// By fading in.
    case crossDissolve = 2
    /// By turning a page.
    case partialCurl = 3
}
