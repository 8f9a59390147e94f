#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Stops every scroll view around a view, until the lock is released.
///
/// The lock disables the pan gesture recognizer of each scroll view. The value of `isScrollEnabled` stays the same, because the app may set
/// it at any time. Locks on the same scroll view are counted. When the last lock is released, the recognizer is enabled again.
@MainActor final class ScrollLock {
    private var scrollViews: [UIScrollView] = []

    /// Stops the scroll views around a view at their current offsets.
    init(around view: UIView) {
        for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) {
            let key = ObjectIdentifier(scrollView)
            var state = ScrollLock.states[key] ?? LockedState(scrollView)
            state.count += 1
            ScrollLock.states[key] = state
            scrollViews.append(scrollView)
            // The stop comes last, because it notifies the list's delegate. The delegate may then begin or end another zoom, whose lock
            // reads `states`.
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

    /// The states of the locked scroll views, by identifier. The locks retain the scroll views, so that no other scroll view gets the same
    /// identifier.
    private static var states: [ObjectIdentifier: LockedState] = [:]

    /// The state of a scroll view before the first lock.
    @MainActor private struct LockedState {
        var count = 0
        /// Whether fingers could scroll before the lock. If the app had disabled scrolling, the release of the lock doesn't enable it.
        private let scrolled: Bool
        private let wasMoving: Bool

        init(_ scrollView: UIScrollView) {
            scrolled = scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled
            // `isTracking` is included, because a resting finger may hold the content beyond an edge. Without `isTracking`, the content
            // would stay beyond the edge after the lock has ended the finger's drag.
            wasMoving = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        }

        func stop(_ scrollView: UIScrollView) {
            // Disabling a recognizer also cancels a drag.
            if scrolled { scrollView.panGestureRecognizer.isEnabled = false }
            // A section that scrolls orthogonally isn't stopped. Only UIKit can compute where the groups of a section rest, and scrolls the
            // section to a group after the drag has ended. If the section were stopped here, it would stay between two groups.
            if wasMoving, !scrollView.isOfSection { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
        }

        func restore(_ scrollView: UIScrollView) {
            if scrolled { switchPanOn(of: scrollView) }
            guard wasMoving, !scrollView.isDecelerating else { return }
            if let rest = scrollView.restingOffset { scrollView.setContentOffset(rest, animated: true) }
        }

        /// Enables the pan gesture recognizer. At the end, `isScrollEnabled` has its former value.
        ///
        /// Apple doesn't document whether `isScrollEnabled` also sets the recognizer's `isEnabled`, so the former value is set last. If the
        /// recognizer were enabled last, a list might scroll although the app has disabled scrolling during the zoom.
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

    /// The offset at which the scroll view would come to rest, or `nil` if the scroll view is already there. The offset is inside the
    /// scroll view's range, is adjusted by the layout, and is on a page if paging is enabled.
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
#endif
