/// What is told of, and asked about, a scroll view's scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger is about to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lets go: the velocity is in points a millisecond, and the target may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// The finger has let go; true if the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to move on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated scroll has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The insets with the safe area in them have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view in the content that zooms; nil is none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A zoom is about to begin.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A zoom has ended, after the way back within the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Optional: nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Optional: nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Optional: nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Optional: nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Optional: nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Optional: nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Optional: nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Optional: nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Optional: nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Optional: nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Optional: nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Optional: nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
