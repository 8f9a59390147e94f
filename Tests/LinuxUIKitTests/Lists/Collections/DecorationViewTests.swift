import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewlayout/register(_:fordecorationviewofkind:)-(class) and
/// /layoutattributesfordecorationview(ofkind:at:): the layout alone says where decoration views are and makes them.
@MainActor @Suite("Decoration views", .timeLimit(.minutes(20))) struct DecorationViewTests {
    private final class Shelf: UICollectionReusableView {
        var applied = 0
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied += 1
        }
    }

    /// A flow layout with a shelf below each item.
    private final class Shelves: UICollectionViewFlowLayout {
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var asked: [String] = []

        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("delete")
            return deleted
        }
        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("insert")
            return inserted
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = super.layoutAttributesForElements(in: rect) ?? []
            return items + items.compactMap { layoutAttributesForDecorationView(ofKind: "shelf", at: $0.indexPath) }
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String,
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: item.frame.minX, y: item.frame.maxY, width: item.frame.width, height: 5)
            attributes.zIndex = -1
            return attributes
        }
    }

    private func run(_ count: Int, _ body: (HeadlessDevice, CollectionSource, UICollectionView) throws -> Void) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)) { device in
            let source = CollectionSource([Array(0..<count)])
            source.size = { _ in CGSize(width: 320, height: 100) }
            let view = source.makeView()
            let layout = Shelves()
            layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
            view.collectionViewLayout = layout
            device.show(view)
            try body(device, source, view)
        }
    }

    private func shelves(_ view: UICollectionView) -> [Shelf] {
        view.subviews.compactMap { $0 as? Shelf }.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// From https://developer.apple.com/documentation/uikit/uicollectionviewlayout/indexpathstodeletefordecorationview(ofkind:) and
    /// /indexpathstoinsertfordecorationview(ofkind:): called whenever items or sections are deleted or inserted; by default no view goes or
    /// comes besides those of the items.
    @Test("In an update, the layout's own views that it deletes go, and those that it inserts come anew", arguments: [false, true])
    func ownUpdates(isDeletion: Bool) throws {
        try run(3) { device, source, view in
            let layout = try #require(view.collectionViewLayout as? Shelves)
            let before = shelves(view)
            if isDeletion { layout.deleted = [IndexPath(item: 0, section: 0)] } else { layout.inserted = [IndexPath(item: 0, section: 0)] }
            source.sections = [isDeletion ? [0, 1] : [0, 1, 2, 3]]
            if isDeletion {
                view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            } else {
                view.insertItems(at: [IndexPath(item: 3, section: 0)])
            }
            // The new view fades in where the former view fades out.
            #expect(layout.asked == [isDeletion ? "delete" : "insert"])
            #expect(shelves(view).filter { $0.frame.minY == 100 }.count == 2)
            try device.advanceUntilIdle()
            let after = shelves(view)
            let tops: [CGFloat] = isDeletion ? [100, 210] : [100, 210, 320, 430]
            #expect(after.map(\.frame.minY) == tops)
            #expect(after[1] === before[1] && after[0] !== before[0])
        }
    }

    @Test("Views of the registered class are where the layout wants them, and no supplementary views")
    func shown() throws {
        try run(3) { _, _, view in
            #expect(shelves(view).map(\.frame) == [100, 210, 320].map { CGRect(x: 0, y: $0, width: 320, height: 5) })
            #expect(shelves(view).allSatisfy { $0.applied > 0 && $0.layer.zPosition == -1 })
            #expect(view.visibleSupplementaryViews(ofKind: "shelf").isEmpty)
            #expect(view.supplementaryView(forElementKind: "shelf", at: IndexPath(item: 0, section: 0)) == nil)
            #expect(view.visibleCells.count == 3)
        }
    }

    @Test("They are used again as they leave sight")
    func reused() throws {
        try run(100) { device, _, view in
            let first = Set(shelves(view).map(ObjectIdentifier.init))
            for _ in 0..<10 {
                view.contentOffset.y += 480
                device.advanceFrames()
            }
            #expect(shelves(view).count >= 4)
            let all = Set(view.subviews.filter { $0 is Shelf }.map(ObjectIdentifier.init))
            #expect(all.union(first).count <= 12)
        }
    }

    @Test("They come and go with updates")
    func updates() throws {
        try run(2) { device, source, view in
            source.sections = [[0, 1, 2]]
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
            try device.advanceUntilIdle()
            #expect(shelves(view).count == 3 && shelves(view).allSatisfy { $0.alpha == 1 })
            source.sections = [[0]]
            view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
            try device.advanceUntilIdle()
            #expect(shelves(view).count == 1)
        }
    }

    @Test("A kind without a class raises")
    func unregistered() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let source = CollectionSource([[0]])
                let view = source.makeView()
                view.collectionViewLayout = Shelves()
                device.show(view)
            }
        }
        #expect(exit?.said("could not dequeue a decoration view of kind shelf") == true)
    }

    @Test("A class that is no reusable view raises")
    func refused() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UICollectionViewFlowLayout().register(UIView.self, forDecorationViewOfKind: "shelf")
        }
        #expect(exit?.said("is no UICollectionReusableView") == true)
    }
}
