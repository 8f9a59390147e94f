import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// The page of completeTransition(_:). What a change does that comes while an animator of the app's own runs is documented nowhere: here it
// waits, since the animator cannot be told to jump to its end.
@Suite("Transitions one after another", .chosen, .timeLimit(.minutes(20)), .given(\.transitionStart, .atOnce)) @MainActor
struct TransitionOrderTests {
    private let log = LifeLog()

    private func probe(_ name: String) -> ControllerProbe { ControllerProbe(name, log) }

    private func show(on device: HeadlessDevice) -> (UINavigationController, NavigationProbe, FadeAnimator) {
        let navigation = UINavigationController(rootViewController: probe("A"))
        let (delegate, animator) = (NavigationProbe(log), FadeAnimator(log))
        delegate.animator = animator
        navigation.delegate = delegate
        device.show(navigation)
        _ = log.take()
        return (navigation, delegate, animator)
    }

    @Test("A push that comes while another runs begins when that is over, and none is lost")
    func pushWaits() throws {
        try HeadlessDevice.run { device in
            let (navigation, delegate, _) = show(on: device)
            let (b, c, d) = (probe("B"), probe("C"), probe("D"))
            navigation.pushViewController(b, animated: true)
            device.advance(by: 0.1)
            navigation.pushViewController(c, animated: true)
            navigation.pushViewController(d, animated: false)
            #expect(navigation.topViewController === b)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.suffix(3) == [b, c, d])
            #expect(log.take().filter { $0.hasSuffix("didAppear") } == ["B didAppear", "C didAppear", "D didAppear"])
            #expect(d.view.window != nil && c.view.window == nil)
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("A pop that comes while a push runs takes the pushed screen away afterwards; where the push is cancelled there is nothing to pop")
    func popWaits() throws {
        try HeadlessDevice.run { device in
            let (navigation, delegate, animator) = show(on: device)
            let b = probe("B")
            var context: (any UIViewControllerContextTransitioning)?
            animator.body = { context = $0 }
            for completes in [true, false] {
                navigation.pushViewController(b, animated: true)
                #expect(navigation.popViewController(animated: true) === b)
                device.advance(by: 1)
                #expect(navigation.topViewController === b)
                context?.completeTransition(completes)
                if completes { context?.completeTransition(true) }
                device.advanceFrames()
                #expect(navigation.viewControllers.count == 1)
                #expect(navigation.transitionCoordinator == nil)
            }
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("Right after the call that completes a push, the next may begin", arguments: [true, false])
    func sameTurn(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let (navigation, delegate, animator) = show(on: device)
            let (b, c) = (probe("B"), probe("C"))
            animator.body = { context in
                context.containerView.addSubview(context.view(forKey: .to) ?? UIView())
                UIView.animate(withDuration: 0.2) {
                    context.view(forKey: .from)?.alpha = 0
                } completion: { _ in
                    context.completeTransition(true)
                    if navigation.topViewController === b { navigation.pushViewController(c, animated: animated) }
                }
            }
            navigation.pushViewController(b, animated: true)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(navigation.topViewController === c && c.view.window != nil && b.view.window == nil)
            #expect(log.take().filter { $0.hasPrefix("C") && $0.contains("ppear") } == ["C willAppear", "C isAppearing", "C didAppear"])
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("A screen that has just appeared may push the next, and one that is back after a cancelled pop as well")
    func fromAppearance() throws {
        final class Pusher: UIViewController {
            var successor: UIViewController?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard let successor else { return }
                self.successor = nil
                navigationController?.pushViewController(successor, animated: true)
            }
        }
        try HeadlessDevice.run { device in
            let (navigation, delegate, animator) = show(on: device)
            let (b, c) = (Pusher(), probe("C"))
            b.successor = c
            navigation.pushViewController(b, animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.suffix(2) == [b, c])
            #expect(c.parent === navigation && b.parent === navigation)
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            b.successor = c
            animator.body = { context in
                animator.body = nil
                context.completeTransition(false)
            }
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.suffix(2) == [b, c])
            #expect(navigation.children.count == 3 && c.view.window != nil)
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("A dismissal that comes while the presentation runs begins when that is over")
    func dismissalWaits() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            let (delegate, animator) = (TransitioningProbe(log), FadeAnimator(log))
            delegate.animator = animator
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .overFullScreen
            device.show(a)
            a.present(b, animated: true) { [log] in log.add("presented") }
            device.advance(by: 0.1)
            a.dismiss(animated: true) { [log] in log.add("dismissed") }
            #expect(!b.isBeingDismissed)
            try device.advanceUntilIdle()
            #expect(log.take().filter { $0.hasSuffix("ed") } == ["asked presented", "presented", "asked dismissed", "dismissed"])
            #expect(a.presentedViewController == nil && b.view.window == nil)
        }
    }

    @Test("A dismissal that waited for a presentation that was cancelled has nothing to do, and says that it is done")
    func dismissalOfNothing() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            let (delegate, driver) = (TransitioningProbe(log), SteppedTransition(log))
            delegate.animator = driver
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .fullScreen
            device.show(a)
            a.present(b, animated: true)
            a.dismiss(animated: true) { [log] in log.add("dismissed") }
            driver.end(false, after: 5)
            try device.advanceUntilIdle()
            #expect(log.take().suffix(2) == ["ended false", "dismissed"])
            #expect(a.presentedViewController == nil && a.view.window != nil)
        }
    }

    @Test("Whoever hears of a dismissal's end may present the same controller again")
    func presentAgain() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            let (delegate, animator) = (TransitioningProbe(log), FadeAnimator(log))
            delegate.animator = animator
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .fullScreen
            device.show(a)
            a.present(b, animated: true)
            try device.advanceUntilIdle()
            a.dismiss(animated: true)
            a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in a.present(b, animated: true) }
            try device.advanceUntilIdle()
            #expect(a.presentedViewController === b && b.view.window != nil && a.view.window == nil)
            #expect(!b.isBeingPresented && !b.isBeingDismissed)
        }
    }

    @Test("A root controller that is replaced while an animator runs ends what runs, once, and nothing stays")
    func rootReplaced() throws {
        try HeadlessDevice.run { device in
            weak var gone: UIViewController?
            let animator = FadeAnimator(log)
            var kept: (any UIViewControllerContextTransitioning)?
            do {
                let (navigation, delegate) = (UINavigationController(rootViewController: UIViewController()), NavigationProbe(log))
                gone = navigation
                animator.body = { kept = $0 }
                delegate.animator = animator
                navigation.delegate = delegate
                device.show(navigation)
                navigation.pushViewController(UIViewController(), animated: true)
                device.advance(by: 0.1)
                device.windows.first?.rootViewController = UIViewController()
                #expect(log.take().filter { $0.hasPrefix("ended") } == ["ended true"])
            }
            device.advanceFrames()
            kept?.completeTransition(true)
            kept?.updateInteractiveTransition(0.5)
            #expect(gone == nil)
        }
    }

    @Test("A window that is hidden while a controller is presented ends that")
    func windowHidden() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            let (delegate, animator) = (TransitioningProbe(log), FadeAnimator(log))
            delegate.animator = animator
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .fullScreen
            let window = device.show(a)
            a.present(b, animated: true)
            device.advance(by: 0.1)
            window.isHidden = true
            #expect(log.lines.filter { $0.hasPrefix("ended") } == ["ended true"])
            try device.advanceUntilIdle()
            #expect(log.take().filter { $0.hasPrefix("ended") } == ["ended true"])
            #expect(a.presentedViewController === b)
        }
    }
}
