#if os(Linux)
    import HeadlessDevice
    import UIKit

    extension AppDelegate {
        /// Starts the app on a simulated phone and pinches it.
        static func main() {
            HeadlessDevice.runApplication(AppDelegate.self) { device in
                ScriptedPinch(device: device, folder: URL(fileURLWithPath: "out", isDirectory: true)).run()
            }
        }
    }
#endif
