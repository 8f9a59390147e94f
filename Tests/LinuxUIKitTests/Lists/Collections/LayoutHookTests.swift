import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewlayout: prepare(forCollectionViewUpdates:),
/// initialLayoutAttributesForAppearingItem(at:), finalLayoutAttributesForDisappearingItem(at:), finalizeCollectionViewUpdates(),
/// prepare(forAnimatedBoundsChange:), finalizeAnimatedBoundsChange(), prepareForTransition(to:), prepareForTransition(from:),
/// finalizeLayoutTransition(); and the page of UICollectionViewUpdateItem.
@MainActor @Suite("A layout's hooks", .timeLimit(.minutes(20))) struct LayoutHookTests {
    /// A column of items that records what it is called for.
    private final class Column: UICollectionViewFlowLayout {
        var log: [String] = []
        var initial: ((UICollectionViewLayoutAttributes) -> Void)?
        var final: ((UICollectionViewLayoutAttributes) -> Void)?

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            for item in updateItems {
                func name(_ path: IndexPath?) -> String {
                    path.map { $0.item == NSNotFound ? "\($0.section)" : "\($0.section).\($0.item)" } ?? "-"
                }
                log.append("\(item.updateAction) \(name(item.indexPathBeforeUpdate)) \(name(item.indexPathAfterUpdate))")
            }
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            log.append("finalize")
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(itemIndexPath.item)")
            guard let initial, let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
            else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
            initial(attributes)
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("final \(itemIndexPath.item)")
            guard let final else { return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            final(attributes)
            return attributes
        }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("bounds \(Int(oldBounds.width))")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            log.append("finalize bounds")
        }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
        override func finalizeLayoutTransition() { log.append("finalize transition") }
    }

    private func run(_ sections: [[Int]], _ body: (HeadlessDevice, CollectionSource, UICollectionView, Column) throws -> Void) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)) { device in
            let source = CollectionSource(sections)
            source.size = { _ in CGSize(width: 320, height: 100) }
            let view = source.makeView()
            let layout = Column()
            layout.minimumLineSpacing = 0
            view.collectionViewLayout = layout
            device.show(view)
            layout.log = []
            try body(device, source, view, layout)
        }
    }

    @Test("The changes come first, one by one, then the attributes of what goes and comes, and then the end")
    func order() throws {
        try run([[0, 1, 2]]) { device, source, view, layout in
            source.sections = [[7, 0, 2]]
            view.performBatchUpdates {
                view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
            try device.advanceUntilIdle()
            #expect(layout.log == ["delete 0.1 -", "insert - 0.0", "final 1", "initial 0", "finalize"])
        }
    }

    @Test("Moves, reloads and whole sections")
    func kinds() throws {
        try run([[0, 1, 2], [3]]) { device, source, view, layout in
            source.sections = [[2, 0, 1], [4], [3]]
            view.performBatchUpdates {
                view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
                view.reloadItems(at: [IndexPath(item: 1, section: 0)])
                view.insertSections([1])
            }
            try device.advanceUntilIdle()
            let changes = layout.log.filter { !$0.hasPrefix("initial") && !$0.hasPrefix("final") }
            #expect(changes == ["insert - 1", "reload 0.1 0.2", "move 0.2 0.0"])
            #expect(layout.log.last == "finalize")
        }
    }

    @Test("A cell that comes begins where the layout says, and one that goes ends there")
    func attributes() throws {
        try run([[0]]) { device, source, view, layout in
            layout.initial = { $0.frame.origin.x = -320 }
            source.sections = [[0, 1]]
            view.insertItems(at: [IndexPath(item: 1, section: 0)])
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            #expect(cell.frame.minX == 0 && cell.alpha == 1)
            device.advance(by: 0.1)
            let seen = try #require(cell.layer.presentation())
            #expect(seen.frame.minX < -20 && seen.frame.minX > -320)
            try device.advanceUntilIdle()
            #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
            layout.final = { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            source.sections = [[1]]
            let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            #expect(first.superview === view && first.transform.a == 0.5 && first.alpha == 1)
            try device.advanceUntilIdle()
            #expect(view.visibleCells == [cell])
        }
    }

    @Test("A cell that waits after it has gone comes back as it should be")
    func comesBack() throws {
        try run([[0]]) { device, source, view, layout in
            layout.final = { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            source.sections = [[]]
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            try device.advanceUntilIdle()
            source.sections = [[5]]
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            try device.advanceUntilIdle()
            let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
            #expect(cell.transform.isIdentity && cell.alpha == 1 && cell.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        }
    }

    @Test("A new size in an animation is announced and finished, and one without an animation isn't")
    func bounds() throws {
        try run([[0]]) { device, _, view, layout in
            view.frame.size.width = 300
            view.layoutIfNeeded()
            #expect(!layout.log.contains { $0.contains("bounds") })
            UIView.animate(withDuration: 0.2) {
                view.frame.size.width = 200
                view.layoutIfNeeded()
            }
            #expect(layout.log.filter { $0.contains("bounds") } == ["bounds 300", "finalize bounds"])
            try device.advanceUntilIdle()
        }
    }

    @Test("Both layouts are prepared for a change of layouts, and hear of its end")
    func transition() throws {
        try run([[0]]) { device, _, view, layout in
            let other = Column()
            view.setCollectionViewLayout(other, animated: true)
            try device.advanceUntilIdle()
            #expect(layout.log == ["to", "finalize transition"])
            #expect(other.log == ["from", "finalize transition"])
        }
    }
}
