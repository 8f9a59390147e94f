/// How one controller's view takes the place of another's: what stands where at the beginning, what changes, and what is left at the end.
@MainActor protocol TransitionStyle {
    /// In seconds.
    var duration: TimeInterval { get }
    /// Puts the views into the container, where they begin.
    func prepare(_ transition: ControllerTransition)
    /// Sets the values at the end; they are animated.
    func animate(_ transition: ControllerTransition)
    /// Tidies up, after the end or, if it was cancelled, after the way back.
    func cleanUp(_ transition: ControllerTransition, completed: Bool)
}
