extension UIGestureRecognizer {
    /// Returns whether the recognizer waits for a single tap of one finger in a view around the control. The control's own action goes
    /// before such a tap ("Interacting with Other User Interface Controls", Event Handling Guide for iOS).
    @MainActor func isTapOverControl(_ control: UIControl) -> Bool {
        guard let tap = self as? UITapGestureRecognizer, tap.view !== control else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
