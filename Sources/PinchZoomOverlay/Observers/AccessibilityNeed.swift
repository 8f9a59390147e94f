#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

#if canImport(Accessibility)
import Accessibility
#endif

/// A need that people express by one of two settings of the system.
@MainActor enum AccessibilityNeed {
    /// Elements for every photo, and controls that stay on the screen: VoiceOver or Switch Control runs.
    case assistiveTechnology
    /// Backgrounds through which nothing shines: Reduce Transparency or Increase Contrast is on.
    case solidBackgrounds
    /// Images that stand still: the settings that play animated images or video previews by themselves are off.
    case stillImages

    var isPresent: Bool {
        switch self {
        case .assistiveTechnology: UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
        case .solidBackgrounds: UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isDarkerSystemColorsEnabled
        case .stillImages: !UIAccessibility.isVideoAutoplayEnabled || !playsAnimatedImages
        }
    }

    /// Whether the system's setting Animated Images is on. Before iOS 18, the setting can't be read.
    private var playsAnimatedImages: Bool {
        #if canImport(Accessibility)
        if #available(iOS 18, visionOS 2, *) { return AccessibilitySettings.animatedImagesEnabled }
        #endif
        return true
    }

    /// Creates an observer that calls a closure when one of the settings is turned on or off.
    func observe(_ handler: @escaping @MainActor @Sendable () -> Void) -> NotificationObserver {
        NotificationObserver(of: changes, handler: handler)
    }

    private var changes: [Notification.Name] {
        switch self {
        case .assistiveTechnology:
            [UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification]
        case .solidBackgrounds:
            [
                UIAccessibility.reduceTransparencyStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            ]
        case .stillImages:
            [UIAccessibility.videoAutoplayStatusDidChangeNotification] + animatedImagesDidChange
        }
    }

    private var animatedImagesDidChange: [Notification.Name] {
        #if canImport(Accessibility)
        if #available(iOS 18, visionOS 2, *) { return [AccessibilitySettings.animatedImagesEnabledDidChangeNotification] }
        #endif
        return []
    }
}
#endif
