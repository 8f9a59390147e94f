import UIKit

/// A collection view that one finger pages. Two are a pinch on the page, however far they go sideways meanwhile.
final class PagingCollectionView: UICollectionView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, gestureRecognizer.numberOfTouches > 1 { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
