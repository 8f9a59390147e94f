/// The change of size of a rotation: UIKit animates the new frames, and so is this.
struct SizeChangeStyle: TransitionStyle {
    /// Apple does not say how long a rotation takes; 0.4 s is close to what phones do.
    let duration: TimeInterval = 0.4
    let change: @MainActor () -> Void

    func prepare(_ transition: ControllerTransition) {}

    func animate(_ transition: ControllerTransition) {
        change()
    }

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {}
}
