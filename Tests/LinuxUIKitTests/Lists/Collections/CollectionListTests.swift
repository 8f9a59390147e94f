import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct,
/// …/uicollectionviewcompositionallayout/list(using:), …/uicollectionviewlistcell and …/uicollectionviewcontroller.
@MainActor @Suite("Lists in collection views", .timeLimit(.minutes(20))) struct CollectionListTests {
    private final class ListController: UICollectionViewController {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(number)"
            if number % 2 == 1 { content.secondaryText = "with a second line" }
            cell.contentConfiguration = content
        }
        var selected: [Int] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
    }

    private func withController(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ body: (HeadlessDevice, ListController) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)) { device in
            let controller = ListController(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
            )
            device.show(controller)
            device.advanceFrames()
            try body(device, controller)
        }
    }

    @Test("The controller's view is the collection view, with it as data source and delegate")
    func controller() throws {
        try withController(.plain) { device, controller in
            #expect(controller.view === controller.collectionView)
            #expect(controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller)
            #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
            device.tap(at: CGPoint(x: 100, y: 60))
            #expect(controller.selected == [1])
            controller.viewWillAppear(false)
            #expect(controller.collectionView.indexPathsForSelectedItems == nil)
        }
    }

    @Test("Cells lie one below the other, each as high as its contents")
    func heights() throws {
        try withController(.plain) { _, controller in
            let frames = controller.collectionView.sortedCells.map(\.frame)
            #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 390 })
            #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.001 })
            #expect(frames[0].height == 44 && frames[1].height > 44 && frames[2].height == 44)
        }
    }

    @Test("In groups that are inset the first and the last cell have round corners, and the last has no line", .chosen)
    func insetGrouped() throws {
        try withController(.insetGrouped) { device, controller in
            let view = try #require(controller.collectionView)
            let first = try #require(view.sortedCells.first)
            #expect(first.frame.minX > 0 && first.frame.width == 390 - 2 * first.frame.minX && first.frame.minY > 0)
            #expect(first.layer.cornerRadius > 0 && first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(view.sortedCells[1].layer.maskedCorners == [])
            view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
            device.advanceFrames()
            view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
            device.advanceFrames()
            let last = try #require(view.cellForItem(at: IndexPath(item: 39, section: 0)))
            #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
            #expect(lines(in: last) == 0 && lines(in: view.sortedCells[0]) == 1)
        }
    }

    private func lines(in cell: UICollectionViewCell) -> Int {
        cell.subviews.count { !$0.isHidden && $0.frame.height < 1 }
    }

    @Test("Lists from edge to edge and in groups have lines by default, sidebars have none")
    func separators() {
        #expect(UICollectionLayoutListConfiguration(appearance: .plain).showsSeparators)
        #expect(UICollectionLayoutListConfiguration(appearance: .insetGrouped).showsSeparators)
        #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    }
}
