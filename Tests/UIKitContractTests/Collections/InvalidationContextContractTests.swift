import PortableTestSupport
import Testing
import UIKit

/// From UICollectionViewLayout.h and https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext:
/// `invalidateEverything` is set for `reloadData()`, for another layout and for another data source, `invalidateDataSourceCounts` for
/// `reloadData()` and for items that are inserted or deleted.
@MainActor @Suite("UICollectionViewLayoutInvalidationContext", timeLimit(minutes: 20)) struct InvalidationContextContractTests {
    private let layout = RecordingLayout()
    private let source = CountSource()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.layoutIfNeeded()
        layout.contexts = []
    }

    @Test("A layout that invalidates itself has neither set")
    func invalidated() {
        layout.invalidateLayout()
        #expect(layout.contexts.count == 1)
        #expect(layout.contexts.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
    }

    @Test("reloadData() sets both")
    func reloaded() {
        view.reloadData()
        view.layoutIfNeeded()
        #expect(layout.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
    }

    @Test("Another data source invalidates everything")
    func anotherSource() {
        let other = CountSource()
        view.dataSource = other
        view.layoutIfNeeded()
        #expect(layout.contexts.contains { $0.invalidateEverything })
        view.dataSource = nil
    }

    @Test("Items that are inserted and deleted invalidate the counts, and not everything", arguments: [true, false])
    func updated(isInsertion: Bool) {
        view.performBatchUpdates {
            source.count += isInsertion ? 1 : -1
            let path = [IndexPath(item: 0, section: 0)]
            if isInsertion { view.insertItems(at: path) } else { view.deleteItems(at: path) }
        }
        #expect(layout.contexts.contains { $0.invalidateDataSourceCounts })
        #expect(!layout.contexts.contains { $0.invalidateEverything })
    }

    @Test("Another size of the view sets neither")
    func resized() {
        layout.followsBounds = true
        view.frame.size.height = 300
        view.layoutIfNeeded()
        #expect(!layout.contexts.isEmpty)
        #expect(layout.contexts.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
    }
}

private final class CountSource: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A layout of nothing that records the contexts by which it is invalidated.
private final class RecordingLayout: UICollectionViewLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var followsBounds = false

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}
