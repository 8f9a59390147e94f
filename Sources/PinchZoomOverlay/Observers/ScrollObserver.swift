#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Detects whether a scroll view around a view has scrolled.
@MainActor struct ScrollObserver {
    private struct Offset {
        weak var scrollView: UIScrollView?
        let point: CGPoint
    }

    private let offsets: [Offset]

    init(around view: UIView) {
        offsets = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }.map {
            Offset(scrollView: $0, point: $0.contentOffset)
        }
    }

    /// Whether a scroll view has another content offset than at the creation of the observer.
    var hasScrolled: Bool { offsets.contains { offset in offset.scrollView.map { $0.contentOffset != offset.point } ?? false } }
}
#endif
