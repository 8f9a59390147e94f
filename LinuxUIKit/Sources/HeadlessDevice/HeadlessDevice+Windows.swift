import UIKit

extension HeadlessDevice {
    /// The scene of the windows that `show` creates. The scene is connected on first use.
    public var scene: UIWindowScene {
        requireSwitchedOn()
        return platform.application.scenes.first ?? platform.connectPlainScene()
    }

    /// Shows a view without a controller, in its own window that fills the screen.
    @discardableResult public func show(_ view: UIView) -> UIWindow {
        show { window in
            window.addSubview(view)
        }
    }

    /// Shows a controller in a window that fills the screen.
    @discardableResult public func show(_ controller: UIViewController) -> UIWindow {
        show { window in
            window.rootViewController = controller
        }
    }

    private func show(_ fill: (UIWindow) -> Void) -> UIWindow {
        let scene = scene
        return platform.turn {
            let window = UIWindow(windowScene: scene)
            fill(window)
            window.makeKeyAndVisible()
            return window
        }
    }

    /// The windows on the screen, back to front.
    public var windows: [UIWindow] { platform.application.allWindows }
}
