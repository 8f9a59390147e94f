import UIKit

/// A flow layout whose rows begin on the right in right-to-left languages. UIKit's own flow layout begins on the left in every language.
final class ReadingFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
