/// A scroll view's own pinch recognizer. It works together with the pan of the same scroll view.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { nil }
        set {
            preconditionFailure(
                "NSInvalidArgumentException: UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate."
            )
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
