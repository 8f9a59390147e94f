import UIKit

/// The delegate of the feed's collection view: prepares cells that are about to be displayed, and notes what scrolling tells.
final class FeedCollectionDelegate: NSObject, UICollectionViewDelegate {
    private let willDisplay: @MainActor (UICollectionViewCell) -> Void

    /// - Parameter willDisplay: called with each cell that is about to be displayed, and not where it is made: cells are kept ready, and
    ///   the settings may have changed since.
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
