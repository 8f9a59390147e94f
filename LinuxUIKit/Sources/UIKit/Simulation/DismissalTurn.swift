/// The turn of the interface during a dismissal to a screen that doesn't support the interface's orientation.
///
/// The turn happens at the beginning of the dismissal. The window gets the size for the presenting screen at once. The presented view is
/// turned back inside the window, so that it stays in its place on the glass (Apple's Technical Q&A QA1890 does so with the transform of
/// the coordinator). The touches that are under way are cancelled (reported: m1entus/INSPhotoGallery, issue 44).
@MainActor final class DismissalTurn {
    private let former: UIInterfaceOrientation
    private let next: UIInterfaceOrientation
    private let presented: UIViewController
    private let presenter: UIViewController

    /// Returns nil if the presenting screen supports the interface's orientation.
    init?(from presented: UIViewController, to presenter: UIViewController) {
        former = Platform.current.interfaceOrientation
        let supported = presenter.supportedInterfaceOrientations
        guard !supported.contains(former), !presented.supportedInterfaceOrientations.isSubset(of: supported) else { return nil }
        let all: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let next = all.first(where: supported.contains) else { return nil }
        self.next = next
        self.presented = presented
        self.presenter = presenter
    }

    func begin(with transition: ControllerTransition) {
        let size = presented.view.bounds.size
        transition.targetTransform = next.turn(from: former)
        turn(to: next, with: transition)
        guard let view = presented.view, let container = view.superview else { return }
        view.transform = transition.targetTransform.inverted()
        view.bounds.size = size
        view.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let platform = Platform.current
        platform.afterLayout { platform.interruptTouches() }
    }

    /// Turns the interface back if the presented screen stays after all.
    func end(completed: Bool, with transition: ControllerTransition) {
        presented.view.transform = .identity
        guard !completed else { return }
        turn(to: former, with: transition)
        if let container = presented.view.superview { presented.view.frame = container.bounds }
    }

    private func turn(to orientation: UIInterfaceOrientation, with transition: ControllerTransition) {
        let platform = Platform.current
        let metrics = platform.uprightMetrics.turned(to: orientation)
        let traits = UITraitCollection(values: platform.settings.turned(to: orientation))
        let (oldBounds, newBounds) = (UIScreen.main.bounds, CGRect(origin: .zero, size: metrics.size))
        let windows = platform.application.allWindows.filter { $0.frame == oldBounds }
        for controller in sequence(first: presenter, next: \.presenter) {
            controller.announce(transition, size: controller.size(on: metrics, traits), traits)
        }
        platform.adopt(orientation, metrics, traits)
        for window in windows { platform.fit(window, to: newBounds) }
    }
}

extension UIInterfaceOrientation {
    /// Returns the turn of an interface that changes from another orientation to this one.
    func turn(from other: UIInterfaceOrientation) -> CGAffineTransform {
        self == other ? .identity : CGAffineTransform(rotationAngle: angle - other.angle)
    }

    /// The angle to the upright orientation, clockwise. If a device is turned anticlockwise, its interface is turned clockwise.
    private var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        case .portraitUpsideDown: .pi
        }
    }
}
