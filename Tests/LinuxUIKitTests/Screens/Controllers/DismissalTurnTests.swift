import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// The page of UIViewControllerTransitionCoordinatorContext.targetTransform, "the amount of rotation being applied to the interface … a 90
// degree, -90 degree, or 180 degree rotation"; Technical Q&A QA1890, by which what is turned back by it stays where it is on the glass; the
// page of supportedInterfaceOrientations.
@Suite("Dismissals that turn the interface", .timeLimit(.minutes(20))) @MainActor struct DismissalTurnTests {
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        var sizes: [CGSize] = []

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private let log = LifeLog()

    private func angle(_ transform: CGAffineTransform) -> CGFloat { atan2(transform.b, transform.a) }

    private func present(
        _ presented: UIViewController,
        by delegate: TransitioningProbe,
        from root: UIViewController,
        on device: HeadlessDevice
    ) throws {
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = delegate
        device.show(root)
        root.present(presented, animated: false)
        device.advanceFrames(2)
    }

    @Test(
        "Seen again, a screen that is upright alone turns the interface with the dismissal's beginning; what goes stays on the glass",
        arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight]
    )
    func turns(orientation: UIInterfaceOrientation) throws {
        try HeadlessDevice.run { device in
            let (root, presented, delegate) = (Upright(), UIViewController(), TransitioningProbe(log))
            let animator = FadeAnimator(log)
            delegate.animator = animator
            try present(presented, by: delegate, from: root, on: device)
            device.rotate(to: orientation)
            try device.advanceUntilIdle()
            root.sizes = []
            let quarter: CGFloat = orientation == .landscapeRight ? -.pi / 2 : .pi / 2
            animator.body = { context in
                #expect(abs(self.angle(context.targetTransform) - quarter) < 1e-9)
                #expect(device.scene.interfaceOrientation == .portrait)
                #expect(context.containerView.bounds.size == CGSize(width: 390, height: 844))
                #expect(presented.view.bounds.size == CGSize(width: 844, height: 390))
                #expect(abs(self.angle(presented.view.transform) + quarter) < 1e-9)
                #expect(presented.view.center == CGPoint(x: 195, y: 422))
                FadeAnimator.fade(context, 0.2)
            }
            root.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(root.sizes == [CGSize(width: 390, height: 844)])
            #expect(presented.view.transform.isIdentity)
        }
    }

    @Test("Cancelled, the interface turns back", .chosen)
    func cancelled() throws {
        try HeadlessDevice.run { device in
            let (root, presented, delegate) = (Upright(), UIViewController(), TransitioningProbe(log))
            let animator = FadeAnimator(log)
            delegate.animator = animator
            try present(presented, by: delegate, from: root, on: device)
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            animator.body = { context in
                if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
                context.view(forKey: .to)?.removeFromSuperview()
                context.completeTransition(false)
            }
            root.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(device.scene.interfaceOrientation == .landscapeLeft)
            #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(presented.view.transform.isIdentity && presented.view.window != nil)
        }
    }

    // Reported: m1entus/INSPhotoGallery, issue 44.
    @Test("The touches that are under way are taken away; the finger does nothing more")
    func touches() throws {
        try HeadlessDevice.run { device in
            let (root, presented, delegate) = (Upright(), UIViewController(), TransitioningProbe(log))
            delegate.animator = FadeAnimator(log)
            try present(presented, by: delegate, from: root, on: device)
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            var states: [UIGestureRecognizer.State] = []
            let pan = UIPanGestureRecognizer { recognizer in
                states.append(recognizer.state)
                if recognizer.state == .began { root.dismiss(animated: true) }
            }
            presented.view.addGestureRecognizer(pan)
            let finger = device.drag(from: CGPoint(x: 400, y: 100), to: CGPoint(x: 400, y: 200), duration: 0.1)
            device.advance(by: 0.1)
            #expect(states.last == .cancelled)
            let count = states.count
            finger.move(by: CGVector(dx: 0, dy: 50))
            finger.lift()
            #expect(states.count == count)
            try device.advanceUntilIdle()
        }
    }

    @Test("A screen that may lie as well turns nothing, and a rotation of the phone has its turn in the coordinator", .chosen)
    func rotation() throws {
        final class Turning: UIViewController {
            var angles: [CGFloat] = []

            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                angles.append(atan2(coordinator.targetTransform.b, coordinator.targetTransform.a))
            }
        }
        try HeadlessDevice.run { device in
            let (root, presented, delegate) = (Turning(), UIViewController(), TransitioningProbe(log))
            let animator = FadeAnimator(log)
            delegate.animator = animator
            try present(presented, by: delegate, from: root, on: device)
            device.rotate(to: .landscapeRight)
            try device.advanceUntilIdle()
            device.rotate(to: .portrait)
            try device.advanceUntilIdle()
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            #expect(root.angles.count == 3)
            for (angle, expected) in zip(root.angles, [CGFloat.pi / 2, -.pi / 2, -.pi / 2]) { #expect(abs(angle - expected) < 1e-9) }
            animator.body = { context in
                #expect(context.targetTransform.isIdentity && presented.view.transform.isIdentity)
                FadeAnimator.fade(context, 0.2)
            }
            root.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(device.scene.interfaceOrientation == .landscapeLeft)
        }
    }
}
