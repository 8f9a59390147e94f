import UIKit

extension HeadlessDevice {
    /// Whether Reduce Motion is on in the phone's settings.
    public var isReduceMotionEnabled: Bool {
        get { platform.accessibility.isReduceMotionEnabled }
        set {
            platform.accessibility.isReduceMotionEnabled = newValue
            announce(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
    }

    /// Whether Prefer Cross-Fade Transitions is on in the phone's settings.
    public var prefersCrossFadeTransitions: Bool {
        get { platform.accessibility.prefersCrossFadeTransitions }
        set {
            platform.accessibility.prefersCrossFadeTransitions = newValue
            announce(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
        }
    }

    /// Whether Auto-Play Video Previews is on in the phone's settings. The default is true.
    public var isVideoAutoplayEnabled: Bool {
        get { platform.accessibility.isVideoAutoplayEnabled }
        set {
            platform.accessibility.isVideoAutoplayEnabled = newValue
            announce(UIAccessibility.videoAutoplayStatusDidChangeNotification)
        }
    }

    /// Whether Reduce Transparency is on in the phone's settings.
    public var isReduceTransparencyEnabled: Bool {
        get { platform.accessibility.isReduceTransparencyEnabled }
        set {
            platform.accessibility.isReduceTransparencyEnabled = newValue
            announce(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        }
    }

    /// Whether Increase Contrast is on in the phone's settings. The system's own colors don't change.
    public var isIncreaseContrastEnabled: Bool {
        get { platform.accessibility.isDarkerSystemColorsEnabled }
        set {
            platform.accessibility.isDarkerSystemColorsEnabled = newValue
            announce(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
        }
    }

    /// Whether VoiceOver is on in the phone's settings.
    public var isVoiceOverRunning: Bool {
        get { platform.accessibility.isVoiceOverRunning }
        set {
            platform.accessibility.isVoiceOverRunning = newValue
            announce(UIAccessibility.voiceOverStatusDidChangeNotification)
        }
    }

    /// Whether Switch Control is on in the phone's settings.
    public var isSwitchControlRunning: Bool {
        get { platform.accessibility.isSwitchControlRunning }
        set {
            platform.accessibility.isSwitchControlRunning = newValue
            announce(UIAccessibility.switchControlStatusDidChangeNotification)
        }
    }

    /// Sets the light or dark appearance, as in the phone's settings.
    public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        requireSwitchedOn()
        platform.setUserInterfaceStyle(style)
    }

    /// Sets the text size, as in the phone's settings.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        requireSwitchedOn()
        platform.setContentSizeCategory(category)
    }

    /// Sets the reading direction, which depends on the phone's language.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        requireSwitchedOn()
        platform.setLayoutDirection(direction)
    }

    /// Whether a swipe anywhere in a navigation controller's content pops, as from iOS 26 on. The default is false.
    public var swipesBackInContent: Bool {
        get { platform.swipesBackInContent }
        set {
            requireSwitchedOn()
            platform.swipesBackInContent = newValue
        }
    }

    /// Whether keys move a focus, as on a tablet with a keyboard. A phone has no focus system.
    public var supportsFocus: Bool {
        get { platform.supportsFocus }
        set {
            requireSwitchedOn()
            platform.supportsFocus = newValue
        }
    }

    /// The size of the window controls in the leading top corner of a window that doesn't fill a tablet's screen, in points. The safe area
    /// ignores the controls. Zero means no controls.
    public var windowControlsSize: CGSize {
        get { platform.windowControlsSize }
        set {
            requireSwitchedOn()
            platform.windowControlsSize = newValue
        }
    }

    /// The logged messages about layout constraints that can't all hold, in order.
    public var constraintMessages: [String] { platform.constraintMessages }

    /// The haptics that were played, in order.
    public var haptics: [Haptic] {
        platform.haptics.map { Haptic(time: $0.time, name: $0.name, intensity: $0.intensity) }
    }

    /// The number of times that the haptic engine was prepared.
    public var hapticPreparationCount: Int { platform.hapticPreparationCount }

    private func announce(_ name: NSNotification.Name) {
        requireSwitchedOn()
        platform.turn { NotificationCenter.default.post(name: name, object: nil) }
    }
}

/// A haptic that was played.
public struct Haptic: Equatable, Sendable {
    /// The time, in seconds since the phone was switched on.
    public let time: TimeInterval
    /// The kind: "impact.light", "selection", "notification.success" and so on.
    public let name: String
    /// The strength, 0 to 1.
    public let intensity: CGFloat
}
