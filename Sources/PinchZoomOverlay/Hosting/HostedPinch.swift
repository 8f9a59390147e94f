#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The pinch zoom of a hosted view, with the parameters of the SwiftUI modifier.
///
/// The closures of the app aren't among the parameters, because each update of the parent creates them again. With a closure, SwiftUI would
/// update the content of every row, even if nothing in the row had changed.
@MainActor struct HostedPinch {
    let zoom: HostedZoom
    let configuration: PinchZoomConfiguration
    let isEnabled: Bool
    /// Whether a pinch can open the photo's screen. A change requires an update, because the opening scale changes.
    let opens: Bool

    func update(_ container: UIView) {
        zoom.update(configuration, isEnabled: isEnabled, of: container)
    }
}
#endif
