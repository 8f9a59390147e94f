import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:): "If the collection view's
/// layout is not up to date before you call this method, a reload may occur. To avoid problems, you should update your data model inside
/// the updates block". Back traces in rdar://28167779 and rdar://30632322 show the layout within the call, with the cells that it requests.
@MainActor @Suite("Updates of a collection view whose layout is due", timeLimit(minutes: 20)) struct BatchUpdateContractTests {
    private let source = RowSource(20)
    private let view: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = source
        view.layoutIfNeeded()
    }

    @Test("Cells that have come into sight are requested before the updates block")
    func scrolled() {
        view.contentOffset.y = 800
        source.requested = []
        var before: [Int] = []
        view.performBatchUpdates {
            before = source.requested
            source.count = 19
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(Set(before).isSuperset(of: [8, 9, 10, 11]))
    }

    @Test("Sections are counted before the updates block if nothing was laid out since a reload")
    func reloaded() {
        source.count = 12
        view.reloadData()
        source.requested = []
        var before: [Int] = []
        view.performBatchUpdates {
            before = source.requested
            source.count = 13
            view.insertItems(at: [IndexPath(item: 12, section: 0)])
        }
        #expect(Set(before).isSuperset(of: [0, 1, 2, 3]) && view.numberOfItems(inSection: 0) == 13)
    }

    @Test("A block inside of another block is a part of the same update, and lays nothing out")
    func nested() {
        var during: [Int] = []
        view.performBatchUpdates {
            view.contentOffset.y = 800
            source.requested = []
            view.performBatchUpdates {
                source.count = 19
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            during = source.requested
        }
        #expect(during == [] && view.numberOfItems(inSection: 0) == 19)
    }

    @Test("An update without a block around it lays the cells out by their former index paths first")
    func single() {
        view.contentOffset.y = 1600
        source.requested = []
        source.count = 21
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(source.requested.count { $0 == 16 } == 2, "the former item 16, and the one that has come to its place")
        #expect(view.numberOfItems(inSection: 0) == 21)
    }

    @Test("A collection view without a size counts its items before the updates block, and requests no cell")
    func withoutSize() {
        view.frame.size = .zero
        view.reloadData()
        source.requested = []
        view.performBatchUpdates {
            source.count = 21
            view.insertItems(at: [IndexPath(item: 20, section: 0)])
        }
        #expect(source.requested == [] && view.numberOfItems(inSection: 0) == 21)
    }
}

/// Items of one section, with a record of the cells that were requested.
private final class RowSource: NSObject, UICollectionViewDataSource {
    var count: Int
    var requested: [Int] = []

    init(_ count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        requested.append(indexPath.item)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}
