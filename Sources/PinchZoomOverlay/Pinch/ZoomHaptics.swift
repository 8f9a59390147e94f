#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Plays the haptics of a zoom. The generator is prepared when a second finger lands, because the engine takes a moment to start. A list
/// that scrolls under one finger prepares nothing.
@MainActor final class ZoomHaptics {
    private let isOn: Bool
    private let limit: CGFloat
    /// Whether a hard stop keeps the scale from growing beyond the limit.
    private let stopsAtLimit: Bool
    #if !os(visionOS)
    /// The generator of all zooms. Each new generator would have to set up its own link to the engine. visionOS plays no haptics.
    private static let generator = UIImpactFeedbackGenerator(style: .light)
    #endif
    /// Whether the next scale beyond the limit plays a haptic.
    private var isArmed = true

    init(configuration: PinchZoomConfiguration) {
        isOn = configuration.playsHapticAtLimit
        limit = configuration.rubberBand.limits.upperBound
        stopsAtLimit = configuration.rubberBandReach == 0
    }

    /// Prepares the generator, because two fingers have touched the view and a zoom may follow.
    func prepare() {
        #if !os(visionOS)
        if isOn { ZoomHaptics.generator.prepare() }
        #endif
    }

    /// Tells the haptics that fingers are about to change the scale of a photo that may have rested at the maximum.
    func scaleWillChange(from scale: CGFloat) {
        if scale < limit || scale == limit && !stopsAtLimit { isArmed = true }
    }

    /// Plays a haptic each time the scale grows beyond the maximum, or reaches the maximum at a hard stop.
    func scaleDidChange(to scale: CGFloat) {
        if scale > limit || stopsAtLimit && scale == limit, isArmed {
            isArmed = false
            #if !os(visionOS)
            if isOn { ZoomHaptics.generator.impactOccurred() }
            #endif
        } else if scale < 0.98 * limit {
            // The scale must first fall 2 percent below the limit. Otherwise fingers that tremble at the limit would play one haptic after
            // the other.
            isArmed = true
        }
    }
}
#endif
