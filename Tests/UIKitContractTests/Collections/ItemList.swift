import UIKit

/// A collection view of items without contents, of which only the places are looked at.
@MainActor struct ItemList {
    let view: UICollectionView
    private let source: ItemSource

    /// - Parameters:
    ///   - counts: The number of items in each section.
    ///   - layout: The layout that places them.
    ///   - size: The size of the view.
    ///   - itemSize: The size of each item, if a flow layout is to ask for it.
    init(
        _ counts: [Int],
        _ layout: UICollectionViewLayout,
        size: CGSize = CGSize(width: 320, height: 480),
        itemSize: ((IndexPath) -> CGSize)? = nil
    ) {
        source = ItemSource(counts)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "item")
        }
        view.dataSource = source
        if let itemSize {
            source.itemSize = itemSize
            view.delegate = source
        }
    }

    /// Returns the frames of the first items of a section.
    func frames(_ count: Int, section: Int = 0) -> [CGRect?] {
        view.layoutIfNeeded()
        return (0..<count).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }
}

private final class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let counts: [Int]
    var itemSize: (IndexPath) -> CGSize = { _ in .zero }

    init(_ counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        itemSize(indexPath)
    }
}
