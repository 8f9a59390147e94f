import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From UICollectionViewLayout.h, `flipsHorizontallyInOppositeLayoutDirection`: "a UICollectionView showing this layout will ensure its
/// bounds.origin is always found at the leading edge, flipping its coordinate system horizontally if necessary", and from
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/developmentlayoutdirection. That offsets are counted from the
/// right then is reported as well (CruGlobal/godtools-swift, PageNavigationCollectionViewCenteredLayout.swift).
@MainActor @Suite("Collection views where reading goes from right to left", .timeLimit(.minutes(20))) struct CollectionDirectionTests {
    /// Layouts that scroll sideways, of cells of 100 × 480 points.
    enum Kind: CaseIterable {
        case flow, compositional, own
    }

    private final class TurningFlowLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    /// A layout of the app's own, by Apple's methods alone.
    private class OwnLayout: UICollectionViewLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 480) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 480)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            guard let collectionView, collectionView.numberOfSections > 0 else { return [] }
            let paths = (0..<collectionView.numberOfItems(inSection: 0)).map { IndexPath(item: $0, section: 0) }
            return paths.compactMap { layoutAttributesForItem(at: $0) }.filter { $0.frame.intersects(rect) }
        }
    }

    private final class OwnLayoutFromTheRight: OwnLayout {
        override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }

    private func makeLayout(_ kind: Kind) -> UICollectionViewLayout {
        switch kind {
        case .flow:
            let layout = TurningFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 100, height: 480)
            layout.minimumLineSpacing = 0
            return layout
        case .compositional:
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group), configuration: configuration)
        case .own: return OwnLayout()
        }
    }

    private func withList(
        _ layout: UICollectionViewLayout,
        direction: UITraitEnvironmentLayoutDirection = .rightToLeft,
        safeArea: UIEdgeInsets = .zero,
        _ body: (HeadlessDevice, NumberList) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480), safeAreaInsets: safeArea)) { device in
            device.setLayoutDirection(direction)
            let list = NumberList(layout)
            device.show(UIView()).addSubview(list.view)
            list.show([Array(0..<20)])
            device.advanceFrames()
            try body(device, list)
        }
    }

    /// Returns the cells' numbers and their places on screen, counted from the right edge.
    private func seen(_ list: NumberList) -> [String] {
        list.cells.map { "\($0.number) at \(Int((320 - $0.convert($0.bounds, to: nil).maxX).rounded()))" }
    }

    @Test("The first item is at the right, and offsets and places are counted from there", arguments: Kind.allCases)
    func beginning(kind: Kind) throws {
        try withList(makeLayout(kind)) { device, list in
            #expect(list.view.contentOffset == .zero && list.view.contentSize.width == 2000)
            #expect(seen(list) == ["0 at 0", "1 at 100", "2 at 200", "3 at 300"])
            #expect(list.cells.map(\.frame.minX) == [0, 100, 200, 300])
            let second = list.cells[1]
            #expect(list.view.convert(CGPoint(x: 130, y: 10), to: nil) == CGPoint(x: 190, y: 10))
            #expect(second.convert(CGPoint(x: 20, y: 10), to: nil) == CGPoint(x: 140, y: 10), "what is in a cell is not turned round")
            #expect(second.convert(CGPoint(x: 20, y: 10), to: list.view) == CGPoint(x: 180, y: 10))
            #expect(second.convert(second.bounds, from: list.cells[0]) == CGRect(x: 100, y: 0, width: 100, height: 480))
            list.view.contentOffset.x = 1680
            device.advanceFrames()
            #expect(seen(list) == ["16 at -80", "17 at 20", "18 at 120", "19 at 220"])
        }
    }

    @Test(
        "Fingers go as in a mirror: one that goes to the right brings on what follows, and each is where it is seen",
        arguments: Kind.allCases
    )
    func fingers(kind: Kind) throws {
        try withList(makeLayout(kind)) { device, list in
            let finger = device.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 170, y: 100))
            let offset = list.view.contentOffset.x
            #expect(offset > 90 && offset <= 120)
            finger.move(to: CGPoint(x: 190, y: 100))
            #expect(list.view.contentOffset.x == offset + 20)
            let pan = list.view.panGestureRecognizer
            #expect(pan.translation(in: list.view).x < 0 && pan.translation(in: nil).x > 0)
            device.advance(by: 0.5)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(list.view.contentOffset.x == offset + 20)
            list.view.contentOffset.x = 150
            device.advanceFrames()
            for (x, number) in [(310.0, 1), (90, 3)] {
                let hit = list.view.window?.hitTest(CGPoint(x: x, y: 100), with: nil)
                #expect(sequence(first: hit, next: { $0?.superview }).contains { ($0 as? TallCell)?.number == number })
            }
            device.tap(at: CGPoint(x: 310, y: 100))
            #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
            device.tap(at: CGPoint(x: 90, y: 100))
            #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
            // The released list flies on, and stops at the end.
            for _ in 0..<8 { device.swipe(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 300, y: 100), duration: 0.06) }
            try device.advanceUntilIdle()
            #expect(list.view.contentOffset.x == 1680)
        }
    }

    @Test("Pictures have the cells where they are, and not mirrored", arguments: Kind.allCases)
    func picture(kind: Kind) throws {
        try withList(makeLayout(kind)) { device, list in
            for cell in list.cells {
                let red = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 480))
                red.backgroundColor = .red
                cell.contentView.addSubview(red)
                cell.contentView.backgroundColor = cell.number == 1 ? .green : .white
            }
            func color(_ picture: Picture, _ x: CGFloat) -> [UInt8] {
                let color = picture.color(at: CGPoint(x: x, y: 100))
                return [color.red, color.green, color.blue].map { $0 > 127 ? 1 : 0 }
            }
            let screen = device.screenshot()
            #expect([225, 245, 255, 315].map { color(screen, $0) } == [[1, 0, 0], [1, 0, 0], [1, 1, 1], [1, 1, 1]])
            #expect([125, 145, 155, 215].map { color(screen, $0) } == [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 0]])
            let area = CGRect(x: 100, y: 0, width: 100, height: 480)
            let snapshot = list.view.resizableSnapshotView(from: area, afterScreenUpdates: true, withCapInsets: .zero)
            try list.view.superview?.addSubview(#require(snapshot))
            let copy = device.screenshot()
            #expect([5, 45, 95].map { color(copy, $0) } == [125, 165, 215].map { color(screen, $0) })
        }
    }

    @Test("When the reading direction changes, what has been read stays, and is seen at the other side", .chosen, arguments: Kind.allCases)
    func change(kind: Kind) throws {
        try withList(makeLayout(kind), direction: .leftToRight) { device, list in
            list.view.contentOffset.x = 250
            device.advanceFrames()
            #expect(list.cells.map { $0.convert($0.bounds, to: nil).minX } == [-50, 50, 150, 250])
            device.setLayoutDirection(.rightToLeft)
            device.advanceFrames()
            #expect(list.view.contentOffset.x == 250)
            #expect(seen(list) == ["2 at -50", "3 at 50", "4 at 150", "5 at 250"])
        }
    }

    @Test("In a scroll view that scrolls on, a finger that goes back from the beginning moves that one", .chosen)
    func nested() throws {
        try withList(makeLayout(.compositional)) { device, list in
            let outer = UIScrollView(frame: list.view.frame)
            outer.contentSize = CGSize(width: 640, height: 480)
            list.view.superview?.addSubview(outer)
            outer.addSubview(list.view)
            device.advanceFrames()
            device.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100)).lift()
            #expect(outer.contentOffset.x > 50 && list.view.contentOffset.x == 0)
            try device.advanceUntilIdle()
            outer.contentOffset.x = 0
            device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100)).lift()
            #expect(outer.contentOffset.x == 0 && list.view.contentOffset.x > 50)
            try device.advanceUntilIdle()
        }
    }

    @Test("The notch is where it is: at the trailing side, where the last item keeps clear of it", .chosen)
    func notch() throws {
        try withList(makeLayout(.compositional), safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)) { device, list in
            list.view.contentInsetAdjustmentBehavior = .always
            device.advanceFrames()
            #expect(list.view.adjustedContentInset.right == 40 && list.view.adjustedContentInset.left == 0)
            #expect(seen(list).first == "0 at 0")
            for _ in 0..<8 { device.swipe(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 310, y: 100), duration: 0.06) }
            try device.advanceUntilIdle()
            #expect(seen(list).last == "19 at 180")
        }
    }

    @Test("The bar that shows the place is at the left", .chosen)
    func indicator() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        try withList(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))) { device, list in
            list.view.backgroundColor = .white
            let finger = device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 180))
            let picture = device.screenshot()
            let white = Picture.Pixel(red: 255, green: 255, blue: 255)
            #expect(picture.color(at: CGPoint(x: 4.5, y: 20)) != white && picture.color(at: CGPoint(x: 315.5, y: 20)) == white)
            finger.lift()
            try device.advanceUntilIdle()
        }
    }

    @Test("A layout that asks for nothing is left as it is, and one that was written for reading from the right is turned for the left")
    func others() throws {
        let plain = UICollectionViewFlowLayout()
        plain.scrollDirection = .horizontal
        plain.itemSize = CGSize(width: 100, height: 480)
        plain.minimumLineSpacing = 0
        #expect(!plain.flipsHorizontallyInOppositeLayoutDirection && plain.developmentLayoutDirection == .leftToRight)
        for (layout, direction) in [(plain, .rightToLeft), (OwnLayoutFromTheRight(), .rightToLeft)]
            as [(_, UITraitEnvironmentLayoutDirection)]
        {
            try withList(layout, direction: direction) { _, list in
                #expect(list.cells.map { $0.convert($0.bounds, to: nil).minX } == [0, 100, 200, 300])
            }
        }
        try withList(OwnLayoutFromTheRight(), direction: .leftToRight) { _, list in
            #expect(seen(list) == ["0 at 0", "1 at 100", "2 at 200", "3 at 300"])
        }
    }

    @Test("In rows of two the first is at the right; headers, sides and the safe area of each go with where it is seen", .chosen)
    func rows() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
        let layout = UICollectionViewCompositionalLayout(section: section)
        try withList(layout, safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)) { _, list in
            layout.invalidateLayout()
            list.view.layoutIfNeeded()
            // The safe area is 40 points at the left, which is the trailing side.
            #expect(list.cells.prefix(2).map { $0.convert($0.bounds, to: nil).minX } == [170, 40])
            #expect(list.cells.prefix(2).map(\.frame.minX) == [20, 150])
            list.view.frame.size.width = 300
            list.view.layoutIfNeeded()
            #expect(list.cells.prefix(2).map { $0.convert($0.bounds, to: nil).minX } == [160, 40])
            #expect(list.cells.prefix(2).map(\.safeAreaInsets.left) == [0, 0])
            section.contentInsetsReference = .layoutMargins
            list.view.insetsLayoutMarginsFromSafeArea = false
            list.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
            layout.invalidateLayout()
            list.view.layoutIfNeeded()
            let edges = list.cells.prefix(2).map { $0.convert($0.bounds, to: nil) }
            #expect(edges.first?.maxX == 250 && edges.last?.minX == 50)
            section.contentInsetsReference = .none
            layout.invalidateLayout()
            list.view.layoutIfNeeded()
            #expect(list.cells.prefix(2).map { $0.convert($0.bounds, to: nil).minX } == [140, 0])
            #expect(list.cells.prefix(2).map(\.safeAreaInsets.left) == [0, 40])
        }
    }
}
