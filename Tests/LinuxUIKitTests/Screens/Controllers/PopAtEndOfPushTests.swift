import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// Apple says nothing of a pop that is requested while the end of a push is told. UIKit's log has "nested pop animation can result in
// corrupted navigation bar" (recruit-mp/RMPZoomTransitionAnimator, issue 19; cobaltians/Cobalt, issue 18) and, of dismissals, "Attempt to
// dismiss from view controller … while a presentation or dismiss is in progress!". The page of present(_:animated:completion:) has the
// completion run "after the presentation finishes": from there a dismissal is no early one.
@Suite("A way back that is requested when an animator's screen has come", .timeLimit(.minutes(20))) @MainActor struct PopAtEndOfPushTests {
    typealias Answer = HeadlessDevice.Behavior.PopAtEndOfPush

    enum Moment: CaseIterable, Sendable {
        case didAppear, coordinator, animationEnded, afterCompletion
    }

    /// A screen and the animator that brings it, which call a closure at one moment of the end, once.
    @MainActor private final class Arrival {
        let screen = AppearingScreen()
        let delegate = TransitioningProbe(LifeLog())
        let navigationDelegate = NavigationProbe(LifeLog())

        init(_ moment: Moment, _ action: @escaping () -> Void) {
            var isDone = false
            let once = {
                if !isDone {
                    isDone = true
                    action()
                }
            }
            let ending = EndingAnimator()
            if moment == .didAppear { screen.onAppearance = once }
            if moment == .animationEnded { ending.onEnd = once }
            if moment == .afterCompletion { ending.afterCompletion = once }
            if moment == .coordinator {
                ending.onBeginning = { [weak screen] in
                    screen?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in once() }
                }
            }
            (delegate.animator, navigationDelegate.animator) = (ending, ending)
            screen.modalPresentationStyle = .overFullScreen
            screen.transitioningDelegate = delegate
        }
    }

    private func run(_ answer: Answer, _ body: (HeadlessDevice) throws -> Void) throws {
        try HeadlessDevice.run(.phone(where: \.popAtEndOfPush, is: answer), body)
    }

    @Test(
        "A pop in the turn in which a push completes is performed, or refused with nil",
        .chosen,
        arguments: Moment.allCases,
        Answer.allCases
    )
    func pop(moment: Moment, answer: Answer) throws {
        try run(answer) { device in
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            var popped: [UIViewController?] = []
            let arrival = Arrival(moment) {
                popped.append(navigation.popViewController(animated: true))
                guard answer == .refused else { return }
                popped.append(navigation.popToRootViewController(animated: true)?.last)
                popped.append(navigation.popToViewController(root, animated: false)?.last)
            }
            navigation.delegate = arrival.navigationDelegate
            device.show(navigation)
            navigation.pushViewController(arrival.screen, animated: true)
            try device.advanceUntilIdle()
            #expect(popped == (answer == .performed ? [arrival.screen] : [nil, nil, nil]))
            guard answer == .refused else {
                #expect(navigation.viewControllers == [root] && root.view.window != nil)
                return
            }
            #expect(navigation.viewControllers == [root, arrival.screen] && arrival.screen.view.window != nil)
            #expect(navigation.popViewController(animated: true) === arrival.screen)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [root] && root.view.window != nil)
        }
    }

    @Test(
        "A dismissal in the turn in which a presentation completes is performed, or refused",
        .chosen,
        arguments: Moment.allCases,
        Answer.allCases
    )
    func dismissal(moment: Moment, answer: Answer) throws {
        try run(answer) { device in
            let root = UIViewController()
            var dismissals = 0
            let arrival = Arrival(moment) { root.dismiss(animated: true) { dismissals += 1 } }
            device.show(root)
            root.present(arrival.screen, animated: true)
            try device.advanceUntilIdle()
            #expect(dismissals == (answer == .performed ? 1 : 0))
            #expect(root.presentedViewController === (answer == .performed ? nil : arrival.screen))
            guard answer == .refused else { return }
            arrival.screen.dismiss(animated: true) { dismissals += 1 }
            try device.advanceUntilIdle()
            #expect(dismissals == 1 && root.presentedViewController == nil && arrival.screen.view.window == nil)
        }
    }

    @Test("A dismissal in the completion of present, and after it, is performed", arguments: Answer.allCases, [true, false])
    func completion(answer: Answer, isWithin: Bool) throws {
        try run(answer) { device in
            let root = UIViewController()
            let arrival = Arrival(.afterCompletion) { if !isWithin { root.dismiss(animated: true) } }
            device.show(root)
            root.present(arrival.screen, animated: true) { if isWithin { root.dismiss(animated: true) } }
            try device.advanceUntilIdle()
            #expect(root.presentedViewController == nil && arrival.screen.view.window == nil)
        }
    }

    @Test("At the end of UIKit's own pushes and presentations both are performed", .chosen, arguments: Answer.allCases)
    func uikit(answer: Answer) throws {
        try run(answer) { device in
            let (root, pushed, presented) = (UIViewController(), AppearingScreen(), AppearingScreen())
            let navigation = UINavigationController(rootViewController: root)
            device.show(navigation)
            pushed.onAppearance = { navigation.popViewController(animated: true) }
            navigation.pushViewController(pushed, animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [root])
            presented.onAppearance = { navigation.dismiss(animated: true) }
            navigation.present(presented, animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.presentedViewController == nil)
        }
    }

    @Test("Requests that were made during the transition are performed at its end", .chosen, arguments: Answer.allCases)
    func waiting(answer: Answer) throws {
        try run(answer) { device in
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            let (pushed, presented) = (Arrival(.didAppear) {}, Arrival(.didAppear) {})
            navigation.delegate = pushed.navigationDelegate
            device.show(navigation)
            navigation.pushViewController(pushed.screen, animated: true)
            device.advance(by: 0.1)
            #expect(navigation.popViewController(animated: true) === pushed.screen)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [root])
            navigation.present(presented.screen, animated: true)
            device.advance(by: 0.1)
            navigation.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.presentedViewController == nil)
        }
    }

    @Test("The log says what was refused", .chosen)
    func log() async {
        let exit = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let device = HeadlessDevice(.phone(where: \.popAtEndOfPush, is: .refused))
            let navigation = UINavigationController(rootViewController: UIViewController())
            let pushed = Arrival(.didAppear) { navigation.popViewController(animated: true) }
            let presented = Arrival(.didAppear) { navigation.dismiss(animated: true) }
            navigation.delegate = pushed.navigationDelegate
            device.show(navigation)
            navigation.pushViewController(pushed.screen, animated: true)
            device.advance(by: 1)
            navigation.present(presented.screen, animated: true)
            device.advance(by: 1)
        }
        #expect(exit?.said("nested pop animation can result in corrupted navigation bar") == true)
        #expect(exit?.said("Attempt to dismiss from view controller") == true)
        #expect(exit?.said("while a presentation or dismiss is in progress!") == true)
    }
}

/// A screen that calls a closure when it has appeared.
private final class AppearingScreen: UIViewController {
    var onAppearance: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppearance()
    }
}

/// An animator that fades its screen in, and calls closures at its end.
private final class EndingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var onBeginning: () -> Void = {}
    var onEnd: () -> Void = {}
    var afterCompletion: () -> Void = {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        onBeginning()
        let view = transitionContext.view(forKey: .to)
        if let view { transitionContext.containerView.addSubview(view) }
        view?.alpha = 0
        UIView.animate(withDuration: 0.2) {
            view?.alpha = 1
        } completion: { [self] _ in
            transitionContext.completeTransition(true)
            afterCompletion()
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        onEnd()
    }
}
