import UIKit

/// Stops every scroll view around a view, until the lock is released.
///
/// The lock disables the scroll view's pan gesture recognizer. It never changes `isScrollEnabled`, which the app may set at any time. Locks
/// on the same scroll view are counted. The last one that is released enables the recognizer again.
@MainActor final class ScrollLock {
    private var scrollViews: [UIScrollView] = []

    /// Stops the scroll views around a view where they are.
    init(around view: UIView) {
        for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) {
            let key = ObjectIdentifier(scrollView)
            var state = ScrollLock.states[key] ?? LockedState(scrollView)
            state.count += 1
            ScrollLock.states[key] = state
            scrollViews.append(scrollView)
            // Last, because the list's delegate is notified, and may lift another photo or put one back.
            if state.count == 1 { state.stop(scrollView) }
        }
    }

    /// Releases the scroll views. A second call has no effect.
    func release() {
        for scrollView in scrollViews {
            let key = ObjectIdentifier(scrollView)
            guard var state = ScrollLock.states[key] else { continue }
            state.count -= 1
            ScrollLock.states[key] = state.count > 0 ? state : nil
            if state.count == 0 { state.restore(scrollView) }
        }
        scrollViews = []
    }

    /// The locked scroll views. Their locks retain them.
    private static var states: [ObjectIdentifier: LockedState] = [:]

    /// The state of a scroll view before the first lock.
    @MainActor private struct LockedState {
        var count = 0
        /// Whether fingers could scroll before the lock. A scroll view that the app has locked stays locked.
        private let scrolled: Bool
        private let wasMoving: Bool

        init(_ scrollView: UIScrollView) {
            scrolled = scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled
            // A resting finger may hold the content past its edge. The lock ends its drag, and the content would stay there.
            wasMoving = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        }

        func stop(_ scrollView: UIScrollView) {
            // Disabling a recognizer also cancels a drag.
            if scrolled { scrollView.panGestureRecognizer.isEnabled = false }
            // Only UIKit has the resting positions of a section's groups. It moves a drag that has ended to one of them.
            if wasMoving, !scrollView.isOfSection { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
        }

        func restore(_ scrollView: UIScrollView) {
            if scrolled { switchPanOn(of: scrollView) }
            guard wasMoving, !scrollView.isDecelerating else { return }
            if let rest = scrollView.restingOffset { scrollView.setContentOffset(rest, animated: true) }
        }

        /// Enables the pan, and sets `isScrollEnabled` again. Apple doesn't document whether that property sets the pan's `isEnabled`.
        /// Without the second step, a list that the app has locked during the zoom might scroll.
        private func switchPanOn(of scrollView: UIScrollView) {
            let isScrollEnabled = scrollView.isScrollEnabled
            scrollView.isScrollEnabled = true
            scrollView.panGestureRecognizer.isEnabled = true
            scrollView.isScrollEnabled = isScrollEnabled
        }
    }
}

extension UIScrollView {
    /// Whether the scroll view belongs to a section of a collection view that scrolls orthogonally.
    fileprivate var isOfSection: Bool { superview is UICollectionView && !(self is UICollectionView) }

    /// The offset at which the scroll view would come to rest: inside of its range, where its layout puts it, and on a page if it has
    /// pages. `nil` if that is the present offset.
    fileprivate var restingOffset: CGPoint? {
        let insets = adjustedContentInset
        let layout = (self as? UICollectionView)?.collectionViewLayout
        var offset = layout?.targetContentOffset(forProposedContentOffset: contentOffset, withScrollingVelocity: .zero) ?? contentOffset
        if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
            offset.x = (offset.x / bounds.width).rounded() * bounds.width
            offset.y = (offset.y / bounds.height).rounded() * bounds.height
        }
        offset.x = max(min(offset.x, contentSize.width + insets.right - bounds.width), -insets.left)
        offset.y = max(min(offset.y, contentSize.height + insets.bottom - bounds.height), -insets.top)
        return offset == contentOffset ? nil : offset
    }
}
