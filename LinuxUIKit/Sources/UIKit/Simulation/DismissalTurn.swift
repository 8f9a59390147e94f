/// The turn of the interface that goes with a dismissal to a screen which is not shown as the phone lies.
///
/// It comes with the beginning of the dismissal: the window has the size of the screen that is seen again at once, and the presented view is
/// turned back in it, so that it stays where it is on the glass (Apple's Technical Q&A QA1890 does so with the transform of the coordinator).
/// The touches that are under way are taken away (reported: m1entus/INSPhotoGallery, issue 44).
@MainActor final class DismissalTurn {
    private let former: UIInterfaceOrientation
    private let next: UIInterfaceOrientation
    private let presented: UIViewController
    private let presenter: UIViewController

    /// Nil if the screen that is seen again may stay as the interface is.
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

    /// The presented screen stays after all: the interface turns back.
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
    /// How an interface is turned that goes over from another orientation to this one.
    func turn(from other: UIInterfaceOrientation) -> CGAffineTransform {
        self == other ? .identity : CGAffineTransform(rotationAngle: angle - other.angle)
    }

    /// Against the upright one, clockwise: a device that is turned anticlockwise has its interface turned clockwise.
    private var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        case .portraitUpsideDown: .pi
        }
    }
}
