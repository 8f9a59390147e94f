import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// No public source says which views take touches while an animator runs and its app gets touches at all (IgnoredTouchTests). Apple's sample
// "AssetTransitionDriver" has views in the container view that are touched during the transition. UIKit's own context disables views, not
// the window: here the views at both ends, and the bar.
@Suite("Touches in a transition", .chosen, .timeLimit(.minutes(20)), .given(\.transitionStart, .atOnce)) @MainActor
struct TransitionTouchTests {
    private let log = LifeLog()

    private func tap(_ view: UIView, _ name: String) {
        view.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.add("tap \(name)") })
    }

    @Test("Screens that change take no touches, views beside them and around them do", .given(\.touchesInTransitions, .received))
    func ends() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: a)
            let (delegate, driver) = (NavigationProbe(log), SteppedTransition(log))
            delegate.animator = driver
            navigation.delegate = delegate
            device.show(navigation)
            tap(a.view, "A")
            tap(b.view, "B")
            navigation.pushViewController(b, animated: true)
            let context = try #require(driver.context)
            let photo = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
            tap(photo, "photo")
            context.containerView.addSubview(photo)
            tap(navigation.view, "navigation")
            device.advanceFrames()
            _ = log.take()
            device.tap(at: CGPoint(x: 150, y: 350))
            #expect(log.lines.contains("tap photo"))
            _ = log.take()
            device.tap(at: CGPoint(x: 150, y: 600))
            #expect(log.take() == ["tap navigation"])
            photo.removeFromSuperview()
            driver.end(true, after: 1)
            try device.advanceUntilIdle()
            _ = log.take()
            device.tap(at: CGPoint(x: 150, y: 600))
            #expect(log.take().contains("tap B"))
            device.advance(by: 1)
        }
    }

    @Test("The back button waits for the end of a push")
    func backButton() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let (delegate, driver) = (NavigationProbe(log), SteppedTransition(log))
            delegate.animator = driver
            navigation.delegate = delegate
            device.show(navigation)
            navigation.pushViewController(UIViewController(), animated: true)
            device.advance(by: 0.6)
            device.tap(at: CGPoint(x: 20, y: 69))
            driver.end(true, after: 1)
            device.advance(by: 0.1)
            #expect(navigation.viewControllers.count == 2)
            delegate.animator = nil
            device.tap(at: CGPoint(x: 20, y: 69))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("A presented and a presenting view take no touches while an animator moves them")
    func presentation() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), UIViewController())
            let (delegate, driver) = (TransitioningProbe(log), SteppedTransition(log))
            delegate.animator = driver
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .overFullScreen
            device.show(a)
            tap(a.view, "A")
            tap(b.view, "B")
            a.present(b, animated: true)
            device.advanceFrames()
            _ = log.take()
            device.tap(at: CGPoint(x: 150, y: 600))
            #expect(log.take() == [])
            driver.end(true, after: 1)
            try device.advanceUntilIdle()
            _ = log.take()
            device.tap(at: CGPoint(x: 150, y: 600))
            #expect(log.take() == ["tap B"])
            device.advance(by: 1)
        }
    }

    // A drag of the app's own that begins the pop keeps its finger: the recognizer is on the navigation controller's view.
    @Test("A finger that begins a pop drives it to its end")
    func drag() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: a)
            navigation.pushViewController(b, animated: false)
            let (delegate, driver) = (NavigationProbe(log), UIPercentDrivenInteractiveTransition())
            delegate.animator = FadeAnimator(log)
            navigation.delegate = delegate
            device.show(navigation)
            b.view.addGestureRecognizer(
                UIPanGestureRecognizer { recognizer in
                    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
                    let percent = pan.translation(in: navigation.view).y / 400
                    switch pan.state {
                    case .began:
                        delegate.interactor = driver
                        navigation.popViewController(animated: true)
                    case .changed: driver.update(percent)
                    case .ended: if percent > 0.5 { driver.finish() } else { driver.cancel() }
                    default: driver.cancel()
                    }
                }
            )
            let finger = device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.3)
            #expect(abs(driver.percentComplete - 0.25) < 1e-9)
            #expect(abs(CGFloat(try #require(b.view.layer.presentation()).opacity) - 0.75) < 1e-6)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(navigation.topViewController === b && b.view.alpha == 1)
            device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.3).lift()
            try device.advanceUntilIdle()
            #expect(navigation.topViewController === a && b.view.window == nil)
        }
    }
}
