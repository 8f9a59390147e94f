import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// UINavigationControllerDelegate's page; the header UIViewControllerTransitioning.h; UIViewControllerContextTransitioning's page.
@Suite("Pushes and pops by an animator", .timeLimit(.minutes(20)), .given(\.transitionStart, .atOnce)) @MainActor
struct CustomNavigationTests {
    private let log = LifeLog()

    @MainActor private struct Stage {
        let navigation: UINavigationController
        let a: ControllerProbe
        let b: ControllerProbe
        let delegate: NavigationProbe
        let animator: FadeAnimator
    }

    /// A navigation controller with A in a window, and an animator for what comes.
    private func stage(on device: HeadlessDevice) -> Stage {
        let (a, b) = (ControllerProbe("A", log), ControllerProbe("B", log))
        let navigation = UINavigationController(rootViewController: a)
        let (delegate, animator) = (NavigationProbe(log), FadeAnimator(log))
        delegate.animator = animator
        navigation.delegate = delegate
        device.show(navigation)
        _ = log.take()
        return Stage(navigation: navigation, a: a, b: b, delegate: delegate, animator: animator)
    }

    @Test("A push asks the delegate, tells the screens, then calls the animator; its end is told as of any push", .chosen)
    func push() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            stage.navigation.pushViewController(stage.b, animated: true)
            try device.advanceUntilIdle()
            #expect(
                log.take() == [
                    "B willMove(toParent:)", "asked push", "A willDisappear", "B didLoad", "B willAppear", "animate", "B isAppearing",
                    "A didDisappear", "B didAppear", "ended true", "B didMove(toParent:)", "did show",
                ]
            )
            #expect(stage.a.view.window == nil)
            #expect(stage.b.view.frame == stage.navigation.view.bounds)
            #expect(stage.navigation.transitionCoordinator == nil)
        }
    }

    @Test("A pop asks for a pop; without animation nobody is asked", .chosen)
    func pop() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            stage.navigation.pushViewController(stage.b, animated: false)
            device.advanceFrames()
            #expect(!log.take().contains("asked push"))
            stage.navigation.popViewController(animated: true)
            #expect(log.lines.contains("asked pop"))
            try device.advanceUntilIdle()
            #expect(stage.navigation.viewControllers == [stage.a])
            #expect(stage.b.view.window == nil && stage.b.parent == nil)
            stage.navigation.setViewControllers([stage.b], animated: true)
            #expect(log.take().contains("asked push"))
            try device.advanceUntilIdle()
            #expect(stage.navigation.viewControllers == [stage.b])
        }
    }

    @Test("A delegate that has no animator leaves it to UIKit")
    func noAnimator() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            stage.delegate.animator = nil
            stage.navigation.pushViewController(stage.b, animated: true)
            device.advance(by: 0.1)
            #expect(try #require(stage.b.view.layer.presentation()).frame.minX > 0)
            try device.advanceUntilIdle()
            #expect(stage.navigation.topViewController === stage.b)
        }
    }

    // containerView, view(forKey:), initialFrame(for:), finalFrame(for:).
    @Test("The container view holds the view that goes; the animator adds the one that comes; frames are zero where there are none")
    func context() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            let (a, b) = (stage.a, stage.b)
            var wasAsked = false
            stage.animator.body = { context in
                wasAsked = true
                let bounds = context.containerView.bounds
                #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
                #expect(context.presentationStyle == .none)
                #expect(context.viewController(forKey: .from) === a && context.viewController(forKey: .to) === b)
                #expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
                #expect(a.view.superview === context.containerView)
                #expect(b.view.superview == nil)
                #expect(bounds.size == CGSize(width: 390, height: 844))
                #expect(context.initialFrame(for: a) == bounds && context.finalFrame(for: a) == .zero)
                #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: b) == bounds)
                FadeAnimator.fade(context, 0.5)
            }
            stage.navigation.pushViewController(b, animated: true)
            #expect(wasAsked)
            try device.advanceUntilIdle()
        }
    }

    @Test(
        "A transition that is completed as not done goes back: the screens hear of it, and are as they were",
        .chosen,
        .given(\.cancelledTransition, .interleaved)
    )
    func cancelled() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            stage.animator.body = { context in
                context.containerView.addSubview(context.view(forKey: .to) ?? UIView())
                UIView.animate(withDuration: 0.2) {
                    context.view(forKey: .to)?.alpha = 0.5
                } completion: { _ in
                    context.completeTransition(false)
                }
            }
            stage.navigation.pushViewController(stage.b, animated: true)
            var wasCancelled: Bool?
            stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
            try device.advanceUntilIdle()
            #expect(
                log.take() == [
                    "B willMove(toParent:)", "asked push", "A willDisappear", "B didLoad", "B willAppear", "animate", "B isAppearing",
                    "B willDisappear", "A willAppear", "B didDisappear", "A isAppearing", "A didAppear", "ended false",
                    "B willMove(toParent: nil)", "B didMove(toParent: nil)",
                ]
            )
            #expect(wasCancelled == true)
            #expect(stage.navigation.viewControllers == [stage.a] && stage.navigation.children == [stage.a])
            #expect(stage.b.view.superview == nil && stage.b.parent == nil && stage.a.view.window != nil)
            #expect(stage.navigation.navigationBar.items == [stage.a.navigationItem])
        }
    }

    @Test("What was completed is over: a second call does nothing", .chosen)
    func completedTwice() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            var kept: (any UIViewControllerContextTransitioning)?
            stage.animator.body = { kept = $0 }
            stage.navigation.pushViewController(stage.b, animated: true)
            device.advance(by: 1)
            let context = try #require(kept)
            #expect(stage.navigation.transitionCoordinator != nil)
            context.completeTransition(true)
            context.completeTransition(false)
            device.advanceFrames()
            #expect(stage.navigation.viewControllers == [stage.a, stage.b])
            #expect(log.take().filter { $0.hasPrefix("ended") } == ["ended true"])
            #expect(!context.transitionWasCancelled)
        }
    }

    @Test("An animator may complete at once", .chosen)
    func atOnce() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            stage.animator.body = { context in
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(true)
            }
            stage.navigation.pushViewController(stage.b, animated: true)
            #expect(stage.navigation.transitionCoordinator == nil)
            device.advanceFrames()
            #expect(log.take().suffix(4) == ["B didAppear", "ended true", "B didMove(toParent:)", "did show"])
            #expect(stage.b.view.window != nil && stage.a.view.window == nil)
            #expect(stage.navigation.navigationBar.topItem === stage.b.navigationItem)
        }
    }

    // UIViewControllerContextTransitioning: the animator adds the view that comes to containerView, and gives it finalFrame(for:). What
    // happens where it does not, Apple does not say.
    @Test(
        "A view that the animator neither adds nor places is put right, or left alone",
        .chosen,
        arguments: HeadlessDevice.Behavior.NeglectedViews.allCases
    )
    func neglected(views: HeadlessDevice.Behavior.NeglectedViews) throws {
        try HeadlessDevice.run(.phone(where: \.neglectedViews, is: views)) { device in
            let stage = stage(on: device)
            stage.b.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            var frame: CGRect?
            stage.animator.body = { context in
                frame = context.view(forKey: .to)?.frame
                context.completeTransition(true)
            }
            stage.navigation.pushViewController(stage.b, animated: true)
            device.advanceFrames()
            let place = stage.navigation.view.bounds
            #expect(frame == (views == .putRight ? place : CGRect(x: 10, y: 20, width: 30, height: 40)))
            #expect((stage.b.view.window != nil) == (views == .putRight))
            #expect(stage.a.view.window == nil, "the view that goes is UIKit's affair")
            #expect(stage.navigation.viewControllers == [stage.a, stage.b])
        }
    }

    // UIViewControllerContextTransitioning.containerView: the view of the screen that goes is in it already. What becomes of it, Apple does
    // not say.
    @Test(
        "The screen that goes is in the container view, which stays, or goes with the transition and what is left in it",
        .chosen,
        arguments: HeadlessDevice.Behavior.NavigationContainer.allCases,
        [true, false]
    )
    func container(kind: HeadlessDevice.Behavior.NavigationContainer, completes: Bool) throws {
        try HeadlessDevice.run(.phone(where: \.navigationContainer, is: kind)) { device in
            let stage = stage(on: device)
            let trace = UIView()
            var wasInside = false
            var superview: UIView?
            stage.animator.body = { context in
                superview = stage.a.view.superview
                wasInside = superview === context.containerView
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.containerView.addSubview(trace)
                context.completeTransition(completes)
            }
            stage.navigation.pushViewController(stage.b, animated: true)
            device.advanceFrames()
            let (stays, goes) = completes ? (stage.b, stage.a) : (stage.a, stage.b)
            #expect(wasInside)
            #expect(goes.view.window == nil)
            #expect(stays.view.window != nil && stays.view.frame == stage.navigation.view.bounds)
            #expect((superview?.window != nil) == (kind == .content))
            #expect((trace.window != nil) == (kind == .content))
        }
    }

    // UIViewControllerTransitionCoordinator's page.
    @Test("What goes along takes the animator's time, and so does the bar, which stands above the container view", .chosen)
    func alongside() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            let companion = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.navigation.view.addSubview(companion)
            stage.navigation.pushViewController(stage.b, animated: true)
            let coordinator = try #require(stage.b.transitionCoordinator)
            #expect(coordinator.transitionDuration == 0.5 && coordinator.isAnimated && !coordinator.initiallyInteractive)
            coordinator.animate { _ in companion.center.x += 100 }
            device.advance(by: 0.4)
            #expect(try #require(companion.layer.presentation()).position.x < 104)
            let subviews = stage.navigation.view.subviews
            let bar = try #require(subviews.firstIndex(of: stage.navigation.navigationBar))
            let container = try #require(subviews.firstIndex(of: coordinator.containerView))
            #expect(bar > container)
            device.advance(by: 0.1)
            #expect(try #require(companion.layer.presentation()).position.x == 105)
            try device.advanceUntilIdle()
        }
    }

    @Test("A bar that goes with a push goes along with the animator", .chosen)
    func barGoesAlong() throws {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            let bare = Bare()
            stage.navigation.pushViewController(bare, animated: true)
            device.advance(by: 0.3)
            let bar = stage.navigation.navigationBar
            let y = try #require(bar.layer.presentation()).frame.minY
            #expect(!bar.isHidden && y > -44 && y < 47)
            #expect(bare.view.safeAreaInsets.top == 47)
            try device.advanceUntilIdle()
            #expect(bar.isHidden && bar.frame.minY == -44)
        }
    }

    @Test("Nothing of a popped screen, its animator or its context stays", .chosen)
    func deallocation() throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device)
            weak var pushed: UIViewController?
            do {
                let controller = UIViewController()
                pushed = controller
                stage.navigation.pushViewController(controller, animated: true)
            }
            try device.advanceUntilIdle()
            stage.navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(pushed == nil)
            #expect(stage.animator.context == nil)
        }
    }
}
