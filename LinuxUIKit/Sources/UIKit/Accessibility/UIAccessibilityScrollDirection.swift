/// The direction in which the user scrolls with an assistive technology's gesture.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left
    /// Up.
    case up
    /// Down.
    case down
    /// To the next view in an order.
    case next
    /// To the previous view in an order.
    case previous
}
