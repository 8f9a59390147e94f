import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UIViewController's page, "Handling view-related notifications", and the pages of the methods.
@Suite("A window's root controller", .timeLimit(.minutes(20))) @MainActor struct RootControllerTests {
    private let log = LifeLog()

    @Test("The view of a shown window's root is loaded, appears and is laid out in the documented order")
    func appears() throws {
        try HeadlessDevice.run { device in
            let root = ControllerProbe("A", log)
            root.logsLayout = true
            device.show(root)
            #expect(log.lines == ["A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear"])
        }
    }

    @Test("A hidden window loads no view", .chosen)
    func hiddenWindow() throws {
        try HeadlessDevice.run { device in
            let window = UIWindow(windowScene: device.scene)
            window.rootViewController = ControllerProbe("A", log)
            device.advanceFrames()
            #expect(log.lines.isEmpty)
        }
    }

    @Test("Hiding the window makes the view disappear, showing it makes it appear again", .chosen)
    func hideAndShow() throws {
        try HeadlessDevice.run { device in
            let window = device.show(ControllerProbe("A", log))
            _ = log.take()
            window.isHidden = true
            #expect(log.take() == ["A willDisappear", "A didDisappear"])
            window.isHidden = false
            device.advanceFrames()
            #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
        }
    }

    @Test("A replaced root disappears and the new one appears, each once", .chosen)
    func replaced() throws {
        try HeadlessDevice.run { device in
            let window = device.show(ControllerProbe("A", log))
            _ = log.take()
            let other = ControllerProbe("B", log)
            window.rootViewController = other
            device.advanceFrames()
            let lines = log.take()
            #expect(lines.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
            #expect(lines.filter { $0.hasPrefix("B") } == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
            #expect(window.subviews == [other.view])
        }
    }

    // rootViewController's page: the former root's views are taken away before the new ones come.
    @Test(
        "Nothing can be presented any more by a root that is being replaced, or by what it has presented",
        .chosen,
        arguments: [false, true]
    )
    func presentingWhenReplaced(byRoot: Bool) throws {
        try HeadlessDevice.run { device in
            let (root, cover, next) = (ControllerProbe("A", log), ControllerProbe("B", log), ControllerProbe("C", log))
            let window = device.show(root)
            for screen in [cover, next] { screen.modalPresentationStyle = .overFullScreen }
            root.present(cover, animated: true)
            root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                (byRoot ? root : cover).present(next, animated: false)
            }
            device.advance(by: 0.1)
            let other = ControllerProbe("D", log)
            window.rootViewController = other
            device.advanceFrames()
            #expect(window.subviews == [other.view])
            #expect(root.presentedViewController == nil && cover.presentedViewController == nil)
            #expect(log.lines.filter { $0.hasPrefix("B") }.suffix(2) == ["B willDisappear", "B didDisappear"])
            #expect(!log.lines.contains { $0.hasPrefix("C") })
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller: its view tracks the window's size.
    @Test("The root's view fills the window")
    func fills() throws {
        try HeadlessDevice.run { device in
            let root = UIViewController()
            let window = device.show(root)
            #expect(root.view.frame == window.bounds)
            window.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
            window.layoutIfNeeded()
            #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        }
    }

    // viewIsAppearing's page: the view is in the hierarchy and has its geometry, and is not laid out yet.
    @Test("When the view is appearing, it is in the window with its size")
    func isAppearingKnowsTheSize() throws {
        final class Controller: UIViewController {
            var seen: (window: UIWindow?, size: CGSize)?
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                seen = (view.window, view.bounds.size)
            }
        }
        try HeadlessDevice.run { device in
            let root = Controller()
            let window = device.show(root)
            #expect(root.seen?.window === window)
            #expect(root.seen?.size == CGSize(width: 390, height: 844))
        }
    }

    @Test("A view that is asked for is loaded once; isViewLoaded and viewIfLoaded load nothing")
    func loading() {
        let controller = ControllerProbe("A", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(log.lines.isEmpty)
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(controller.view === controller.viewIfLoaded)
        #expect(log.lines == ["A didLoad"])
    }

    // "Using responders and the responder chain to handle events".
    @Test("The responder chain goes from the view to its controller, the window, the scene and the application")
    func responders() throws {
        try HeadlessDevice.run { device in
            let root = UIViewController()
            let window = device.show(root)
            #expect(root.view.next === root)
            #expect(root.next === window)
            #expect(window.next === device.scene)
            #expect(device.scene.next === UIApplication.shared)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/responding-to-memory-warnings.
    @Test("A memory warning reaches every controller, the app delegate and the notification centre")
    func memoryWarning() throws {
        try HeadlessDevice.run { device in
            let root = ControllerProbe("A", log)
            root.addChild(ControllerProbe("B", log))
            device.show(root)
            _ = log.take()
            let log = log
            let observer = NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { log.add("notification") } }
            device.sendMemoryWarning()
            NotificationCenter.default.removeObserver(observer)
            #expect(log.lines == ["notification", "A memoryWarning", "B memoryWarning"])
        }
    }

    // UIView's safeAreaInsets and UIViewController.additionalSafeAreaInsets.
    @Test("Additional insets add to the device's safe area")
    func additionalInsets() throws {
        try HeadlessDevice.run { device in
            let root = UIViewController()
            device.show(root)
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 1, bottom: 36, right: 3))
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle.
    @Test("A controller's style overrides the phone's for all that it shows")
    func styleOverride() throws {
        try HeadlessDevice.run { device in
            let root = UIViewController()
            let inner = UIView()
            root.view.addSubview(inner)
            device.show(root)
            root.overrideUserInterfaceStyle = .dark
            #expect(root.traitCollection.userInterfaceStyle == .dark)
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(device.windows.first?.traitCollection.userInterfaceStyle == .light)
        }
    }
}
