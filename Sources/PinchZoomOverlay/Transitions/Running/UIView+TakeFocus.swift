import UIKit

extension UIView {
    /// VoiceOver goes on here, at this view or at the element that it is known by, with the next frame: UIKit tells by itself that the screen
    /// has changed, when the transition is over, and whoever speaks last has the focus. Nothing is said if by then it is not wanted any more,
    /// or the view has gone.
    func takeFocus(if isWanted: @escaping @MainActor () -> Bool) {
        // The link keeps itself until the frame has come.
        _ = FrameLink { [weak self] _ in
            guard let self, window != nil, isWanted() else { return false }
            UIAccessibility.post(notification: .screenChanged, argument: elementOfPhoto ?? self)
            return false
        }
    }
}
