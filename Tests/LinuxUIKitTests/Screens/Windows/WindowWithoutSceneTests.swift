import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiwindow, /rootviewcontroller, /makekeyandvisible() and
/// https://developer.apple.com/documentation/uikit/uiresponder/next. Tests of other libraries, which pass on Apple's systems, make such
/// windows: Parchment's `PagingViewControllerTests`, FloatingPanel's `ControllerTests`.
@Suite("A window without a scene", .timeLimit(.minutes(20))) @MainActor struct WindowWithoutSceneTests {
    private let log = LifeLog()

    @Test("The root's view comes into the window, fills it and appears")
    func root() throws {
        try HeadlessDevice.run { device in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let root = ControllerProbe("A", log)
            window.rootViewController = root
            #expect(log.take().isEmpty)
            window.makeKeyAndVisible()
            #expect(root.view.window === window)
            #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
            device.advanceFrames()
            #expect(log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
            #expect(window.windowScene == nil)
        }
    }

    @Test("The window is laid out before the next frame, and its views get the phone's traits")
    func layout() throws {
        try HeadlessDevice.run { device in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.view.topAnchor),
                view.widthAnchor.constraint(equalTo: root.view.widthAnchor, multiplier: 0.5),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            device.advanceFrames()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
            #expect(view.traitCollection.displayScale == UIScreen.main.scale)
            device.setUserInterfaceStyle(.dark)
            #expect(view.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("The window becomes key, until another window does")
    func key() throws {
        try HeadlessDevice.run { _ in
            let (one, other) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 30)), UIWindow(frame: .zero))
            #expect(!one.isKeyWindow)
            one.makeKeyAndVisible()
            #expect(one.isKeyWindow && !other.isKeyWindow)
            other.makeKeyAndVisible()
            #expect(!one.isKeyWindow && other.isKeyWindow)
        }
    }

    @Test("Hiding the window makes the root's view disappear")
    func hiding() throws {
        try HeadlessDevice.run { device in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            window.rootViewController = ControllerProbe("A", log)
            window.makeKeyAndVisible()
            device.advanceFrames()
            _ = log.take()
            window.isHidden = true
            #expect(log.take() == ["A willDisappear", "A didDisappear"])
        }
    }

    // UIWindow.windowScene: "If the window isn't associated with a scene, UIKit doesn't show it".
    @Test("The screen doesn't show the window, and fingers don't touch it")
    func unseen() throws {
        try HeadlessDevice.run { device in
            device.show(UIView())
            let before = device.screenshot()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.backgroundColor = .red
            window.makeKeyAndVisible()
            device.advanceFrames()
            #expect(device.screenshot() == before)
        }
    }

    @Test("The next responder of the window is the application")
    func responder() throws {
        try HeadlessDevice.run { _ in
            #expect(UIWindow(frame: .zero).next === UIApplication.shared)
        }
    }

    @Test("A controller can be presented in the window")
    func presenting() throws {
        try HeadlessDevice.run { device in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let (root, cover) = (UIViewController(), ControllerProbe("B", log))
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.present(cover, animated: true)
            try device.advanceUntilIdle()
            #expect(cover.view.window === window)
            #expect(log.take().last == "B didAppear")
        }
    }
}
