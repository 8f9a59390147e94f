/// The change of size during a rotation, which animates the new frames as UIKit does.
struct SizeChangeStyle: TransitionStyle {
    /// The duration in seconds. Apple documents none; 0.4 s is close to a phone's duration.
    let duration: TimeInterval = 0.4
    let change: @MainActor () -> Void

    func prepare(_ transition: ControllerTransition) {}

    func animate(_ transition: ControllerTransition) {
        change()
    }

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {}
}
