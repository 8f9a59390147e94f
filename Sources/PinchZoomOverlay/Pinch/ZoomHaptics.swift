import UIKit

/// Plays the haptics of a zoom. The generator is prepared at the first touch, because the engine takes a moment to start.
@MainActor final class ZoomHaptics {
    private let moments: PinchZoomConfiguration.Haptics
    private let limit: CGFloat
    private let generator: UIImpactFeedbackGenerator?
    /// Whether the next scale beyond the limit plays a haptic.
    private var isArmed = true

    init(configuration: PinchZoomConfiguration) {
        moments = configuration.haptics
        limit = configuration.maximumScale
        generator = moments.isEmpty ? nil : UIImpactFeedbackGenerator(style: .light)
    }

    /// Prepares the generator, because a finger has touched the view and a zoom may follow.
    func prepare() {
        generator?.prepare()
    }

    /// Plays a haptic if the configuration contains the moment.
    func play(_ moment: PinchZoomConfiguration.Haptics) {
        if moments.contains(moment) { generator?.impactOccurred() }
    }

    /// Plays a haptic each time the scale grows beyond the maximum.
    func scaleDidChange(to scale: CGFloat) {
        if scale > limit, isArmed {
            isArmed = false
            play(.limit)
        } else if scale < 0.98 * limit {
            // The scale must first fall 2 percent below the limit. Otherwise fingers that tremble at the limit would play one haptic after
            // the other.
            isArmed = true
        }
    }
}
