import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout.
@MainActor @Suite("UICollectionViewFlowLayout", .timeLimit(.minutes(20))) struct FlowLayoutTests {
    private func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect?] {
        (0..<count).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    @Test("Items fill lines, spread to both edges, and a last line keeps to the grid")
    func grid() {
        let source = CollectionSource([Array(0..<5)])
        let view = source.makeView()
        view.delegate = nil
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 90, height: 60)
        let gap = (320.0 - 3 * 90) / 2
        let expected = [
            CGRect(x: 0, y: 0, width: 90, height: 60), CGRect(x: 90 + gap, y: 0, width: 90, height: 60),
            CGRect(x: 2 * (90 + gap), y: 0, width: 90, height: 60), CGRect(x: 0, y: 70, width: 90, height: 60),
            CGRect(x: 90 + gap, y: 70, width: 90, height: 60),
        ]
        #expect(frames(view, 5) == expected)
        #expect(view.contentSize == CGSize(width: 320, height: 130))
    }

    @Test("Insets, headers and footers lie around the items, section after section")
    func sections() {
        let source = CollectionSource([[1], [2, 3]])
        source.size = { _ in CGSize(width: 320, height: 40) }
        let view = source.makeView()
        let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        layout?.headerReferenceSize = CGSize(width: 0, height: 20)
        layout?.footerReferenceSize = CGSize(width: 0, height: 10)
        #expect(frames(view, 1) == [CGRect(x: 0, y: 25, width: 320, height: 40)])
        #expect(frames(view, 2, section: 1).map { $0?.minY } == [107, 157])
        let kind = UICollectionView.elementKindSectionFooter
        let footer = layout?.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 1))
        #expect(footer?.frame == CGRect(x: 0, y: 204, width: 320, height: 10))
        #expect(view.contentSize.height == 214)
    }

    @Test("Lines break where the next item does not fit, and are as high as their highest item, the others in the middle")
    func ownSizes() {
        let source = CollectionSource([[0, 1, 2]])
        let sizes = [CGSize(width: 100, height: 40), CGSize(width: 150, height: 80), CGSize(width: 200, height: 30)]
        source.size = { sizes[$0.item] }
        let view = source.makeView()
        #expect(frames(view, 2) == [CGRect(x: 0, y: 20, width: 100, height: 40), CGRect(x: 170, y: 0, width: 150, height: 80)])
        #expect(frames(view, 3)[2]?.minY == 90)
    }

    @Test("Sideways, lines are columns")
    func horizontal() {
        let source = CollectionSource([Array(0..<3)])
        let view = source.makeView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
        source.size = { _ in CGSize(width: 90, height: 95) }
        #expect(frames(view, 3).map { $0?.origin } == [.zero, CGPoint(x: 0, y: 105), CGPoint(x: 100, y: 0)])
        #expect(view.contentSize == CGSize(width: 190, height: 200))
    }

    @Test("What lies in a rectangle is found by bisection as by looking at every item, over 300 random layouts")
    func queries() {
        var generator = SeededGenerator(seed: 77)
        for round in 0..<300 {
            let counts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in Int.random(in: 0...40, using: &generator) }
            var sizes: [IndexPath: CGSize] = [:]
            for (section, count) in counts.enumerated() {
                for item in 0..<count {
                    let size = CGSize(
                        width: CGFloat(Int.random(in: 20...200, using: &generator)),
                        height: CGFloat(Int.random(in: 10...120, using: &generator))
                    )
                    sizes[IndexPath(item: item, section: section)] = size
                }
            }
            let source = CollectionSource(counts.map { Array(0..<$0) })
            source.size = { sizes[$0] ?? .zero }
            let view = source.makeView()
            view.layoutIfNeeded()
            let rect = CGRect(
                x: CGFloat(Int.random(in: 0...200, using: &generator)),
                y: CGFloat(Int.random(in: -50...1500, using: &generator)),
                width: CGFloat(Int.random(in: 1...320, using: &generator)),
                height: CGFloat(Int.random(in: 1...600, using: &generator))
            )
            let found = (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath)
            // Neighbours, which have but an edge in common, do not show.
            let area = rect.insetBy(dx: 0.25, dy: 0.25)
            let expected = sizes.keys.filter { view.layoutAttributesForItem(at: $0)?.frame.intersects(area) ?? false }.sorted()
            #expect(found == expected, "seed 77, round \(round)")
        }
    }

    @Test("A new width makes the layout anew, a new offset does not")
    func invalidation() {
        let source = CollectionSource([Array(0..<10)])
        let view = source.makeView()
        view.layoutIfNeeded()
        let asked = source.sizeRequests
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(source.sizeRequests == asked)
        view.frame.size.width = 210
        view.layoutIfNeeded()
        #expect(source.sizeRequests == asked + 10)
        #expect(frames(view, 3).map { $0?.origin } == [.zero, CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 110)])
    }

    @Test("The layout chooses where scrolling ends; the velocity is in points a second")
    func targetContentOffset() throws {
        final class SnappingLayout: UICollectionViewFlowLayout {
            var velocity = CGPoint.zero

            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint,
                withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                self.velocity = velocity
                return CGPoint(x: 0, y: (proposedContentOffset.y / 110).rounded() * 110)
            }
        }
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CollectionSource([Array(0..<300)])
            let view = source.makeView()
            let layout = SnappingLayout()
            view.setCollectionViewLayout(layout, animated: false)
            device.show(view)
            device.swipe(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.2)
            try device.advanceUntilIdle()
            #expect(abs(layout.velocity.y - 1000) < 1e-6)
            #expect(view.contentOffset.y > 500)
            #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 110) == 0)
        }
    }

    // https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout
    @Test("A layout that is assigned counts from the next pass, and the old one has no view any more")
    func assignedLayout() throws {
        let source = CollectionSource([[1, 2]])
        let view = source.makeView()
        view.layoutIfNeeded()
        let old = view.collectionViewLayout
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 7, left: 9, bottom: 0, right: 0)
        view.collectionViewLayout = layout
        #expect(old.collectionView == nil && layout.collectionView === view)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.frame.origin == CGPoint(x: 9, y: 7))
    }

    @Test("An item that does not exist has no attributes")
    func missing() {
        let source = CollectionSource([[1]])
        let view = source.makeView()
        // The one that exists has some: without its source the view would have no items at all.
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) != nil)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 4)) == nil)
        withExtendedLifetime(source) {}
    }
}
