/// How one controller's view takes the place of another's: what stands where at the beginning, what changes, and what is left at the end.
///
/// Where an animator of the app's own moves the views, a style makes the room for it and tidies up; its `animate` is what goes along.
@MainActor protocol TransitionStyle {
    /// In seconds; an animator of the app's own says it itself.
    var duration: TimeInterval { get }
    /// The pace, where it is not that of the system's curve.
    var pace: MotionCurve? { get }
    /// How a swipe that is let go comes to its end.
    var spring: UISpringTimingParameters { get }
    /// Puts the views into the container, where they begin.
    func prepare(_ transition: ControllerTransition)
    /// Sets the values at the end; they are animated.
    func animate(_ transition: ControllerTransition)
    /// Tidies up, after the end or, if it was cancelled, after the way back.
    func cleanUp(_ transition: ControllerTransition, completed: Bool)

    /// The view that is moved for a controller; nil if it has to be left alone.
    func view(of controller: UIViewController) -> UIView?
    /// Where a controller's view stands at the beginning and at the end, in the container view; zero where that is not known.
    func frames(of controller: UIViewController, in transition: ControllerTransition) -> (initial: CGRect, final: CGRect)
}

extension TransitionStyle {
    var duration: TimeInterval { 0 }
    var pace: MotionCurve? { nil }
    var spring: UISpringTimingParameters { UISpringTimingParameters() }

    func view(of controller: UIViewController) -> UIView? { controller.viewIfLoaded }

    func frames(of controller: UIViewController, in transition: ControllerTransition) -> (initial: CGRect, final: CGRect) { (.zero, .zero) }
}
