extension UIScrollView {
    /// The edges of the content that the visible area has reached, at the top and the bottom. The bars there show their looks for scroll
    /// edges.
    var reachedEdges: NSDirectionalRectEdge {
        let inset = adjustedContentInset
        // A hundredth of a point of tolerance, because sums of offsets aren't exact.
        let top = contentOffset.y <= 0.01 - inset.top
        let bottom = contentOffset.y + bounds.height >= contentSize.height + inset.bottom - 0.01
        return (top ? .top : NSDirectionalRectEdge()).union(bottom ? .bottom : [])
    }

    /// Notifies the controllers around the scroll view if the content has reached or left an edge.
    func updateReachedEdges() {
        let edges = reachedEdges
        guard edges != notifiedEdges else { return }
        notifiedEdges = edges
        fitBarsAround()
    }

    /// Updates the bars of the controllers around the scroll view.
    func fitBarsAround() {
        for responder in sequence(first: self as UIResponder, next: \.next) {
            (responder as? UIViewController)?.fitBarsToContent()
        }
    }
}

extension UIViewController {
    /// Sets the scroll view that the bars follow at all edges.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Updates the bars of this controller and its containers.
    func fitBarsAroundContent() {
        for controller in sequence(first: self, next: \.parent) { controller.fitBarsToContent() }
    }

    /// Whether the content has reached an edge, or doesn't scroll.
    func contentReaches(_ edge: NSDirectionalRectEdge) -> Bool {
        contentScrollView(for: edge)?.reachedEdges.contains(edge) ?? true
    }
}

/// The scroll views that the app has chosen for bars to follow.
struct ContentScrollViews {
    private weak var top: UIScrollView?
    private weak var bottom: UIScrollView?

    mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { top = scrollView }
        if edge.contains(.bottom) { bottom = scrollView }
    }

    subscript(edge: NSDirectionalRectEdge) -> UIScrollView? { edge == .top ? top : bottom }
}

extension UIView {
    /// The first scroll view in the tree of this view, from back to front.
    var firstScrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.lazy.compactMap(\.firstScrollView).first
    }
}
