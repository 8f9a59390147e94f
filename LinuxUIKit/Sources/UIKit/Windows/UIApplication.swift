/// The app as one object.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The state of an app: in front or not.
    public enum State: Int, Sendable {
        /// In front, receiving events.
        case active = 0
        /// In front, not receiving events.
        case inactive = 1
        /// Not in front.
        case background = 2
    }

    /// A key for an option of the app's launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The application.
    open class var shared: UIApplication { Platform.current.application }

    /// The delegate, which is notified of the app's life.
    open var delegate: (any UIApplicationDelegate)?

    /// The current state of the app.
    open internal(set) var applicationState: State = .background

    /// Whether scenes have their own delegates. UIKit then notifies them of the way to the front and back, and not the app's delegate.
    var isSceneBased = false

    /// The windows of an app without its own scenes, until the system has made a scene for them.
    var windowsAwaitingScene: [UIWindow] = []
    /// The shown windows without a scene. These windows are laid out, but the screen doesn't show them.
    var windowsWithoutScene: [WindowWithoutScene] = []
    weak var keyWindowWithoutScene: UIWindow?
    var isLaunching = false

    /// The connected scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the app may have more than one scene.
    open var supportsMultipleScenes: Bool { true }

    /// The reading direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Platform.current.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Platform.current.settings.contentSizeCategory ?? .large
    }

    /// Whether the screen never dims by itself. Without effect here: the simulated screen never does.
    open var isIdleTimerDisabled = false

    /// The app delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Passes an event to the windows that hold the event's touches.
    open func sendEvent(_ event: UIEvent) {
        for window in event.windows { window.sendEvent(event) }
    }

    /// The scenes in the order of their connection.
    package var scenes: [UIWindowScene] = []

    /// All windows of all scenes, back to front.
    package var allWindows: [UIWindow] { scenes.flatMap(\.windows) }
}
