/// The system's record of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A role with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The app's windows on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, or `nil` while the scene isn't connected.
    open internal(set) weak var scene: UIScene?
    /// The purpose of the scene.
    public let role: Role
    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// The name of the session, which never changes.
    public let persistentIdentifier: String

    init(role: Role, identifier: String) {
        self.role = role
        persistentIdentifier = identifier
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// The configuration of a new scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Whether the system made this configuration, because the app has no scenes of its own.
    var isGivenBySystem = false

    /// A configuration for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
