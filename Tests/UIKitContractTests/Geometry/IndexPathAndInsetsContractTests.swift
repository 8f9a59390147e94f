import PortableTestSupport
import Testing
import UIKit

/// From UICollectionView.h (NSIndexPath additions) and UIGeometry.h.
@Suite("Index paths and insets", timeLimit(minutes: 20)) struct IndexPathAndInsetsContractTests {
    @Test("An item's index path is its section, then its item; row is the same index")
    func indexPath() {
        let path = IndexPath(item: 7, section: 2)
        #expect(path.section == 2 && path.item == 7 && path.row == 7 && path.count == 2)
        #expect(path == IndexPath(row: 7, section: 2))
        #expect(Array(path) == [2, 7])
    }

    @Test("inset(by:) moves each edge in by its own inset")
    func inset() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 46))
    }

    @Test("Negative insets grow a rectangle")
    func outset() {
        let insets = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: -5, y: -5, width: 20, height: 20))
    }
}
