extension UIGestureRecognizer {
    /// Whether this is a single tap of one finger that a view around the control waits for: the control's own action goes before it
    /// ("Interacting with Other User Interface Controls", Event Handling Guide for iOS).
    @MainActor func isTapOverControl(_ control: UIControl) -> Bool {
        guard let tap = self as? UITapGestureRecognizer, tap.view !== control else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
