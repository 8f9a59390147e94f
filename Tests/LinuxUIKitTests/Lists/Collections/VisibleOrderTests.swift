import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From the pages of `UICollectionView.visibleCells`, `indexPathsForVisibleItems`, `visibleSupplementaryViews(ofKind:)` and
/// `indexPathsForVisibleSupplementaryElements(ofKind:)`, which promise no order: "an unsorted array", in the words of the second.
@MainActor @Suite("The order of visible elements", .timeLimit(.minutes(20)), .chosen) struct VisibleOrderTests {
    /// Eight sections of one item, each with a header, all of them in sight.
    private func withView(_ body: (UICollectionView) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let source = HeaderSource()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 20)
            layout.headerReferenceSize = CGSize(width: 100, height: 20)
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header"
            )
            view.dataSource = source
            device.show(UIView()).addSubview(view)
            device.advanceFrames()
            try body(view)
        }
    }

    /// The orders in which the four of them are answered, ten times.
    private func orders(_ view: UICollectionView) -> [[Int]] {
        let kind = UICollectionView.elementKindSectionHeader
        return (0..<10).flatMap { _ in
            [
                view.indexPathsForVisibleItems.map(\.section),
                view.visibleCells.compactMap { view.indexPath(for: $0)?.section },
                view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section),
                view.visibleSupplementaryViews(ofKind: kind).map { Int($0.frame.minY / 40) },
            ]
        }
    }

    @Test("All are answered, in other orders from time to time")
    func unsorted() throws {
        try withView { view in
            let orders = orders(view)
            #expect(orders.allSatisfy { $0.sorted() == Array(0..<8) })
            for question in 0..<4 {
                let answers = stride(from: question, to: orders.count, by: 4).map { orders[$0] }
                #expect(Set(answers).count > 1, "question \(question)")
            }
        }
    }

    @Test("The orders are the same in each run")
    func repeatable() throws {
        var runs: [[[Int]]] = []
        for _ in 0..<2 { try withView { runs.append(orders($0)) } }
        #expect(runs[0] == runs[1])
    }
}

private final class HeaderSource: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
