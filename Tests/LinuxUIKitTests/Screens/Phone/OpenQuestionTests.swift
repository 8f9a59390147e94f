import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// Questions about views and controllers that Apple leaves open, each with the answers that there may be. The sources are in the README's
/// table.
@MainActor @Suite("Views and controllers of different phones", .timeLimit(.minutes(20)), .chosen) struct OpenQuestionTests {
    typealias Behavior = HeadlessDevice.Behavior

    @Test("A change without animation has a coordinator, or none", arguments: Behavior.CoordinatorOfUnanimated.allCases)
    func coordinator(behavior: Behavior.CoordinatorOfUnanimated) throws {
        try HeadlessDevice.run(.behaving { $0.coordinatorOfUnanimated = behavior }) { device in
            for animated in [true, false] {
                let navigation = UINavigationController(rootViewController: UIViewController())
                device.show(navigation)
                let screen = EarController()
                navigation.pushViewController(screen, animated: animated)
                try device.advanceUntilIdle()
                #expect(screen.hadCoordinator == (animated || behavior == .there))
            }
        }
    }

    @Test("The parent appears first, or its child", arguments: Behavior.AppearanceOrder.allCases)
    func appearance(behavior: Behavior.AppearanceOrder) throws {
        try HeadlessDevice.run(.behaving { $0.appearanceOrder = behavior }) { device in
            let log = EventLog()
            let (parent, child) = (EarController("parent", log), EarController("child", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let navigation = UINavigationController(rootViewController: parent)
            device.show(navigation)
            device.advanceFrames()
            navigation.setViewControllers([UIViewController()], animated: false)
            try device.advanceUntilIdle()
            let order = behavior == .parentFirst ? ["parent", "child"] : ["child", "parent"]
            #expect(log.events.filter { $0.hasSuffix("did appear") } == order.map { $0 + " did appear" })
            #expect(log.events.filter { $0.hasSuffix("did disappear") } == order.map { $0 + " did disappear" })
            #expect(log.events.first == "parent will appear")
        }
    }

    @Test("Without animations a completion comes in the next turn, or at once", arguments: Behavior.CompletionsWithoutAnimation.allCases)
    func completion(behavior: Behavior.CompletionsWithoutAnimation) throws {
        try HeadlessDevice.run(.behaving { $0.completionsWithoutAnimation = behavior }) { device in
            var ends: [Bool] = []
            let view = UIView()
            device.show(view)
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
            }
            #expect(ends == (behavior == .atOnce ? [true] : []))
            UIView.animate(withDuration: 0) {
                view.alpha = 1
            } completion: {
                ends.append($0)
            }
            #expect(ends == (behavior == .atOnce ? [true] : []), "a duration of 0 is documented")
            try device.advanceUntilIdle()
            #expect(ends == [true, true])
        }
    }

    @Test("After an alert, the former first responder is back, or there is none", arguments: Behavior.ResponderAfterPresentation.allCases)
    func firstResponder(behavior: Behavior.ResponderAfterPresentation) throws {
        try HeadlessDevice.run(.behaving { $0.responderAfterPresentation = behavior }) { device in
            let (screen, former) = (UIViewController(), RespondingView())
            screen.view.addSubview(former)
            device.show(screen)
            #expect(former.becomeFirstResponder())
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            screen.present(alert, animated: true)
            try device.advanceUntilIdle()
            #expect(alert.isFirstResponder)
            screen.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(!alert.isFirstResponder && former.isFirstResponder == (behavior == .restored))
        }
    }

    @Test("The touches of a view that leaves its window are cancelled, or go on", arguments: Behavior.TouchesOfLeavingView.allCases)
    func touches(behavior: Behavior.TouchesOfLeavingView) throws {
        try HeadlessDevice.run(.behaving { $0.touchesOfLeavingView = behavior }) { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let view = TouchProbe(frame: root.bounds)
            root.addSubview(view)
            device.show(root)
            let finger = device.touchDown(at: CGPoint(x: 100, y: 100))
            view.removeFromSuperview()
            finger.lift()
            #expect(view.log == ["began 1", behavior == .cancelled ? "cancelled 1" : "ended 1"])
        }
    }

    @Test("The scene is notified first, or the app", arguments: Behavior.LaunchOrder.allCases)
    func launch(behavior: Behavior.LaunchOrder) throws {
        try HeadlessDevice.run(.behaving { $0.launchOrder = behavior }) { device in
            let log = EventLog()
            device.show(UIView())
            let names = [(UIScene.willDeactivateNotification, "scene"), (UIApplication.willResignActiveNotification, "app")]
            let observers = names.map { name, event in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { log.events.append(event) }
                }
            }
            device.enterBackground()
            observers.forEach { NotificationCenter.default.removeObserver($0) }
            #expect(log.events == (behavior == .sceneFirst ? ["scene", "app"] : ["app", "scene"]))
            device.enterForeground()
        }
    }

    @Test("A picture of a faded view is faded, or opaque", arguments: Behavior.SnapshotOfFadedView.allCases)
    func snapshot(behavior: Behavior.SnapshotOfFadedView) throws {
        try HeadlessDevice.run(.behaving { $0.snapshotOfFadedView = behavior }) { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            root.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.backgroundColor = .black
            view.alpha = 0.25
            root.addSubview(view)
            device.show(root)
            device.advanceFrames()
            let picture = try #require(view.snapshotView(afterScreenUpdates: false))
            picture.frame.origin = CGPoint(x: 200, y: 200)
            root.addSubview(picture)
            device.advanceFrames()
            let gray = Double(device.screenshot().color(at: CGPoint(x: 250, y: 250)).red)
            #expect(abs(gray - (behavior == .asSeen ? 191 : 0)) <= 1)
        }
    }

    /// Reported of glass: expo/expo, pull request 48994; callstack/liquid-glass, issue 27.
    @Test("A blur that has been nearly invisible is flat, or comes back", arguments: Behavior.FadedEffects.allCases)
    func fadedEffect(behavior: Behavior.FadedEffects) throws {
        try HeadlessDevice.run(.behaving { $0.fadedEffects = behavior }) { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            root.backgroundColor = .red
            let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            blur.frame = group.bounds
            group.addSubview(blur)
            root.addSubview(group)
            device.show(root)
            @MainActor func look() -> Picture.Pixel {
                device.advanceFrames()
                return device.screenshot().color(at: CGPoint(x: 50, y: 50))
            }
            let first = look()
            @MainActor func isSame(after change: () -> Void, back: () -> Void) -> Bool {
                change()
                _ = look()
                back()
                return look() == first
            }
            #expect(isSame(after: { group.alpha = 0.03 }, back: { group.alpha = 1 }))
            #expect(isSame(after: { (group.isHidden, group.alpha) = (true, 0) }, back: { (group.isHidden, group.alpha) = (false, 1) }))
            #expect(isSame(after: { group.alpha = 0.02 }, back: { group.alpha = 1 }) == (behavior == .comeBack))
            blur.effect = UIBlurEffect(style: .systemMaterial)
            #expect(look() == first)
        }
    }

    /// From WWDC 2023, session 10057: the system updates traits just before layout, and `updateTraitsIfNeeded()` does so earlier.
    @Test("Overridden traits are taken over before the layout, or at once", arguments: Behavior.TraitUpdates.allCases)
    func traits(behavior: Behavior.TraitUpdates) throws {
        try HeadlessDevice.run(.behaving { $0.traitUpdates = behavior }) { device in
            let (root, view) = (UIView(), UIView())
            root.addSubview(view)
            device.show(root)
            let former: UIUserInterfaceStyle = behavior == .beforeLayout ? .light : .dark
            root.traitOverrides.userInterfaceStyle = .dark
            #expect(view.traitCollection.userInterfaceStyle == former)
            view.updateTraitsIfNeeded()
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            root.traitOverrides.userInterfaceStyle = .light
            device.advanceFrames()
            #expect(view.traitCollection.userInterfaceStyle == .light)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/automatic-trait-tracking and the page of `layoutSubviews()`: from iOS 18 on,
    /// traits of the view's `traitCollection` are tracked in that method.
    @Test(
        "A layout is made anew when a trait changes that it has read, or only when the app says so",
        arguments: Behavior.TraitTracking.allCases
    )
    func tracking(behavior: Behavior.TraitTracking) throws {
        try HeadlessDevice.run(.behaving { $0.traitTracking = behavior }) { device in
            let (style, size, other) = (TraitReader(), TraitReader(), TraitReader())
            style.onLayout = { _ = $0.traitCollection.userInterfaceStyle }
            size.onLayout = { _ = $0.traitCollection[UITraitPreferredContentSizeCategory.self] }
            let root = UIView()
            for view in [style, size, other] { root.addSubview(view) }
            device.show(root)
            device.advanceFrames()
            _ = other.traitCollection.userInterfaceStyle
            for view in [style, size, other] { view.count = 0 }
            root.traitOverrides.userInterfaceStyle = .dark
            device.advanceFrames(2)
            let tracked = behavior == .automatic ? 1 : 0
            #expect([style, size, other].map(\.count) == [tracked, 0, 0])
            root.traitOverrides.preferredContentSizeCategory = .extraLarge
            device.advanceFrames(2)
            #expect([style, size, other].map(\.count) == [tracked, tracked, 0])
        }
    }

    @Test(
        "A display link is called in every frame, in most, or at times late",
        arguments: Behavior.Frames.allCases,
        Behavior.RefreshRate.allCases
    )
    func frames(behavior: Behavior.Frames, rate: Behavior.RefreshRate) throws {
        try HeadlessDevice.run(.behaving { ($0.frames, $0.refreshRate, $0.frameTime) = (behavior, rate, .atTarget) }) { device in
            device.show(UIView())
            var (targets, delays): ([CFTimeInterval], [CFTimeInterval]) = ([], [])
            let link = CADisplayLink { link in
                targets.append(link.targetTimestamp)
                delays.append(CACurrentMediaTime() - link.targetTimestamp)
            }
            link.add(to: .main, forMode: .common)
            device.advanceFrames(240)
            link.invalidate()
            #expect(zip(targets, targets.dropFirst()).allSatisfy { $0 < $1 }, "time goes forward")
            #expect(delays.allSatisfy { $0 > -1e-9 && $0 <= 0.04 + 1e-9 })
            #expect((targets.count == 240) == (behavior == .regular))
            #expect(delays.contains { $0 > 0.01 } == (behavior == .late))
            #expect(targets.count > 140)
        }
    }
}

@MainActor private final class EventLog {
    var events: [String] = []
}

private final class EarController: UIViewController {
    private let name: String
    private let log: EventLog
    private(set) var hadCoordinator: Bool?

    init(_ name: String = "", _ log: EventLog = EventLog()) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hadCoordinator = transitionCoordinator != nil
        log.events.append("\(name) will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.events.append("\(name) did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.events.append("\(name) did disappear")
    }
}

private final class RespondingView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

/// Counts its layouts.
private final class TraitReader: UIView {
    var count = 0
    var onLayout: (TraitReader) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        onLayout(self)
    }
}
