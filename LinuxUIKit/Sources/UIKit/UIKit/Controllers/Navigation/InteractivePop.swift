/// The swipe from the leading edge that pops under the finger.
///
/// Apple publishes no numbers. These were measured on the iOS 27.0 simulator (24A5408d) by the authors of JakeThomson/swift_transitions, and
/// agree with what their table of released swipes says.
@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// How far the screen stays behind the finger, in points.
    private static let lag: CGFloat = 12
    /// For how long the finger's speed counts when it lifts, in seconds.
    private static let projection: CGFloat = 0.12
    /// From where on a swipe goes through, in widths.
    private static let middle: CGFloat = 0.51

    private unowned let controller: UINavigationController
    private weak var transition: ControllerTransition?
    let recognizer = UIScreenEdgePanGestureRecognizer()

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.follow() }
    }

    /// +1 where the screens go to the right.
    private var direction: CGFloat {
        controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    /// The edge turns with the reading direction.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.edges = direction > 0 ? .left : .right
        return true
    }

    /// Content that drags waits until it is known that this is no swipe from the edge.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }

    /// As on a phone, there is a way back to swipe only where the bar shows one to tap.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let item = controller.topViewController?.navigationItem
        let showsBack =
            item.map { !$0.hidesBackButton && ($0.leftBarButtonItems ?? []).isEmpty || $0.leftItemsSupplementBackButton } ?? false
        return controller.stack.count > 1 && controller.stackChange == nil && !controller.isBarHidden && showsBack && isBuiltIn
    }

    /// On a phone this recognizer does not begin where the delegate implements `navigationController(_:animationControllerFor:from:to:)`,
    /// whatever it answers. Without an Objective-C runtime it has to be asked to know.
    private var isBuiltIn: Bool {
        guard let delegate = controller.delegate, let from = controller.stack.last, let to = controller.stack.dropLast().last else {
            return true
        }
        return delegate.navigationController(controller, animationControllerFor: .pop, from: from, to: to) is UnimplementedAnimator
    }

    private func follow() {
        guard let view = controller.viewIfLoaded, view.bounds.width > 0 else { return }
        let fraction = max(0, recognizer.translation(in: view).x * direction - InteractivePop.lag) / view.bounds.width
        switch recognizer.state {
        case .began:
            transition = nil
            guard controller.stack.count > 1, controller.stackChange == nil else { return }
            controller.changeStack(to: Array(controller.stack.dropLast()), animated: true, interactive: true)
            transition = controller.stackChange
            transition?.update(fraction)
        case .changed:
            transition?.update(fraction)
        case .ended:
            let speed = recognizer.velocity(in: view).x * direction / view.bounds.width
            transition?.letGo(completing: fraction + speed * InteractivePop.projection > InteractivePop.middle)
        case .cancelled, .failed:
            transition?.letGo(completing: false)
        default:
            break
        }
    }
}
