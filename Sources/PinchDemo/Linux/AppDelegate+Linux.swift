#if os(Linux)
import DemoPlayer
import HeadlessDevice
import PinchZoomOverlay
import UIKit

extension AppDelegate {
    /// Shows the app in a window or plays recordings on the app, as the command line requests.
    static func main() async {
        await DemoProgram.run(PlayedDemo())
    }
}

/// The demo app for Tests/DemoPlayer, which plays recordings on the app.
struct PlayedDemo: DemoApp {
    func launch(on device: HeadlessDevice, as start: TouchRecording.Start, itemCount: Int, recordsTouches: Bool) {
        LaunchOptions.current = LaunchOptions(start, itemCount: itemCount)
        LaunchOptions.current.recordsTouches = recordsTouches
        device.launch(AppDelegate.self)
    }

    var tabs: UITabBarController? { SceneDelegate.tabBarController }
    var recordingWindow: TouchRecordingWindow? { SceneDelegate.recordingWindow }
    var zoomed: (any PinchZoomable)? { SceneDelegate.tabBarController?.feed.zoomed }

    func configure(_ change: (inout PinchZoomConfiguration) -> Void) {
        SceneDelegate.tabBarController?.feed.settings.change(change)
    }
}
#endif
