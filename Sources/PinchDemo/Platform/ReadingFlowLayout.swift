import UIKit

/// A flow layout whose rows begin on the right in right-to-left languages. In UIKit's own, all rows begin on the left.
final class ReadingFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
