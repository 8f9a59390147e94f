import UIKit

/// Puts the feed into the window of each scene. The window records what fingers do, so that a gesture that went wrong can be played again.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    /// The feed of the scene that connected last.
    private(set) static weak var feedViewController: FeedViewController?
    /// The window of the scene that connected last.
    private(set) static weak var recordingWindow: TouchRecordingWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let feed = FeedViewController(feed: Feed(count: LaunchOptions.current.itemCount), settings: DemoSettings())
        let window = TouchRecordingWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: feed)
        window.makeKeyAndVisible()
        self.window = window
        SceneDelegate.feedViewController = feed
        SceneDelegate.recordingWindow = window
    }
}
