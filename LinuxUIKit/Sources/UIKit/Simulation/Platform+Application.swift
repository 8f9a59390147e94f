/// The app's launch, the connection of its scenes, and its moves to the background and the foreground.
extension Platform {
    /// The closure that moves the clock and the fingers of an app that `UIApplicationMain` has started. Its result is the process's exit
    /// code.
    package static var host: (@MainActor () -> Int32)? {
        get { ApplicationHost.current }
        set { ApplicationHost.current = newValue }
    }

    func runHost() -> Int32 {
        guard let host = Platform.host else {
            let message =
                "LinuxUIKit: the app has been launched, but nothing moves its clock and fingers: set a host before UIApplicationMain\n"
            FileHandle.standardError.write(Data(message.utf8))
            return 70
        }
        return host()
    }

    // MARK: Launching

    package func launch(delegateClassName: String) {
        guard let delegateClass = NSClassFromString(delegateClassName) as? NSObject.Type else {
            preconditionFailure("LinuxUIKit: there is no app delegate class named \(delegateClassName)")
        }
        launch(delegateClass: delegateClass)
    }

    package func launch(delegateClass: NSObject.Type) {
        guard let delegate = DynamicInstantiation.makeObject(delegateClass) as? any UIApplicationDelegate else {
            preconditionFailure("LinuxUIKit: the class \(delegateClass) is no UIApplicationDelegate")
        }
        launch(delegate)
    }

    /// Launches the app into the foreground, in the order of "About the app launch sequence" and "Managing your app's life cycle".
    package func launch(_ delegate: any UIApplicationDelegate) {
        turn {
            application.delegate = delegate
            application.applicationState = .inactive
            application.isLaunching = true
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
            application.post(UIApplication.didFinishLaunchingNotification)
            application.isLaunching = false
            connectScene()
        }
    }

    // MARK: Scenes

    /// Connects a scene with the app delegate's configuration or a given one, and brings it to the front.
    @discardableResult package func connectScene(_ configuration: UISceneConfiguration? = nil) -> UIWindowScene {
        turn {
            sceneCount += 1
            let session = UISceneSession(role: .windowApplication, identifier: "scene-\(sceneCount)")
            let options = UIScene.ConnectionOptions()
            if let configuration {
                session.configuration = configuration
            } else if let delegate = application.delegate {
                session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
                application.isSceneBased = !session.configuration.isGivenBySystem
            }
            return connect(session, options)
        }
    }

    /// Connects a scene without a delegate and brings it to the front.
    @discardableResult package func connectPlainScene() -> UIWindowScene {
        connectScene(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    }

    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIWindowScene {
        let configuration = session.configuration
        guard let sceneClass = (configuration.sceneClass ?? UIWindowScene.self) as? UIWindowScene.Type else {
            preconditionFailure("LinuxUIKit: UISceneConfiguration.sceneClass must be a UIWindowScene class")
        }
        let scene = sceneClass.init(session: session, connectionOptions: options)
        session.scene = scene
        application.scenes.append(scene)
        if let delegateClass = configuration.delegateClass {
            guard
                let type = delegateClass as? NSObject.Type,
                let delegate = DynamicInstantiation.makeObject(type) as? any UISceneDelegate
            else {
                preconditionFailure("LinuxUIKit: UISceneConfiguration.delegateClass \(delegateClass) is no UISceneDelegate")
            }
            scene.delegate = delegate
        }
        if configuration.isGivenBySystem { application.giveWaitingWindows(to: scene) }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if application.applicationState == .background, application.scenes.count == 1 {
            application.applicationState = .inactive
        }
        inLaunchOrder {
            scene.move(to: .foregroundActive)
        } app: {
            application.move(to: .active)
        }
        return scene
    }

    /// Notifies the scenes and the app in this phone's order.
    private func inLaunchOrder(scenes: () -> Void, app: () -> Void) {
        if behavior.launchOrder == .appFirst { app() }
        scenes()
        if behavior.launchOrder == .sceneFirst { app() }
    }

    /// Disconnects a scene, as if the user had discarded it.
    package func disconnect(_ scene: UIWindowScene) {
        turn {
            scene.move(to: .background)
            scene.disconnect()
            application.scenes.removeAll { $0 === scene }
            scene.session.scene = nil
            if application.scenes.isEmpty { application.move(to: .background) }
        }
    }

    // MARK: To the back and to the front

    package func becomeActive() {
        turn {
            inLaunchOrder {
                for scene in application.scenes { scene.move(to: .foregroundActive) }
            } app: {
                application.move(to: .active)
            }
        }
    }

    /// Makes the app inactive. The system cancels the touches of an inactive app.
    package func resignActive() {
        turn {
            touchScreen.interrupt(application)
            trackpad.interrupt(application)
            keyboard.interrupt(application)
            inLaunchOrder {
                for scene in application.scenes where scene.activationState == .foregroundActive { scene.move(to: .foregroundInactive) }
            } app: {
                if application.applicationState == .active { application.move(to: .inactive) }
            }
        }
    }

    package func enterBackground() {
        resignActive()
        turn {
            inLaunchOrder {
                for scene in application.scenes { scene.move(to: .background) }
            } app: {
                application.move(to: .background)
            }
            if behavior.backgroundMotion == .ends { RenderServer.current.endAnimationsUnseen() }
        }
    }

    package func enterForeground() {
        turn {
            inLaunchOrder {
                for scene in application.scenes where scene.activationState == .background { scene.move(to: .foregroundInactive) }
            } app: {
                if application.applicationState == .background { application.move(to: .inactive) }
            }
        }
        becomeActive()
    }

    package func sendMemoryWarning() {
        turn {
            application.delegate?.applicationDidReceiveMemoryWarning(application)
            application.post(UIApplication.didReceiveMemoryWarningNotification)
            for window in application.allWindows { window.rootViewController?.spreadMemoryWarning() }
        }
    }

    package func terminate() {
        turn {
            application.delegate?.applicationWillTerminate(application)
            application.post(UIApplication.willTerminateNotification)
        }
    }
}

@MainActor private enum ApplicationHost {
    static var current: (@MainActor () -> Int32)?
}

extension UIApplication {
    /// Gives a scene to windows without one. The system makes a scene for an app that makes its windows itself.
    fileprivate func giveWaitingWindows(to scene: UIWindowScene) {
        let windows = windowsAwaitingScene
        windowsAwaitingScene = []
        for window in windows { window.windowScene = scene }
    }

    /// The scene that the system makes for an app without scenes.
    var sceneGivenBySystem: UIWindowScene? {
        scenes.first { $0.session.configuration.isGivenBySystem }
    }

    /// Gives a scene to a window that is shown without one.
    func windowAsksForScene(_ window: UIWindow) {
        if let scene = sceneGivenBySystem {
            window.windowScene = scene
        } else if isLaunching, !windowsAwaitingScene.contains(where: { $0 === window }) {
            windowsAwaitingScene.append(window)
        }
    }
}
