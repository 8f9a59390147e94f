import UIKit

/// The delegate of the feed's collection view. This delegate prepares each cell before the cell is displayed. While the window records
/// touches, the delegate also adds the scroll view's calls to the recording.
final class FeedCollectionDelegate: NSObject, UICollectionViewDelegate {
    private let willDisplay: @MainActor (UICollectionViewCell) -> Void

    /// - Parameter willDisplay: A closure that is called with each cell before the cell is displayed. The list makes cells earlier, and the
    ///   settings may change after a cell is made.
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
