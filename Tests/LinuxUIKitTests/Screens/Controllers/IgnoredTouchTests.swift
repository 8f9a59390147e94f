import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// The page of UIViewControllerInteractiveTransitioning, in the edition of the iOS developer library: an animator on its own makes a
// transition "that does not support user interaction". Reported, where there is no interaction controller: UIKit calls
// beginIgnoringInteractionEvents() (openradar 41217893), a tap beside a menu waits for the end of its animation (ChidoriMenu, pull request
// 1), and recognizers are cancelled (material-motion/material-motion-swift, issue 105). With one and an interruptible animator, whatever
// its wantsInteractiveStart, fingers take hold of the transition (sample of WWDC 2016, session 216). The rest is a guess, and
// TouchesInTransitions says so.
@Suite("Touches that an app does not get in a transition", .timeLimit(.minutes(20))) @MainActor struct IgnoredTouchTests {
    typealias Touches = HeadlessDevice.Behavior.TouchesInTransitions

    enum Kind: CaseIterable, Sendable {
        case push, pop, present, dismiss
    }

    /// A phone with two windows: one whose screens change, and a small one in front of it that has nothing to do with that.
    @MainActor private final class Stage {
        let device: HeadlessDevice
        let window: UIWindow
        let front = TouchProbe(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        /// Gets all touches in the window whose screens change.
        let behind = ProbeRecognizer()
        let driver: SteppedTransition
        private let navigation: UINavigationController
        private let next = UIViewController()
        private let transitioning: TransitioningProbe
        private let pushing: NavigationProbe
        private let kind: Kind

        init(_ device: HeadlessDevice, _ kind: Kind) throws {
            let log = LifeLog()
            self.device = device
            self.kind = kind
            driver = SteppedTransition(log)
            (transitioning, pushing) = (TransitioningProbe(log), NavigationProbe(log))
            navigation = UINavigationController(rootViewController: UIViewController())
            window = device.show(navigation)
            window.addGestureRecognizer(behind)
            behind.onEnded = [.failed]
            device.show(front).frame = front.frame
            next.modalPresentationStyle = .overFullScreen
            if kind == .pop { navigation.pushViewController(next, animated: false) }
            if kind == .dismiss { navigation.present(next, animated: false) }
            try device.advanceUntilIdle()
            next.transitioningDelegate = transitioning
            navigation.delegate = pushing
            useAnimator(true)
        }

        func useAnimator(_ isUsed: Bool) {
            transitioning.animator = isUsed ? driver : nil
            pushing.animator = isUsed ? driver : nil
        }

        func useInteractionController(interactiveStart: Bool, interruptible: Bool = false) {
            driver.wantsInteractiveStart = interactiveStart
            if interruptible {
                transitioning.animator = InterruptibleAnimator()
                pushing.animator = transitioning.animator
            }
            transitioning.interactor = driver
            pushing.interactor = driver
        }

        func begin(animated: Bool = true) {
            switch kind {
            case .push: navigation.pushViewController(next, animated: animated)
            case .pop: navigation.popViewController(animated: animated)
            case .present: navigation.present(next, animated: animated)
            case .dismiss: navigation.dismiss(animated: animated)
            }
        }

        /// Taps both windows. Returns the touches and resets that the front view and the recognizer logged.
        func tapBoth() -> [String] {
            device.touchDown(at: CGPoint(x: 200, y: 50)).lift()
            device.touchDown(at: CGPoint(x: 200, y: 400)).lift()
            defer { behind.log = [] }
            return front.takeLog() + behind.log
        }
    }

    private static let tapsOfBoth = ["began 1", "ended 1", "began 1", "ended 1", "reset"]

    // MARK: Without an interaction controller

    @Test(
        "Without an interaction controller a finger that lands before completeTransition(_:) reaches no window, also after that",
        .given(\.touchesInTransitions, .ignoredUnlessInteractive),
        arguments: Kind.allCases,
        [true, false]
    )
    func ignored(kind: Kind, completes: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = try Stage(device, kind)
            stage.begin()
            device.advanceFrames()
            #expect(stage.tapBoth() == [])
            let fingers = [CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 400)].map { device.touchDown(at: $0) }
            stage.driver.end(completes, after: 1)
            device.advanceFrames(2)
            for finger in fingers { finger.move(by: CGVector(dx: 50, dy: 20)) }
            #expect(stage.front.takeLog() + stage.behind.log == [])
            #expect(stage.tapBoth() == Self.tapsOfBoth)
            device.lift(fingers)
            #expect(stage.front.log + stage.behind.log == [])
            try device.advanceUntilIdle()
        }
    }

    @Test(
        "Touches that are down when it begins are cancelled, in any window, and so are their recognizers",
        .given(\.touchesInTransitions, .ignoredUnlessInteractive),
        arguments: Kind.allCases,
        [true, false]
    )
    func cancelled(kind: Kind, beginsInAction: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = try Stage(device, kind)
            let pan = UIPanGestureRecognizer()
            stage.window.addGestureRecognizer(pan)
            let states = StateLog(pan)
            let finger = device.touchDown(at: CGPoint(x: 200, y: 50))
            if beginsInAction { states.onAction = { if $0.state == .began { stage.begin() } } }
            let panning = device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
            if !beginsInAction { stage.begin() }
            device.advanceFrames()
            #expect(states.take().suffix(1) == [.cancelled])
            #expect(stage.front.takeLog() == ["began 1", "cancelled 1"])
            panning.move(to: CGPoint(x: 200, y: 500))
            stage.driver.end(true, after: 1)
            device.advanceFrames(2)
            device.move([(panning, CGPoint(x: 200, y: 600)), (finger, CGPoint(x: 250, y: 50))])
            device.lift([panning, finger])
            #expect(states.take() == [] && stage.front.log == [])
            try device.advanceUntilIdle()
        }
    }

    @Test(
        "A finger that lands after the request for a transition is received until the transition begins",
        .chosen,
        .given(\.touchesInTransitions, .ignoredUnlessInteractive),
        .given(\.transitionStart, .late)
    )
    func late() throws {
        try HeadlessDevice.run { device in
            let stage = try Stage(device, .present)
            stage.begin()
            let finger = device.touchDown(at: CGPoint(x: 200, y: 50))
            #expect(stage.front.takeLog() == ["began 1"])
            device.advanceFrames()
            #expect(stage.front.takeLog() == ["cancelled 1"])
            #expect(stage.tapBoth() == [])
            finger.lift()
            stage.driver.end(true, after: 1)
            try device.advanceUntilIdle()
        }
    }

    @Test("If touches are received, fingers reach other windows, and touches that are down go on", .chosen, arguments: Kind.allCases)
    func received(kind: Kind) throws {
        try HeadlessDevice.run(.phone(where: \.touchesInTransitions, is: .received)) { device in
            let stage = try Stage(device, kind)
            let finger = device.touchDown(at: CGPoint(x: 200, y: 50))
            stage.begin()
            device.advanceFrames()
            finger.move(to: CGPoint(x: 250, y: 50))
            finger.lift()
            #expect(stage.front.takeLog() == ["began 1", "moved 1", "ended 1"])
            _ = stage.tapBoth()
            device.touchDown(at: CGPoint(x: 200, y: 50)).lift()
            #expect(stage.front.takeLog() == ["began 1", "ended 1"])
            stage.driver.end(true, after: 1)
            try device.advanceUntilIdle()
        }
    }

    @Test("A controller that starts without interaction doesn't help", .given(\.touchesInTransitions, .ignoredUnlessInteractive))
    func notInteractive() throws {
        try HeadlessDevice.run { device in
            let stage = try Stage(device, .present)
            stage.useInteractionController(interactiveStart: false)
            let finger = device.touchDown(at: CGPoint(x: 100, y: 50))
            stage.begin()
            device.advanceFrames(2)
            #expect(stage.front.takeLog() == ["began 1", "cancelled 1"])
            #expect(stage.tapBoth() == [])
            finger.lift()
            stage.driver.end(true, after: 1)
            try device.advanceUntilIdle()
        }
    }

    // MARK: What does not depend on the switch

    @Test("In an interactive or interruptible transition touches arrive and go on", arguments: Kind.allCases)
    func interactive(kind: Kind) throws {
        typealias Case = (Touches, interactiveStart: Bool, interruptible: Bool)
        var cases: [Case] = [(.received, false, false), (.ignoredWithoutController, false, false)]
        for touches in Touches.allCases { cases += [(touches, true, false), (touches, false, true)] }
        for (touches, interactiveStart, interruptible) in cases {
            try HeadlessDevice.run(.phone(where: \.touchesInTransitions, is: touches)) { device in
                let stage = try Stage(device, kind)
                stage.useInteractionController(interactiveStart: interactiveStart, interruptible: interruptible)
                let finger = device.touchDown(at: CGPoint(x: 100, y: 50))
                stage.begin()
                device.advanceFrames()
                finger.move(to: CGPoint(x: 150, y: 50))
                finger.lift()
                #expect(stage.front.takeLog() == ["began 1", "moved 1", "ended 1"])
                #expect(stage.tapBoth() == Self.tapsOfBoth)
                if interactiveStart { stage.driver.letGo(completing: true, after: 1) } else { stage.driver.end(true, after: 1) }
                try device.advanceUntilIdle()
            }
        }
    }

    @Test(
        "UIKit's own transitions, and an animator's without animation, take no touches from other windows",
        .chosen,
        arguments: Kind.allCases,
        [true, false]
    )
    func others(kind: Kind, animated: Bool) throws {
        for touches in Touches.allCases {
            try HeadlessDevice.run(.phone(where: \.touchesInTransitions, is: touches)) { device in
                let stage = try Stage(device, kind)
                stage.useAnimator(!animated)
                let finger = device.touchDown(at: CGPoint(x: 100, y: 50))
                stage.begin(animated: animated)
                device.advanceFrames()
                finger.move(to: CGPoint(x: 150, y: 50))
                device.touchDown(at: CGPoint(x: 200, y: 50)).lift()
                finger.lift()
                #expect(stage.front.takeLog() == ["began 1", "moved 1", "ended 1"])
                try device.advanceUntilIdle()
            }
        }
    }

    // Apple's page of beginIgnoringInteractionEvents() has "touch-related events", the header UIApplication.h "touch and other events".
    @Test("A pinch on a trackpad goes on, and begins", .chosen)
    func trackpad() throws {
        for touches in Touches.allCases {
            try HeadlessDevice.run(.phone(where: \.touchesInTransitions, is: touches)) { device in
                let stage = try Stage(device, .push)
                let pinch = UIPinchGestureRecognizer()
                stage.window.addGestureRecognizer(pinch)
                let states = StateLog(pinch)
                let fingers = device.touchTrackpad(at: CGPoint(x: 200, y: 400))
                fingers.change(scale: 1.5)
                stage.begin()
                device.advanceFrames()
                fingers.change(scale: 2)
                fingers.end()
                #expect(states.take() == [.began, .changed, .ended])
                device.trackpadPinch(at: CGPoint(x: 200, y: 400), scale: 2).end()
                #expect(states.take().first == .began)
                stage.driver.end(true, after: 1)
                try device.advanceUntilIdle()
            }
        }
    }
}
