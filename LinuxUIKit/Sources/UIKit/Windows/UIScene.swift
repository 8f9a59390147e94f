/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The state of a scene in its life.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// On the screen, and receiving events.
        case foregroundActive = 0
        /// On the screen, but not receiving events.
        case foregroundInactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// The options of a scene's connection, none of which is simulated.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

    /// The scene's session.
    public let session: UISceneSession

    /// The delegate, which is notified of the scene's life.
    open var delegate: (any UISceneDelegate)?

    /// The current state of the scene.
    open private(set) var activationState: ActivationState = .unattached

    /// The title for the system.
    open var title: String! = ""

    /// A scene with a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    /// Posted when a scene becomes active.
    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }
    /// Posted when a scene is about to stop being active.
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted when a scene is about to come to the foreground.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }
    /// Posted when a scene has gone to the background.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
    /// Posted when a scene has been disconnected.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// Moves to another state through the states between. At each step, the delegate and the notification center are notified.
    func move(to state: ActivationState) {
        while activationState != state {
            switch (activationState, state) {
            case (.unattached, _), (.background, .foregroundActive), (.background, .foregroundInactive):
                activationState = .foregroundInactive
                delegate?.sceneWillEnterForeground(self)
                post(UIScene.willEnterForegroundNotification)
            case (.foregroundInactive, .foregroundActive):
                activationState = .foregroundActive
                delegate?.sceneDidBecomeActive(self)
                post(UIScene.didActivateNotification)
            case (.foregroundActive, _):
                delegate?.sceneWillResignActive(self)
                post(UIScene.willDeactivateNotification)
                activationState = .foregroundInactive
            case (.foregroundInactive, .background):
                activationState = .background
                delegate?.sceneDidEnterBackground(self)
                post(UIScene.didEnterBackgroundNotification)
            default:
                preconditionFailure("LinuxUIKit: a scene does not go from \(activationState) to \(state)")
            }
        }
    }

    func disconnect() {
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
        activationState = .unattached
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// A delegate that is notified of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is being connected to a session.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene has been disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to stop receiving events.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Optional: empty.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Optional: empty.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Optional: empty.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Optional: empty.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Optional: empty.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Optional: empty.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
