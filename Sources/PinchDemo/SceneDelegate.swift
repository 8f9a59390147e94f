import UIKit

/// Shows the app's tabs in the window of each scene. The window can record touches, so that a gesture that went wrong can be played again.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    /// The tabs of the scene that connected last.
    private(set) static weak var tabBarController: DemoTabBarController?
    /// The feed of the scene that connected last.
    static var feedViewController: FeedViewController? { tabBarController?.feed }
    /// The window of the scene that connected last.
    private(set) static weak var recordingWindow: TouchRecordingWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let launch = LaunchOptions.current
        let settings = DemoSettings(pinchOpensPhoto: launch.pinchOpensPhoto)
        settings.network.quality = launch.network
        let tabs = DemoTabBarController(feed: Feed(count: launch.itemCount), settings: settings)
        tabs.show(launch.screen)
        let window = TouchRecordingWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settings.recordingWindow = window
        settings.recordsTouches = launch.recordsTouches
        if launch.recordsTouches { window.startRecording(as: TouchRecording.Start(launch)) }
        self.window = window
        SceneDelegate.tabBarController = tabs
        SceneDelegate.recordingWindow = window
    }

    #if !os(Linux)
    /// Writes a recording to the app's documents. The recording contains the touches since the app became active.
    ///
    /// On Linux, `PinchDemo --touches FILE` plays the recording.
    func sceneWillResignActive(_ scene: UIScene) {
        guard let name = LaunchOptions.current.recordingName, let window = window as? TouchRecordingWindow else { return }
        let recording = window.stopRecording(name: name)
        // The next recording starts here, because the app can become active again.
        window.startRecording()
        guard !recording.events.isEmpty else { return }
        let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents/\(name).jsonl")
        do {
            try Data(recording.jsonLines.utf8).write(to: file, options: .atomic)
            print("\(recording.events.count) events are in \(file.path)")
        } catch {
            print("\(file.path): \(error.localizedDescription)")
        }
    }
    #endif
}
