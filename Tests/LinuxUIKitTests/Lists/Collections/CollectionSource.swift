import UIKit

/// Sections of numbers for a collection view, with a record of what was asked and told.
@MainActor final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 100) }
    var cellRequests: Int { requested.count }
    /// The items whose cells were asked for, in order.
    private(set) var requested: [Int] = []
    var whenDisplayed: (UICollectionViewCell) -> Void = { _ in }
    private(set) var sizeRequests = 0
    var events: [String] = []
    var allowsSelection = true

    init(_ sections: [[Int]]) {
        self.sections = sections
    }

    func makeView(frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = self
        view.delegate = self
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        requested.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizeRequests += 1
        return size(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { allowsSelection }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { log("highlight", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { log("unhighlight", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log("select", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { log("deselect", indexPath) }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        log("display", indexPath)
        whenDisplayed(cell)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log("end", indexPath)
    }

    private func log(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section).\(path.item)") }
}

@MainActor final class NumberCell: UICollectionViewCell {
    static var made = 0
    var number = -1
    var preparations = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        NumberCell.made += 1
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}
