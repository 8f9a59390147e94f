import UIKit

/// The delegate of the feed's collection view, which prepares cells before they are displayed and notes the scroll view's calls.
final class FeedCollectionDelegate: NSObject, UICollectionViewDelegate {
    private let willDisplay: @MainActor (UICollectionViewCell) -> Void

    /// - Parameter willDisplay: Called with each cell before it is displayed. The list makes cells earlier, and the settings may change
    ///   after that.
    init(willDisplay: @escaping @MainActor (UICollectionViewCell) -> Void) {
        self.willDisplay = willDisplay
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        willDisplay(cell)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrollView.noteCall("scrollViewWillBeginDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.noteCall("scrollViewDidEndDragging(willDecelerate: \(decelerate))")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        scrollView.noteCall("scrollViewDidEndDecelerating")
    }
}
