import UIKit

/// Puts the feed into the window of each scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(
            rootViewController: FeedViewController(feed: Feed(count: 16), settings: DemoSettings())
        )
        window.makeKeyAndVisible()
        self.window = window
    }
}
