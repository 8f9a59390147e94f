import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize,
/// …/uicollectionreusableview/preferredlayoutattributesfitting(_:), …/uicollectionview/selfsizinginvalidation and
/// …/uicollectionviewlayoutinvalidationcontext/contentoffsetadjustment.
@MainActor @Suite("Self-sizing cells", .timeLimit(.minutes(20))) struct SelfSizingTests {
    /// Layouts of a list with the same estimate: what holds of one holds of the other.
    enum Kind: CaseIterable { case flow, compositional }

    private func makeList(_ kind: Kind, estimate: CGFloat = 44) -> NumberList {
        switch kind {
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 320, height: estimate)
            layout.minimumLineSpacing = 0
            return NumberList(layout)
        case .compositional:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return NumberList(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        }
    }

    private func withList(
        _ kind: Kind,
        count: Int,
        estimate: CGFloat = 44,
        height: @escaping (Int) -> CGFloat,
        _ body: (HeadlessDevice, NumberList) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let list = makeList(kind, estimate: estimate)
            list.height = height
            device.show(list.view)
            list.show([Array(0..<count)])
            device.advanceFrames()
            try body(device, list)
        }
    }

    @Test("A list of random heights has the offsets of their sums", arguments: Kind.allCases)
    func sums(kind: Kind) throws {
        for seed in 1...8 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let heights = (0..<700).map { _ in CGFloat(Int.random(in: 10...200, using: &generator)) }
            let estimate = CGFloat(Int.random(in: 20...150, using: &generator))
            try withList(kind, count: heights.count, estimate: estimate, height: { heights[$0] }) { device, list in
                // By jumps and steps forth and back, so that items are measured in all orders.
                for _ in 0..<10 {
                    list.view.contentOffset.y = CGFloat.random(in: 0...max(1, list.view.contentSize.height - 480), using: &generator)
                    device.advanceFrames()
                }
                list.view.contentOffset.y = 0
                device.advanceFrames()
                var steps = 0
                while list.view.contentOffset.y < list.view.contentSize.height - 480, steps < 2000 {
                    list.view.contentOffset.y = min(list.view.contentOffset.y + 300, list.view.contentSize.height - 480)
                    device.advanceFrames()
                    steps += 1
                }
                var sum: CGFloat = 0
                var wrong: [Int] = []
                for (item, height) in heights.enumerated() {
                    if abs((list.frame(item)?.minY ?? -1) - sum) > 0.001 || list.frame(item)?.height != height { wrong.append(item) }
                    sum += height
                }
                #expect(wrong == [], "seed \(seed)")
                #expect(abs(list.view.contentSize.height - sum) < 0.001, "seed \(seed)")
            }
        }
    }

    @Test("What shows is measured, and no more cells are made than that takes", .chosen, arguments: Kind.allCases)
    func firstScreen(kind: Kind) throws {
        try withList(kind, count: 100, estimate: 10, height: { _ in 120 }) { _, list in
            #expect(list.cells.map(\.number) == [0, 1, 2, 3])
            #expect(list.cells.map(\.frame) == (0..<4).map { CGRect(x: 0, y: CGFloat($0) * 120, width: 320, height: 120) })
            #expect(list.requests == 4)
            #expect(list.view.contentSize.height == 1440)
        }
    }

    @Test("A million items open and scroll as a hundred do", .chosen, arguments: Kind.allCases)
    func million(kind: Kind) throws {
        func cost(_ count: Int) throws -> [Int] {
            var costs: [Int] = []
            try withList(kind, count: count, height: { 60 + CGFloat($0 % 7) }) { device, list in
                costs.append(list.requests)
                TallCell.questions = 0
                for _ in 0..<30 {
                    list.view.contentOffset.y += 100
                    device.advanceFrames()
                }
                costs += [list.requests, TallCell.questions]
                list.view.contentOffset.y = list.view.contentSize.height - 480
                device.advanceFrames()
                for _ in 0..<5 {
                    list.view.contentOffset.y -= 100
                    device.advanceFrames()
                }
                costs += [list.requests, TallCell.questions]
                #expect(list.cells.allSatisfy { $0.frame.height == $0.height })
            }
            return costs
        }
        #expect(try cost(1_000_000) == cost(100))
    }

    @Test(
        "What is seen stays where it is while items before it turn out to be larger or smaller",
        .chosen,
        arguments: Kind.allCases,
        [20, 90]
    )
    func anchored(kind: Kind, height: CGFloat) throws {
        try withList(kind, count: 400, height: { height + CGFloat($0 % 5) }) { device, list in
            list.view.contentOffset.y = 6000
            device.advanceFrames()
            for step in 0..<60 {
                let before = Dictionary(
                    uniqueKeysWithValues: list.cells.map { ($0.number, $0.frame.minY - list.view.contentOffset.y) }
                )
                list.view.contentOffset.y -= 40
                device.advanceFrames()
                let after = list.cells.map { ($0.number, $0.frame.minY - list.view.contentOffset.y) }
                #expect(after.contains { before[$0.0] != nil }, "step \(step)")
                for (number, place) in after {
                    guard let known = before[number] else { continue }
                    #expect(abs(place - known - 40) < 0.001, "step \(step): item \(number) went from \(known) to \(place)")
                }
            }
        }
    }

    @Test("Items that are measured under a finger stay with it, and what was let go comes to rest", .chosen, arguments: Kind.allCases)
    func underFinger(kind: Kind) throws {
        try withList(kind, count: 400, height: { 90 + CGFloat($0 % 5) }) { device, list in
            list.view.contentOffset.y = 6000
            device.advanceFrames()
            let finger = device.drag(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 100))
            let cell = try #require(list.cells.first { $0.frame.minY - list.view.contentOffset.y > 150 })
            let place = cell.frame.minY - list.view.contentOffset.y
            device.glide([(finger, CGPoint(x: 160, y: 300))], duration: 0.1)
            #expect(abs(cell.frame.minY - list.view.contentOffset.y - place - 200) < 0.001)
            finger.lift()
            #expect(list.view.isDecelerating)
            try device.advanceUntilIdle()
            let offset = list.view.contentOffset.y
            #expect(offset < 6000 && list.cells.allSatisfy { $0.frame.height == $0.height })
            device.swipe(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
            try device.advanceUntilIdle()
            #expect(list.view.contentOffset.y > offset + 300, "a flight through items that are longer than was thought")
        }
    }

    @Test(
        "A flick through items that turn out longer than was thought goes as far as one through items of known lengths",
        .chosen,
        arguments: Kind.allCases
    )
    func flightThroughLongerItems(kind: Kind) throws {
        var ends: [CGFloat] = []
        for estimate in [6.0, 100] {
            try withList(kind, count: 200, estimate: estimate, height: { _ in 100 }) { device, list in
                device.swipe(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 40), duration: 0.05)
                try device.advanceUntilIdle()
                ends.append(list.view.contentOffset.y)
            }
        }
        #expect(ends[1] > 2000 && abs(ends[0] - ends[1]) < 2, "\(ends)")
    }

    @Test("A flight to the end comes to rest at the end that turns out", .chosen, arguments: Kind.allCases)
    func flightToEnd(kind: Kind) throws {
        try withList(kind, count: 30, height: { _ in 90 }) { device, list in
            for _ in 0..<6 {
                device.swipe(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 40), duration: 0.1)
                try device.advanceUntilIdle()
            }
            #expect(list.view.contentSize.height == 2700 && list.view.contentOffset.y == 2700 - 480)
        }
    }

    @Test("A new width asks all that shows again", arguments: Kind.allCases)
    func newWidth(kind: Kind) throws {
        try withList(kind, count: 30, height: { _ in 90 }) { device, list in
            list.height = { _ in 70 }
            for cell in list.cells { cell.height = 70 }
            list.view.frame.size.width = 300
            device.advanceFrames()
            #expect(list.cells.prefix(3).map(\.frame.height) == [70, 70, 70])
        }
    }

    @Test(
        "A cell whose natural size is invalidated is asked again, unless that is switched off",
        arguments: [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints]
    )
    func invalidation(mode: UICollectionView.SelfSizingInvalidation) throws {
        try withList(.compositional, count: 10, height: { _ in 60 }) { device, list in
            list.view.selfSizingInvalidation = mode
            for (index, cell) in list.cells.prefix(2).enumerated() {
                cell.height = 100
                if index == 0 { cell.invalidateIntrinsicContentSize() } else { cell.contentView.invalidateIntrinsicContentSize() }
            }
            device.advanceFrames()
            #expect(list.cells.prefix(3).map(\.frame.height) == (mode == .disabled ? [60, 60, 60] : [100, 100, 60]))
        }
    }

    @Test("By default cells are asked again when they say so")
    func invalidationDefault() {
        #expect(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).selfSizingInvalidation == .enabled)
    }

    @Test("A cell that is filled anew is asked again")
    func reconfigured() throws {
        try withList(.compositional, count: 10, height: { _ in 60 }) { device, list in
            list.height = { _ in 80 }
            list.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
            try device.advanceUntilIdle()
            #expect(list.cells.prefix(3).map(\.frame.height) == [60, 80, 60])
        }
    }

    @Test("What items have said goes with them when others come and go", .chosen, arguments: Kind.allCases)
    func updates(kind: Kind) throws {
        try withList(kind, count: 10, height: { 50 + CGFloat($0) }) { device, list in
            list.show([[5, 0, 1, 12, 3, 4]], animated: true)
            try device.advanceUntilIdle()
            #expect(list.cells.map(\.frame.height) == [55, 50, 51, 62, 53, 54])
            #expect(list.frames(6).map { $0?.minY } == [0, 55, 105, 156, 218, 271])
        }
    }

    private final class WishfulCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.frame.size.height = 77
            return attributes
        }
    }

    @Test("A cell says what it would like to be by its attributes; without an estimate it is not asked", arguments: [true, false])
    func preferredAttributes(isEstimated: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        if isEstimated { layout.estimatedItemSize = CGSize(width: 320, height: 50) }
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<WishfulCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        #expect(view.visibleCells.map(\.frame.height) == (isEstimated ? [77, 77] : [50, 50]))
    }

    /// A layout of the app's own that takes what cells would like to be, by Apple's methods alone.
    private final class OwnLayout: UICollectionViewLayout {
        var heights: [CGFloat] = [40, 40, 40]
        var contexts = 0
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: heights.reduce(0, +)) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 0,
                y: heights.prefix(indexPath.item).reduce(0, +),
                width: 320,
                height: heights[indexPath.item]
            )
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            guard let collectionView, collectionView.numberOfSections > 0 else { return [] }
            return (0..<collectionView.numberOfItems(inSection: 0)).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes,
                withOriginalAttributes: originalAttributes
            )
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts += context.invalidatedItemIndexPaths?.count ?? 0
            super.invalidateLayout(with: context)
        }
    }

    @Test("A layout of the app's own is asked whether it takes what a cell would like to be, and told what is invalid")
    func ownLayout() {
        let layout = OwnLayout()
        let list = NumberList(layout)
        list.height = { 60 + CGFloat($0) }
        list.show([[0, 1, 2]])
        #expect(
            list.cells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 320, height: 60), CGRect(x: 0, y: 60, width: 320, height: 61),
                CGRect(x: 0, y: 121, width: 320, height: 62),
            ]
        )
        #expect(layout.contexts == 3)
    }

    /// A line of text of the user's size.
    private final class LineCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Line"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }

    @Test(
        "Another text size asks all cells again, those that show and those that have waited for their reuse",
        .chosen,
        arguments: [false, true]
    )
    func traits(isReloaded: Bool) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480), scale: 1)) { device in
            let list = makeList(.compositional).view
            let lines = UICollectionView.CellRegistration<LineCell, Int> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
                list.dequeueConfiguredReusableCell(using: lines, for: path, item: number)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<100))
            source.apply(snapshot, animatingDifferences: false)
            device.show(list)
            device.advanceFrames()
            let before = list.visibleCells.count
            device.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            if isReloaded { list.reloadData() }
            device.advanceFrames()
            let cells = list.visibleCells.compactMap { $0 as? LineCell }
            #expect(!cells.isEmpty && cells.count < before)
            #expect(cells.allSatisfy { $0.label.font.pointSize == 53 && abs($0.bounds.height - $0.label.intrinsicContentSize.height) < 1 })
        }
    }
}
