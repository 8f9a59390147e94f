/// A scene as the system remembers it.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A role of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The app's windows on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene is made.
    open internal(set) var configuration: UISceneConfiguration
    /// A name that stays.
    public let persistentIdentifier: String

    init(role: Role, identifier: String) {
        self.role = role
        persistentIdentifier = identifier
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Nobody asked for it: the app has no scenes of its own.
    var isGivenBySystem = false

    /// A configuration for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
