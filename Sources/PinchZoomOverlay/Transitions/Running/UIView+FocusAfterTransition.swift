import UIKit

extension UIView {
    /// VoiceOver goes on here: at this view, or at the element that it is a part of.
    func focusAfterTransition() {
        let element = sequence(first: self, next: \.superview).first(where: \.isAccessibilityElement)
        UIAccessibility.post(notification: .screenChanged, argument: element ?? self)
    }
}
