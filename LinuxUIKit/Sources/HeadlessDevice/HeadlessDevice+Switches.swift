import UIKit

extension HeadlessDevice {
    /// Reduce Motion, as in the phone's settings.
    public var isReduceMotionEnabled: Bool {
        get { platform.accessibility.isReduceMotionEnabled }
        set {
            platform.accessibility.isReduceMotionEnabled = newValue
            announce(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
    }

    /// Prefer Cross-Fade Transitions, as in the phone's settings.
    public var prefersCrossFadeTransitions: Bool {
        get { platform.accessibility.prefersCrossFadeTransitions }
        set {
            platform.accessibility.prefersCrossFadeTransitions = newValue
            announce(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
        }
    }

    /// Auto-Play Video Previews, as in the phone's settings. The default is true.
    public var isVideoAutoplayEnabled: Bool {
        get { platform.accessibility.isVideoAutoplayEnabled }
        set {
            platform.accessibility.isVideoAutoplayEnabled = newValue
            announce(UIAccessibility.videoAutoplayStatusDidChangeNotification)
        }
    }

    /// Reduce Transparency, as in the phone's settings.
    public var isReduceTransparencyEnabled: Bool {
        get { platform.accessibility.isReduceTransparencyEnabled }
        set {
            platform.accessibility.isReduceTransparencyEnabled = newValue
            announce(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        }
    }

    /// Increase Contrast, as in the phone's settings. The system's own colors don't change.
    public var isIncreaseContrastEnabled: Bool {
        get { platform.accessibility.isDarkerSystemColorsEnabled }
        set {
            platform.accessibility.isDarkerSystemColorsEnabled = newValue
            announce(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
        }
    }

    /// VoiceOver, as in the phone's settings.
    public var isVoiceOverRunning: Bool {
        get { platform.accessibility.isVoiceOverRunning }
        set {
            platform.accessibility.isVoiceOverRunning = newValue
            announce(UIAccessibility.voiceOverStatusDidChangeNotification)
        }
    }

    /// Switch Control, as in the phone's settings.
    public var isSwitchControlRunning: Bool {
        get { platform.accessibility.isSwitchControlRunning }
        set {
            platform.accessibility.isSwitchControlRunning = newValue
            announce(UIAccessibility.switchControlStatusDidChangeNotification)
        }
    }

    /// Light or dark, as in the phone's settings.
    public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        requireSwitchedOn()
        platform.setUserInterfaceStyle(style)
    }

    /// The text size, as in the phone's settings.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        requireSwitchedOn()
        platform.setContentSizeCategory(category)
    }

    /// The reading direction, as it comes with the phone's language.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        requireSwitchedOn()
        platform.setLayoutDirection(direction)
    }

    /// Whether a swipe anywhere in the content of a navigation controller pops, as from iOS 26 on. The default is false.
    public var swipesBackInContent: Bool {
        get { platform.swipesBackInContent }
        set {
            requireSwitchedOn()
            platform.swipesBackInContent = newValue
        }
    }

    /// Whether keys move a focus, as on a tablet with a keyboard; a phone has no focus system.
    public var supportsFocus: Bool {
        get { platform.supportsFocus }
        set {
            requireSwitchedOn()
            platform.supportsFocus = newValue
        }
    }

    /// The size of the controls in the leading top corner of a window that does not fill a tablet's screen, in points. The safe area leaves
    /// them out of account. Zero: no controls.
    public var windowControlsSize: CGSize {
        get { platform.windowControlsSize }
        set {
            requireSwitchedOn()
            platform.windowControlsSize = newValue
        }
    }

    /// What the log has said of layout constraints that cannot all hold, in order.
    public var constraintMessages: [String] { platform.constraintMessages }

    /// The haptics that were played, in order.
    public var haptics: [Haptic] {
        platform.haptics.map { Haptic(time: $0.time, name: $0.name, intensity: $0.intensity) }
    }

    /// How often the engine that plays haptics was woken before it was to play one.
    public var hapticPreparationCount: Int { platform.hapticPreparationCount }

    private func announce(_ name: NSNotification.Name) {
        requireSwitchedOn()
        platform.turn { NotificationCenter.default.post(name: name, object: nil) }
    }
}

/// A haptic that was played.
public struct Haptic: Equatable, Sendable {
    /// When, in seconds since the phone was switched on.
    public let time: TimeInterval
    /// What: "impact.light", "selection", "notification.success" and so on.
    public let name: String
    /// How strong, 0 to 1.
    public let intensity: CGFloat
}
