/// The user's settings for accessibility, and the notifications for assistive technologies.
public struct UIAccessibility {
    /// Whether Reduce Motion is on.
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { Platform.current.accessibility.isReduceMotionEnabled }

    /// Whether Prefer Cross-Fade Transitions is on.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
        Platform.current.accessibility.prefersCrossFadeTransitions
    }

    /// Whether VoiceOver runs.
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { Platform.current.accessibility.isVoiceOverRunning }

    /// Whether Switch Control runs.
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { Platform.current.accessibility.isSwitchControlRunning }

    /// Whether Reduce Transparency is on.
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        Platform.current.accessibility.isReduceTransparencyEnabled
    }

    /// Whether Increase Contrast is on.
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        Platform.current.accessibility.isDarkerSystemColorsEnabled
    }

    /// Whether Auto-Play Video Previews is on.
    @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { Platform.current.accessibility.isVideoAutoplayEnabled }

    /// Posted when Reduce Motion is switched.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    /// Posted when Prefer Cross-Fade Transitions is switched.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )

    /// Posted when Auto-Play Video Previews is switched.
    public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
    )

    /// Posted when Reduce Transparency is switched.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    )

    /// Posted when Increase Contrast is switched.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    )

    /// Posted when VoiceOver is switched.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted when Switch Control is switched.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification"
    )

    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name of the technology.
        public var rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
        )
        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
        )
    }

    /// Returns the element that an assistive technology is at. If no technology is given, any running technology counts. Returns nil if the
    /// technology doesn't run.
    @preconcurrency @MainActor public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        let platform = Platform.current
        let running: [AssistiveTechnologyIdentifier: Bool] = [
            .notificationVoiceOver: platform.accessibility.isVoiceOverRunning,
            .notificationSwitchControl: platform.accessibility.isSwitchControlRunning,
        ]
        let runs = assistiveTechnologyIdentifier.map { running[$0] ?? false } ?? running.values.contains(true)
        return runs ? AccessibilityTree(of: platform).focusedElement : nil
    }

    /// A notification for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number of the notification.
        public var rawValue: UInt32

        /// Creates a notification from a number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A large part of the screen is new. The argument takes the focus.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen is new. The argument takes the focus.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A scroll has ended. The argument, a string, is spoken.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The argument, a string, is spoken.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Notifies assistive technologies of a change.
    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
        Platform.current.accessibility.record(notification, argument: argument)
    }

    /// Converts a rectangle of a view to points of the screen. For a view without a window, Apple says nothing: there is no screen to
    /// convert to.
    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return view.convert(rect, to: window.screen.coordinateSpace)
    }
}
