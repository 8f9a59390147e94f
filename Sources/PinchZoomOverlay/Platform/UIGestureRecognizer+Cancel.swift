#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIGestureRecognizer {
    /// Whether the gesture has begun and not ended.
    var isUnderWay: Bool { state == .began || state == .changed }

    /// Cancels the current gesture, if there is one. UIKit documents that disabling a recognizer cancels its gesture. Afterward the
    /// recognizer ignores the fingers that are already down.
    func cancelGesture() {
        let wasEnabled = isEnabled
        isEnabled = false
        isEnabled = wasEnabled
    }
}
#endif
