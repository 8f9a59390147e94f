import UIKit

/// The knocks that are felt in a zoom, from an engine that is woken at the first touch: it takes a moment to wake.
@MainActor final class ZoomHaptics {
    private let moments: PinchZoomConfiguration.Haptics
    private let limit: CGFloat
    private let generator: UIImpactFeedbackGenerator?
    private var isArmed = true

    init(configuration: PinchZoomConfiguration) {
        moments = configuration.haptics
        limit = configuration.maximumScale
        generator = moments.isEmpty ? nil : UIImpactFeedbackGenerator(style: .light)
    }

    /// A finger has touched the view: there may be a knock soon.
    func prepare() {
        generator?.prepare()
    }

    /// A knock, if the moment is one that is felt.
    func play(_ moment: PinchZoomConfiguration.Haptics) {
        if moments.contains(moment) { generator?.impactOccurred() }
    }

    /// A knock whenever the scale passes the maximum outwards.
    func scaleDidChange(to scale: CGFloat) {
        if scale > limit, isArmed {
            isArmed = false
            play(.limit)
        } else if scale < 0.98 * limit {
            // Two hundredths below, so that fingers that tremble at the limit are not a drum.
            isArmed = true
        }
    }
}
