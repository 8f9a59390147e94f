import UIKit

/// A flow layout whose rows begin where people begin to read; UIKit's own begins at the left for everybody.
final class ReadingFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
