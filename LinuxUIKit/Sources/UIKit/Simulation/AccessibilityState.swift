/// The settings that the phone's user has switched on, and the notifications that assistive technologies got.
@MainActor package struct AccessibilityState {
    package var isReduceMotionEnabled = false
    package var prefersCrossFadeTransitions = false
    package var isVideoAutoplayEnabled = true
    package var isReduceTransparencyEnabled = false
    package var isDarkerSystemColorsEnabled = false
    package var isVoiceOverRunning = false
    package var isSwitchControlRunning = false

    package private(set) var announcements: [String] = []
    package private(set) weak var focus: UIResponder?
    /// The number of notifications that the screen or the layout has changed.
    package private(set) var changeCount = 0

    mutating func record(_ notification: UIAccessibility.Notification, argument: Any?) {
        switch notification {
        case .announcement, .pageScrolled:
            if let text = argument as? String { announcements.append(text) }
        case .screenChanged, .layoutChanged:
            changeCount += 1
            if let text = argument as? String {
                announcements.append(text)
            } else if let element = argument as? UIResponder {
                focus = element
            } else if notification == .screenChanged {
                // On a new screen, VoiceOver goes to the first element.
                focus = nil
            }
        default:
            preconditionFailure("LinuxUIKit: UIAccessibility notification \(notification.rawValue) is not simulated")
        }
    }
}
