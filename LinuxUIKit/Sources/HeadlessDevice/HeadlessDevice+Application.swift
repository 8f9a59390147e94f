import UIKit

extension HeadlessDevice {
    // MARK: The app

    /// Starts an app by `UIApplicationMain`, as its `@main` does on a phone, and plays a script on the phone that it runs on.
    ///
    /// - Parameters:
    ///   - delegateClass: the app delegate's class.
    ///   - configuration: what kind of phone the app runs on.
    ///   - script: moves the clock and the fingers; its result is the process's exit code.
    public static func runApplication(
        _ delegateClass: (NSObject & UIApplicationDelegate).Type,
        on configuration: Configuration = Configuration(),
        script: @escaping @MainActor (HeadlessDevice) -> Int32
    ) -> Never {
        let device = HeadlessDevice(configuration)
        Platform.host = { script(device) }
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass)))
    }

    /// Launches an app with a delegate of a class, as `UIApplicationMain` does, into the foreground.
    public func launch(_ delegateClass: (NSObject & UIApplicationDelegate).Type) {
        requireSwitchedOn()
        platform.launch(delegateClass: delegateClass)
    }

    /// Launches an app with a delegate of the class named ("Module.Class"), as `UIApplicationMain` does.
    public func launch(delegateClassName: String) {
        requireSwitchedOn()
        platform.launch(delegateClassName: delegateClassName)
    }

    /// The user leaves the app.
    public func enterBackground() {
        requireSwitchedOn()
        platform.enterBackground()
    }

    /// The user comes back to the app.
    public func enterForeground() {
        requireSwitchedOn()
        platform.enterForeground()
    }

    /// Something of the system's comes over the app: a call, or the control centre.
    public func resignActive() {
        requireSwitchedOn()
        platform.resignActive()
    }

    /// What came over the app has gone.
    public func becomeActive() {
        requireSwitchedOn()
        platform.becomeActive()
    }

    /// Memory runs short.
    public func sendMemoryWarning() {
        requireSwitchedOn()
        platform.sendMemoryWarning()
    }

    /// The system ends the app.
    public func terminate() {
        requireSwitchedOn()
        platform.terminate()
    }

    // MARK: Scenes

    /// Connects another scene: configured as handed in, or as the app delegate says.
    @discardableResult public func connectScene(_ configuration: UISceneConfiguration? = nil) -> UIWindowScene {
        requireSwitchedOn()
        return platform.connectScene(configuration)
    }

    /// The user throws a scene away.
    public func disconnect(_ scene: UIWindowScene) {
        requireSwitchedOn()
        platform.disconnect(scene)
    }

    // MARK: Rotation

    /// Turns the phone. The interface follows if the app and the screen that is shown support it; animated, that takes time.
    public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        requireSwitchedOn()
        platform.rotate(to: orientation, animated: animated)
    }
}
