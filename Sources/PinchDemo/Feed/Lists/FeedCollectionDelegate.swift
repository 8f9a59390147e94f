import UIKit

/// The delegate of the feed's collection view. This delegate prepares each cell before the cell is displayed. While the window records
/// touches, the delegate also adds the scroll view's calls to the recording.
final class FeedCollectionDelegate: NSObject, UICollectionViewDelegate {
    private let willDisplay: @MainActor (UICollectionViewCell) -> Void
    private let didEndDisplaying: @MainActor (UICollectionViewCell) -> Void

    /// - Parameter willDisplay: A closure that is called with each cell before the cell is displayed. The list makes cells earlier, and the
    ///   settings may change after a cell is made.
    /// - Parameter didEndDisplaying: A closure that is called with each cell that is no longer displayed. The list may keep the cell.
    init(
        willDisplay: @escaping @MainActor (UICollectionViewCell) -> Void,
        didEndDisplaying: @escaping @MainActor (UICollectionViewCell) -> Void
    ) {
        self.willDisplay = willDisplay
        self.didEndDisplaying = didEndDisplaying
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        willDisplay(cell)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        didEndDisplaying(cell)
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
