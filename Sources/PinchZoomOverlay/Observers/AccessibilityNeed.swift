import UIKit

/// A need that people express by one of two settings of the system.
@MainActor enum AccessibilityNeed {
    /// Elements for every photo, and controls that stay on the screen: VoiceOver or Switch Control runs.
    case assistiveTechnology
    /// Backgrounds through which nothing shines: Reduce Transparency or Increase Contrast is on.
    case solidBackgrounds

    var isPresent: Bool {
        switch self {
        case .assistiveTechnology: UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
        case .solidBackgrounds: UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isDarkerSystemColorsEnabled
        }
    }

    /// Creates an observer that calls a closure when one of the settings is turned on or off.
    func observe(_ handler: @escaping @MainActor @Sendable () -> Void) -> NotificationObserver {
        switch self {
        case .assistiveTechnology:
            NotificationObserver(
                of: [
                    UIAccessibility.voiceOverStatusDidChangeNotification,
                    UIAccessibility.switchControlStatusDidChangeNotification,
                ],
                handler: handler
            )
        case .solidBackgrounds:
            NotificationObserver(
                of: [
                    UIAccessibility.reduceTransparencyStatusDidChangeNotification,
                    UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
                ],
                handler: handler
            )
        }
    }
}
