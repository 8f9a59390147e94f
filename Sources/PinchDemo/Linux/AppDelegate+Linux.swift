#if os(Linux)
    import HeadlessDevice
    import UIKit

    extension AppDelegate {
        /// Starts the app on a simulated phone and pinches it.
        static func main() {
            if let exitCode = WriteTouchesCommand.runIfAsked(CommandLine.arguments) { exit(exitCode) }
            HeadlessDevice.runApplication(AppDelegate.self) { device in
                ScriptedPinch(device: device, folder: URL(fileURLWithPath: "out", isDirectory: true)).run()
            }
        }
    }
#endif
