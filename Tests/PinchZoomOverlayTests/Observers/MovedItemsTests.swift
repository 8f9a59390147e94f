import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Lists whose items move while the photo of an item is up.
@MainActor @Suite("Items that move while a photo is up", .timeLimit(.minutes(20)), .phones) struct MovedItemsTests {
    typealias Kind = SortedFeed.Kind
    typealias ReuseOrder = HeadlessDevice.Behavior.ReuseOrder

    /// A change of the first sections, which have the items 0 1 2 and 10 11 12. The photo of item 1 is up.
    enum Move: CaseIterable {
        case upAcross, downAcross, itself, intoOtherSection, many, section

        /// The items of the first sections after the change.
        var sections: [[Int]] {
            switch self {
            case .upAcross: [[2, 0, 1], [10, 11, 12]]
            case .downAcross: [[1, 2, 0], [10, 11, 12]]
            case .itself: [[0, 2, 1], [10, 11, 12]]
            case .intoOtherSection: [[0, 2], [10, 1, 11, 12]]
            case .many: [[30, 11, 2, 1], [31, 10, 12]]
            case .section: [[10, 11, 12], [0, 1, 2]]
            }
        }

        /// Performs the change as updates of a list.
        @MainActor fileprivate func update(_ list: any EditableList) {
            switch self {
            case .upAcross: list.move(IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
            case .downAcross: list.move(IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
            case .itself: list.move(IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
            case .intoOtherSection: list.move(IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
            case .many:
                list.delete(IndexPath(row: 0, section: 0))
                list.insert(IndexPath(row: 0, section: 0))
                list.insert(IndexPath(row: 0, section: 1))
                list.move(IndexPath(row: 1, section: 1), to: IndexPath(row: 1, section: 0))
                list.move(IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
            case .section: list.moveSection(1, to: 0)
            }
        }
    }

    /// Pinches the photo of item 1. Checks at the end that all photos are in their places, and that the list scrolls.
    private func run(
        _ feed: SortedFeed,
        _ configuration: HeadlessDevice.Configuration = HeadlessDevice.Configuration(),
        _ body: (HeadlessDevice, any SortedCell, PinchZoomInteraction) throws -> Void
    ) throws {
        try HeadlessDevice.run(configuration) { device in
            device.show(feed)
            device.advanceFrames(2)
            let cell = try #require(feed.cell(of: 1))
            let zoom = try #require(cell.pinchZoomInteraction)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 240), scale: 1.5)
            #expect(zoom.state == .zooming)
            try body(device, cell, zoom)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && !feed.list.isLocked)
            #expect(feed.cells.allSatisfy { $0.photo.shownAlpha == 1 && $0.photo.superview === $0.contentView })
            #expect(feed.record.beginCount == 1 && feed.record.endCount == 1)
        }
    }

    /// Expects that the photo of item 1 is still up in the same cell, and that it lands there.
    private func expectGoesOn(_ feed: SortedFeed, _ device: HeadlessDevice, _ cell: any SortedCell, _ zoom: PinchZoomInteraction) throws {
        device.advance(by: 0.5)
        #expect(zoom.state == .zooming && cell.number == 1 && feed.cell(of: 1) === cell)
        zoom.end()
        #expect(feed.record.targetFrames == [cell.photo.convert(cell.photo.bounds, to: nil)])
        try device.advanceUntilIdle()
        #expect(feed.record.milestones == [.willBegin, .willEnd, .didEnd])
    }

    @Test("A photo whose image view keeps its image stays up", arguments: Kind.allCases, Move.allCases)
    func images(kind: Kind, move: Move) throws {
        let feed = SortedFeed(kind)
        try run(feed) { device, cell, zoom in
            feed.change(to: move.sections) { move.update($0) }
            try expectGoesOn(feed, device, cell, zoom)
        }
    }

    @Test(
        "A view of any kind stays up in a list with a diffable data source",
        arguments: Kind.allCases.flatMap { kind in Move.allCases.map { (kind, $0) } },
        [false, true]
    )
    func identifiers(_ change: (kind: Kind, move: Move), animated: Bool) throws {
        let feed = SortedFeed(change.kind, .contained, isDiffable: true)
        try run(feed) { device, cell, zoom in
            feed.apply(change.move.sections, animated: animated)
            try expectGoesOn(feed, device, cell, zoom)
        }
    }

    @Test(
        "A view that is no image view is put back in a list without identifiers: it could be another item's",
        arguments: Kind.allCases
    )
    func contained(kind: Kind) throws {
        let feed = SortedFeed(kind, .contained)
        try run(feed) { device, _, zoom in
            feed.change(to: Move.upAcross.sections) { Move.upAcross.update($0) }
            device.advance(by: 0.1)
            #expect(zoom.state == .idle)
        }
    }

    @Test("A photo that moves out of sight is put back", arguments: Kind.allCases, [false, true])
    func outOfSight(kind: Kind, isDiffable: Bool) throws {
        let feed = SortedFeed(kind, isDiffable: isDiffable)
        try run(feed) { device, _, zoom in
            let sections = [[0, 2], [10, 11, 12], Array(20..<40) + [1]]
            if isDiffable {
                feed.apply(sections, animated: true)
            } else {
                feed.change(to: sections) { $0.move(IndexPath(row: 1, section: 0), to: IndexPath(row: 20, section: 2)) }
            }
            device.advance(by: 0.5)
            #expect(zoom.state == .idle && feed.record.endCount == 1)
        }
    }

    @Test("A photo whose item is deleted while others move is put back", arguments: Kind.allCases, [false, true])
    func deleted(kind: Kind, isDiffable: Bool) throws {
        let feed = SortedFeed(kind, isDiffable: isDiffable)
        try run(feed) { device, _, zoom in
            let sections = [[2, 0], [10, 11, 12]]
            if isDiffable {
                feed.apply(sections, animated: true)
            } else {
                feed.change(to: sections) {
                    $0.delete(IndexPath(row: 1, section: 0))
                    $0.move(IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
                }
            }
            device.advance(by: 0.5)
            #expect(zoom.state == .idle && feed.record.endCount == 1)
        }
    }

    // A cell is notified when it leaves the list, but not when it stays there hidden for a moment.
    @Test(
        "A cell that a reload gives to another item puts the photo back, although it has not left the list",
        arguments: Kind.allCases.flatMap { kind in ReuseOrder.allCases.map { (kind, $0) } },
        [false, true]
    )
    func reloaded(_ list: (kind: Kind, order: ReuseOrder), isDiffable: Bool) throws {
        var phone = HeadlessDevice.Configuration()
        phone.behavior.reusableViews = .stayHidden
        phone.behavior.reuseOrder = list.order
        for sections in [[[2, 3, 0, 1], [12, 11, 10]], [[0, 1, 2], [10, 11, 12]], [[4, 5, 6], [7, 8, 9]]] {
            let feed = SortedFeed(list.kind, isDiffable: isDiffable)
            try run(feed, phone) { device, cell, zoom in
                let place = feed.list.path(of: cell)
                feed.reload(sections)
                device.advance(by: 0.1)
                // Without identifiers, an interaction can't distinguish another item at the same index path.
                let isKnown = isDiffable || feed.list.path(of: cell) != place
                #expect(zoom.state == .idle || cell.number == 1 || !isKnown, "\(sections): \(cell.number)")
            }
        }
    }
}

/// A list of photos by their numbers, 160 points high each.
@MainActor final class SortedFeed: UIViewController {
    enum Kind: CaseIterable {
        case collection, table
    }

    /// The view that shows a photo.
    enum Media {
        case image, contained
    }

    let record = ZoomRecord()
    fileprivate let list: any EditableList
    private let media: Media
    private var sections = [[0, 1, 2], [10, 11, 12], Array(20..<40)]
    private var collectionSource: UICollectionViewDiffableDataSource<String, Int>?
    private var tableSource: UITableViewDiffableDataSource<String, Int>?

    init(_ kind: Kind, _ media: Media = .image, isDiffable: Bool = false) {
        self.media = media
        switch kind {
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 160)
            layout.minimumLineSpacing = 0
            let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collectionView.register(SortedTile.self, forCellWithReuseIdentifier: "photo")
            list = collectionView
        case .table:
            let tableView = UITableView(frame: .zero, style: .plain)
            tableView.register(SortedRow.self, forCellReuseIdentifier: "photo")
            tableView.rowHeight = 160
            list = tableView
        }
        super.init(nibName: nil, bundle: nil)
        setSource(isDiffable: isDiffable)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func setSource(isDiffable: Bool) {
        let (collectionView, tableView) = (list as? UICollectionView, list as? UITableView)
        guard isDiffable else {
            collectionView?.dataSource = self
            tableView?.dataSource = self
            return
        }
        collectionSource = collectionView.map { list in
            UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, path, number in self?.tile(number, in: list, path)
            }
        }
        tableSource = tableView.map { list in
            UITableViewDiffableDataSource(tableView: list) { [weak self] list, path, number in self?.row(number, in: list, path) }
        }
        apply(sections, animated: false)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentInsetAdjustmentBehavior = .never
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    // MARK: Changes

    /// Returns the given first sections, followed by the remaining section if necessary.
    private func completed(_ first: [[Int]]) -> [[Int]] { first.count < 3 ? first + [Array(20..<40)] : first }

    /// Changes the items by updates of the list.
    fileprivate func change(to sections: [[Int]], _ update: @escaping (any EditableList) -> Void) {
        list.performBatchUpdates(
            { [self] in
                self.sections = completed(sections)
                update(list)
            },
            completion: nil
        )
    }

    /// Changes the items by a snapshot.
    func apply(_ sections: [[Int]], animated: Bool) {
        let snapshot = snapshot(of: sections)
        collectionSource?.apply(snapshot, animatingDifferences: animated)
        tableSource?.apply(snapshot, animatingDifferences: animated)
    }

    /// Changes the items by reloading all cells.
    func reload(_ sections: [[Int]]) {
        self.sections = completed(sections)
        let snapshot = snapshot(of: sections)
        if let collectionSource { return collectionSource.applySnapshotUsingReloadData(snapshot) }
        if let tableSource { return tableSource.applySnapshotUsingReloadData(snapshot) }
        list.reloadData()
        list.layoutIfNeeded()
    }

    /// Returns a snapshot in which a section is named after its lowest number.
    private func snapshot(of sections: [[Int]]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for section in completed(sections) {
            let name = section.contains(2) ? "a" : section.contains(12) ? "b" : section.contains(20) ? "c" : "\(section)"
            snapshot.appendSections([name])
            snapshot.appendItems(section, toSection: name)
        }
        return snapshot
    }

    // MARK: Cells

    fileprivate var cells: [any SortedCell] {
        let cells: [UIView] = (list as? UICollectionView)?.sortedCells ?? (list as? UITableView)?.visibleCells ?? []
        return cells.compactMap { $0 as? any SortedCell }
    }

    fileprivate func cell(of number: Int) -> (any SortedCell)? { cells.first { $0.number == number } }

    private func tile(_ number: Int, in list: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
        if let cell = cell as? SortedTile { fill(cell, number) }
        return cell
    }

    private func row(_ number: Int, in list: UITableView, _ path: IndexPath) -> UITableViewCell {
        let cell = list.dequeueReusableCell(withIdentifier: "photo", for: path)
        if let cell = cell as? SortedRow { fill(cell, number) }
        return cell
    }

    private func fill(_ cell: any SortedCell, _ number: Int) {
        if cell.contentView.subviews.isEmpty {
            let photo = media == .image ? UIImageView() : PinchZoomContainerView(contentView: DrawnView())
            photo.frame = CGRect(x: 0, y: 0, width: 390, height: 150)
            cell.photo = photo
            cell.contentView.addSubview(photo)
            cell.enablePinchZoom()
            cell.pinchZoomDelegate = self
        }
        cell.number = number
        (cell.photo as? UIImageView)?.image = TestImages.make(size: CGSize(width: 390, height: 150), hue: CGFloat(number) / 40)
    }
}

extension SortedFeed: UICollectionViewDataSource, UITableViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        tile(sections[indexPath.section][indexPath.item], in: collectionView, indexPath)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        row(sections[indexPath.section][indexPath.row], in: tableView, indexPath)
    }
}

extension SortedFeed: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { record.willBegin(interaction) }
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { record.didEnd(interaction) }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
        record.willEnd(interaction, targetFrame)
    }
}

/// A cell that shows the photo of a number.
@MainActor private protocol SortedCell: PinchZoomable {
    var contentView: UIView { get }
    var photo: UIView { get set }
    var number: Int { get set }
}

private final class SortedTile: UICollectionViewCell, SortedCell {
    var photo = UIView()
    var number = 0
    var pinchZoomView: UIView { photo }
}

private final class SortedRow: UITableViewCell, SortedCell {
    var photo = UIView()
    var number = 0
    var pinchZoomView: UIView { photo }
}

/// The common methods of a collection view and a table, under the same names.
@MainActor private protocol EditableList: UIScrollView {
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    func reloadData()
    func insert(_ path: IndexPath)
    func delete(_ path: IndexPath)
    func move(_ path: IndexPath, to newPath: IndexPath)
    func moveSection(_ section: Int, to newSection: Int)
    func path(of cell: any SortedCell) -> IndexPath?
}

extension UICollectionView: EditableList {
    fileprivate func insert(_ path: IndexPath) { insertItems(at: [path]) }
    fileprivate func delete(_ path: IndexPath) { deleteItems(at: [path]) }
    fileprivate func move(_ path: IndexPath, to newPath: IndexPath) { moveItem(at: path, to: newPath) }
    fileprivate func moveSection(_ section: Int, to newSection: Int) { moveSection(section, toSection: newSection) }
    fileprivate func path(of cell: any SortedCell) -> IndexPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
}

extension UITableView: EditableList {
    fileprivate func insert(_ path: IndexPath) { insertRows(at: [path], with: .automatic) }
    fileprivate func delete(_ path: IndexPath) { deleteRows(at: [path], with: .automatic) }
    fileprivate func move(_ path: IndexPath, to newPath: IndexPath) { moveRow(at: path, to: newPath) }
    fileprivate func moveSection(_ section: Int, to newSection: Int) { moveSection(section, toSection: newSection) }
    fileprivate func path(of cell: any SortedCell) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }
}
