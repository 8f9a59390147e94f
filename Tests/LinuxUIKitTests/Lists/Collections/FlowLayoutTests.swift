import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout.
@MainActor @Suite("UICollectionViewFlowLayout", .timeLimit(.minutes(20))) struct FlowLayoutTests {
    private func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect?] {
        (0..<count).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
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

    @Test("An item that does not exist has no attributes", .chosen)
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
