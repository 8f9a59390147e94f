import UIKit

extension HeadlessDevice {
    // MARK: The app

    /// Starts an app with `UIApplicationMain`, as its `@main` does on a phone, and runs a script on the app's phone.
    ///
    /// - Parameters:
    ///   - delegateClass: The app delegate's class.
    ///   - configuration: The kind of phone that the app runs on.
    ///   - script: The closure that moves the clock and the fingers, and returns the process's exit code.
    public static func runApplication(
        _ delegateClass: (NSObject & UIApplicationDelegate).Type,
        on configuration: Configuration = Configuration(),
        script: @escaping @MainActor (HeadlessDevice) -> Int32
    ) -> Never {
        let device = HeadlessDevice(configuration)
        Platform.host = { script(device) }
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass)))
    }

    /// Launches an app into the foreground, with a delegate of a class, as `UIApplicationMain` does.
    public func launch(_ delegateClass: (NSObject & UIApplicationDelegate).Type) {
        requireSwitchedOn()
        platform.launch(delegateClass: delegateClass)
    }

    /// Launches an app with a delegate of a class by its name ("Module.Class"), as `UIApplicationMain` does.
    public func launch(delegateClassName: String) {
        requireSwitchedOn()
        platform.launch(delegateClassName: delegateClassName)
    }

    /// Moves the app to the background, as the user does.
    public func enterBackground() {
        requireSwitchedOn()
        platform.enterBackground()
    }

    /// Moves the app to the foreground, as the user does.
    public func enterForeground() {
        requireSwitchedOn()
        platform.enterForeground()
    }

    /// Makes the app inactive, as a call or Control Center does.
    public func resignActive() {
        requireSwitchedOn()
        platform.resignActive()
    }

    /// Makes the app active again.
    public func becomeActive() {
        requireSwitchedOn()
        platform.becomeActive()
    }

    /// Sends the app a memory warning.
    public func sendMemoryWarning() {
        requireSwitchedOn()
        platform.sendMemoryWarning()
    }

    /// Ends the app, as the system does.
    public func terminate() {
        requireSwitchedOn()
        platform.terminate()
    }

    // MARK: Scenes

    /// Connects another scene, with the given configuration or with the app delegate's.
    @discardableResult public func connectScene(_ configuration: UISceneConfiguration? = nil) -> UIWindowScene {
        requireSwitchedOn()
        return platform.connectScene(configuration)
    }

    /// Disconnects a scene, as if the user had closed it.
    public func disconnect(_ scene: UIWindowScene) {
        requireSwitchedOn()
        platform.disconnect(scene)
    }

    // MARK: Rotation

    /// Turns the phone. The interface follows if the app and the current screen support the orientation. An animated rotation takes time.
    public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        requireSwitchedOn()
        platform.rotate(to: orientation, animated: animated)
    }
}
