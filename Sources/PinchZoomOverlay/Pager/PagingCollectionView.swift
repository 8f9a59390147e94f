import UIKit

/// A collection view that one finger pages. Two fingers pinch the page, however far they move horizontally.
final class PagingCollectionView: UICollectionView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, gestureRecognizer.numberOfTouches > 1 { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
