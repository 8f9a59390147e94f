/// The way in which one controller's view replaces another's: the places at the beginning, the animated changes, and the cleanup at the
/// end.
///
/// If an app's animator moves the views, a style prepares the container and cleans up. The changes of its `animate` then run alongside.
@MainActor protocol TransitionStyle {
    /// The duration in seconds. An app's animator provides its own duration.
    var duration: TimeInterval { get }
    /// The pace, or `nil` for the system's curve.
    var pace: MotionCurve? { get }
    /// The spring that moves the views after a finger has released a swipe.
    var spring: UISpringTimingParameters { get }
    /// Puts the views into the container, at their first places.
    func prepare(_ transition: ControllerTransition)
    /// Sets the values of the end. The changes are animated.
    func animate(_ transition: ControllerTransition)
    /// Cleans up after the end or, if the transition was cancelled, after the way back.
    func cleanUp(_ transition: ControllerTransition, completed: Bool)

    /// Returns the view that moves for a controller, or `nil` if the view must not be moved.
    func view(of controller: UIViewController) -> UIView?
    /// Returns the frames of a controller's view at the beginning and at the end, in the container view. An unknown frame is zero.
    func frames(of controller: UIViewController, in transition: ControllerTransition) -> (initial: CGRect, final: CGRect)
}

extension TransitionStyle {
    var duration: TimeInterval { 0 }
    var pace: MotionCurve? { nil }
    var spring: UISpringTimingParameters { UISpringTimingParameters() }

    func view(of controller: UIViewController) -> UIView? { controller.viewIfLoaded }

    func frames(of controller: UIViewController, in transition: ControllerTransition) -> (initial: CGRect, final: CGRect) { (.zero, .zero) }
}
