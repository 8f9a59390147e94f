import UIKit

/// A flow layout whose rows begin on the right in right-to-left languages. The rows of UIKit's own flow layout always begin on the left.
final class ReadingFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
