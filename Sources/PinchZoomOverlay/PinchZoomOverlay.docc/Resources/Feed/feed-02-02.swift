import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let photos = (1...9).compactMap { UIImage(named: "photo-\($0)") }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: FeedViewController(photos: photos))
        window.makeKeyAndVisible()
        self.window = window
    }
}
