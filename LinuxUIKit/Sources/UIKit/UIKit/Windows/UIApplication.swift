/// The app as one object.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// Whether the app is in front.
    public enum State: Int, Sendable {
        /// In front, receiving events.
        case active = 0
        /// In front, not receiving events.
        case inactive = 1
        /// Not in front.
        case background = 2
    }

    /// What an app is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The application.
    open class var shared: UIApplication { Platform.current.application }

    /// The object that is told of the app's life.
    open var delegate: (any UIApplicationDelegate)?

    /// Whether the app is in front.
    open internal(set) var applicationState: State = .background

    /// Whether scenes have delegates of their own: UIKit then tells them, and not the app's delegate, of the way to the front and back.
    var isSceneBased = false

    /// The windows of an app without scenes of its own, until they get the one that the system makes for it.
    var windowsAwaitingScene: [UIWindow] = []
    /// Shown windows that are in no scene; they are laid out, and the screen doesn't show them.
    var windowsWithoutScene: [WindowWithoutScene] = []
    weak var keyWindowWithoutScene: UIWindow?
    var isLaunching = false

    /// The scenes that are connected.
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

    /// The app delegate, where that is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Hands an event to the windows whose touches it holds.
    open func sendEvent(_ event: UIEvent) {
        for window in event.windows { window.sendEvent(event) }
    }

    /// The scenes in the order in which they were connected.
    package var scenes: [UIWindowScene] = []

    /// All windows of all scenes, back to front.
    package var allWindows: [UIWindow] { scenes.flatMap(\.windows) }
}
