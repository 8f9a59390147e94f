import UIKit

extension UIGestureRecognizer {
    /// Cancels the gesture under way, if there is one, in the way that UIKit documents. The recognizer ignores the fingers that are down.
    func cancelGesture() {
        let wasEnabled = isEnabled
        isEnabled = false
        isEnabled = wasEnabled
    }
}
