/// The swipes that pop a screen under the finger: a swipe from the leading edge, and a swipe anywhere in the content.
///
/// Apple publishes no numbers. These were measured on the iOS 27.0 simulator (24A5408d) by the authors of JakeThomson/swift_transitions,
/// and agree with their table of released swipes.
@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The distance by which the screen stays behind the finger, in points.
    private static let lag: CGFloat = 12
    /// The time by which the finger's velocity at the lift extends the swipe, in seconds.
    private static let projection: CGFloat = 0.12
    /// The distance beyond which a released swipe pops the screen, in widths.
    private static let middle: CGFloat = 0.51

    private unowned let controller: UINavigationController
    private weak var transition: ControllerTransition?
    /// Whether the swipe used the built-in animation at the end of the last change of the screens.
    private var wasBuiltIn = true
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// The swipe in the content. Before iOS 26, the recognizer receives no touches; `Platform.swipesBackInContent` stands for the version.
    let contentRecognizer = UIPanGestureRecognizer()

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.edges = .left
        contentRecognizer.maximumNumberOfTouches = 1
        for each in [recognizer, contentRecognizer] {
            each.delegate = self
            each.addHandler { [weak self] _ in self?.follow(each) }
        }
    }

    /// The direction in which the screens go: +1 to the right, and -1 to the left.
    private var direction: CGFloat {
        controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    /// Updates the edge for the reading direction, and returns whether the recognizer receives a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.edges = direction > 0 ? .left : .right
        guard gestureRecognizer === contentRecognizer else { return true }
        return Platform.current.swipesBackInContent && !pathUp(from: touch.view).contains { $0 is UIControl || $0 is UINavigationBar }
    }

    /// Returns whether another recognizer waits for a swipe back. Pans of content wait for the swipe from the edge. A horizontal scroll
    /// view waits for the swipe in the content, if the scroll view can't scroll any further towards its beginning.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === contentRecognizer else { return otherGestureRecognizer is UIPanGestureRecognizer }
        guard let list = otherGestureRecognizer.view as? UIScrollView else { return false }
        return list.panGestureRecognizer === otherGestureRecognizer && scrollsSideways(list) && isAtBeginning(list)
    }

    private func scrollsSideways(_ list: UIScrollView) -> Bool {
        let insets = list.adjustedContentInset
        return list.isScrollEnabled && list.contentSize.width + insets.left + insets.right > list.bounds.width
    }

    private func isAtBeginning(_ list: UIScrollView) -> Bool {
        let insets = list.adjustedContentInset
        let end = list.contentSize.width + insets.right - list.bounds.width
        return direction > 0 ? list.contentOffset.x <= 0.5 - insets.left : list.contentOffset.x >= end - 0.5
    }

    /// Whether the swipe in the content goes towards the trailing side. A horizontal scroll view that can still scroll that way keeps its
    /// drags.
    private var isWayBackInContent: Bool {
        guard let view = controller.viewIfLoaded else { return false }
        let way = contentRecognizer.translation(in: view)
        guard way.x * direction > abs(way.y) else { return false }
        let location = contentRecognizer.location(in: view)
        let landing = CGPoint(x: location.x - way.x, y: location.y - way.y)
        let lists = pathUp(from: view.hitTest(landing, with: nil)).compactMap { $0 as? UIScrollView }
        return !lists.contains { scrollsSideways($0) && !isAtBeginning($0) }
    }

    private func pathUp(from view: UIView?) -> [UIView] {
        view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    }

    /// Returns whether a swipe back may begin. As on a phone, the bar must show a back button.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let item = controller.topViewController?.navigationItem
        let showsBack =
            item.map { !$0.hidesBackButton && ($0.leftBarButtonItems ?? []).isEmpty || $0.leftItemsSupplementBackButton } ?? false
        if gestureRecognizer === contentRecognizer, !isWayBackInContent { return false }
        let isBuiltIn = Platform.current.behavior.swipeBackCheck == .atEndOfChange ? wasBuiltIn : isBuiltIn
        return controller.stack.count > 1 && controller.stackChange == nil && !controller.isBarHidden && showsBack && isBuiltIn
    }

    /// Looks at the delegate after a change of the screens.
    func changeDidEnd() {
        if Platform.current.behavior.swipeBackCheck == .atEndOfChange { wasBuiltIn = isBuiltIn }
    }

    /// Whether the swipe uses the built-in animation. On a phone these recognizers do not begin if the delegate implements
    /// `navigationController(_:animationControllerFor:from:to:)`, regardless of the result. Without an Objective-C runtime, only a call of
    /// the method shows whether the delegate implements it.
    private var isBuiltIn: Bool {
        guard let delegate = controller.delegate, let from = controller.stack.last, let to = controller.stack.dropLast().last else {
            return true
        }
        return delegate.navigationController(controller, animationControllerFor: .pop, from: from, to: to) is UnimplementedAnimator
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
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
