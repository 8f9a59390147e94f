import UIKit

/// A light knock whenever the scale passes the maximum outwards.
@MainActor struct LimitHaptic {
    private let limit: CGFloat
    private let generator: UIImpactFeedbackGenerator?
    private var isArmed = true

    init(configuration: PinchZoomConfiguration) {
        limit = configuration.maximumScale
        generator = configuration.haptics.contains(.limit) ? UIImpactFeedbackGenerator(style: .light) : nil
    }

    mutating func scaleDidChange(to scale: CGFloat) {
        if scale > limit, isArmed {
            isArmed = false
            generator?.impactOccurred()
        } else if scale < 0.98 * limit {
            // Two hundredths below, so that fingers that tremble at the limit are not a drum.
            isArmed = true
        }
    }
}
