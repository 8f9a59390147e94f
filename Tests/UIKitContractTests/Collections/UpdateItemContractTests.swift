import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem and its header: the class can be made and subclassed,
/// as ChatLayout's tests do.
@MainActor @Suite("UICollectionViewUpdateItem", timeLimit(minutes: 20)) struct UpdateItemContractTests {
    private final class Insertion: UICollectionViewUpdateItem {
        override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 1, section: 2) }
        override var updateAction: Action { .insert }
    }

    @Test("A subclass's values are seen through the class")
    func subclass() {
        let item: UICollectionViewUpdateItem = Insertion()
        #expect(item.updateAction == .insert && item.indexPathAfterUpdate == IndexPath(item: 1, section: 2))
        #expect(item.indexPathBeforeUpdate == nil)
    }
}
