import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior and its cases,
/// …/nscollectionlayoutsection/orthogonalscrollingbehavior and …/visibleitemsinvalidationhandler. That the cells are in a scroll view
/// inside the collection view is seen in view hierarchies everywhere.
@MainActor @Suite("Sections that scroll across", .timeLimit(.minutes(20))) struct OrthogonalSectionTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    typealias Size = NSCollectionLayoutSize

    /// Groups of 200 × 100 points with 10 between them, below a header of 30; then a list.
    private func makeList(_ behavior: Behavior, configure: @escaping (NSCollectionLayoutSection) -> Void = { _ in }) -> NumberList {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            )
            let size = Size(
                widthDimension: index == 0 ? .absolute(200) : .fractionalWidth(1),
                heightDimension: .absolute(100)
            )
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            guard index == 0 else { return section }
            section.interGroupSpacing = 10
            section.orthogonalScrollingBehavior = behavior
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: "header",
                    alignment: .top
                )
            ]
            configure(section)
            return section
        }
        return NumberList(layout)
    }

    func withList(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        count: Int = 20,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        configure: @escaping (NSCollectionLayoutSection) -> Void = { _ in },
        _ body: (HeadlessDevice, NumberList, UIScrollView) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            device.setLayoutDirection(direction)
            let list = makeList(behavior, configure: configure)
            device.show(list.view)
            list.show([Array(0..<count), Array(1_000_000_000..<1_000_000_030)])
            device.advanceFrames()
            let inner = try #require(list.cells.first?.superview as? UIScrollView)
            try body(device, list, inner)
        }
    }

    nonisolated static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

    @Test(
        "The section's cells are in a scroll view inside the collection view, its header and other cells are not",
        .chosen,
        arguments: behaviors
    )
    func hierarchy(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        try withList(behavior) { _, list, inner in
            #expect(inner !== list.view && inner.superview === list.view)
            #expect(inner.frame == CGRect(x: 0, y: 30, width: 320, height: 100))
            let across = list.cells.filter { $0.number < 1000 }
            #expect(across.allSatisfy { $0.superview === inner } && across.map(\.number) == Array(0..<across.count))
            #expect(list.cells.filter { $0.number >= 1000 }.allSatisfy { $0.superview === list.view })
            let header = list.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
            #expect(header?.superview === list.view)
            let first = try #require(across.first)
            let middle = behavior == .groupPagingCentered ? 60.0 : 0
            #expect(first.convert(first.bounds, to: list.view) == CGRect(x: middle, y: 30, width: 200, height: 100))
        }
    }

    @Test("Without a behavior the cells are in the collection view")
    func none() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let list = makeList(.none)
            device.show(list.view)
            list.show([[0, 1], []])
            device.advanceFrames()
            #expect(list.cells.allSatisfy { $0.superview === list.view })
        }
    }

    /// Returns whether a behavior lets the section rest at an offset.
    private func rests(_ offset: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, end: CGFloat) -> Bool {
        func isMultiple(_ value: CGFloat, of step: CGFloat) -> Bool { abs(value / step - (value / step).rounded()) * step < 0.51 }
        if abs(offset - end) < 0.51 { return true }
        return switch behavior {
        case .none, .continuous: true
        case .continuousGroupLeadingBoundary, .groupPaging: isMultiple(offset, of: 210)
        case .groupPagingCentered: isMultiple(offset + 60, of: 210)
        case .paging: isMultiple(offset, of: 320)
        @unknown default: false
        }
    }

    @Test("However fingers let it go, it rests where its behavior says", arguments: behaviors)
    func resting(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        try withList(behavior) { device, _, inner in
            let end = inner.contentSize.width + inner.contentInset.right - 320
            let isByGroups = behavior == .groupPaging || behavior == .groupPagingCentered
            for (distance, duration) in [
                (-40.0, 0.4), (-150, 0.1), (-260, 0.08), (120, 0.1), (-200, 0.6), (-280, 0.05), (250, 0.07), (30, 0.5),
            ] {
                let before = inner.contentOffset.x
                let start = distance < 0 ? 300.0 : 20
                device.swipe(from: CGPoint(x: start, y: 80), to: CGPoint(x: start + distance, y: 80), duration: duration)
                try device.advanceUntilIdle()
                let offset = inner.contentOffset.x
                #expect(rests(offset, behavior, end: end), "\(behavior) rests at \(offset) after \(distance) in \(duration) s")
                if isByGroups { #expect(abs(offset - before) <= 211, "no more than one group: from \(before) to \(offset)") }
                if behavior == .paging { #expect(abs(offset - before) <= 321, "no more than one page") }
                #expect((offset - before) * distance <= 0, "the content goes with the finger")
            }
            #expect(inner.contentOffset.x > 0)
        }
    }

    // The section's way to its resting place is Apple's affair. By the cases of the behavior, the section gets there after a finger that
    // stopped it lifts, and after its drag is taken away.
    @Test("Stopped by a finger between two groups, or with its drag taken away, it rests where its behavior says", arguments: behaviors)
    func stopped(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        try withList(behavior) { device, _, inner in
            let end = inner.contentSize.width + inner.contentInset.right - 320
            device.swipe(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 200, y: 80))
            device.advance(by: 0.05)
            let between = inner.contentOffset.x
            #expect(inner.isDecelerating && (behavior == .continuous || !rests(between, behavior, end: end)))
            let finger = device.touchDown(at: CGPoint(x: 160, y: 80))
            device.advance(by: 0.3)
            #expect(inner.contentOffset.x == between)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(rests(inner.contentOffset.x, behavior, end: end) && (behavior == .continuous) == (inner.contentOffset.x == between))
            let drag = device.drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 220, y: 80))
            inner.panGestureRecognizer.isEnabled = false
            inner.panGestureRecognizer.isEnabled = true
            try device.advanceUntilIdle()
            #expect(rests(inner.contentOffset.x, behavior, end: end))
            drag.lift()
        }
    }

    @Test("A fast swipe goes on by one group, a slow short one goes back", .chosen)
    func oneGroup() throws {
        try withList(.groupPaging) { device, _, inner in
            device.swipe(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 220, y: 80), duration: 0.08)
            try device.advanceUntilIdle()
            #expect(inner.contentOffset.x == 210)
            let finger = device.drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 250, y: 80))
            device.advance(by: 0.5)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(inner.contentOffset.x == 210)
        }
    }

    @Test("Across goes the section, down goes the list", arguments: behaviors)
    func directions(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        try withList(behavior) { device, list, inner in
            device.swipe(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 100, y: 80))
            try device.advanceUntilIdle()
            #expect(list.view.contentOffset.y == 0 && inner.contentOffset.x > 0)
            let across = inner.contentOffset.x
            device.swipe(from: CGPoint(x: 160, y: 110), to: CGPoint(x: 160, y: 60))
            try device.advanceUntilIdle()
            #expect(list.view.contentOffset.y > 0 && inner.contentOffset.x == across)
        }
    }

    @Test("A section that has gone out of sight comes back as far as it had scrolled", .chosen)
    func comesBack() throws {
        try withList(.continuous) { device, list, inner in
            inner.contentOffset.x = 500
            device.advanceFrames()
            let numbers = list.cells.map(\.number).filter { $0 < 1000 }
            #expect(numbers == [2, 3])
            list.view.contentOffset.y = 1000
            device.advanceFrames()
            #expect(inner.superview == nil && !list.cells.contains { $0.number < 1000 })
            list.view.contentOffset.y = 0
            device.advanceFrames()
            let cell = try #require(list.cells.first)
            #expect((cell.superview as? UIScrollView)?.contentOffset.x == 500 && cell.number == 2)
        }
    }

    @Test("Cells are made as they come into sight, also of a million", .chosen, arguments: [100, 1_000_000])
    func million(count: Int) throws {
        try withList(.continuous, count: count) { device, list, inner in
            let before = list.requests
            for _ in 0..<20 {
                inner.contentOffset.x += 210
                device.advanceFrames()
            }
            #expect(list.requests == before + 20)
            inner.contentOffset.x = inner.contentSize.width - 320
            device.advanceFrames()
            #expect(list.cells.filter { $0.number < 1_000_000_000 }.last?.number == count - 1)
        }
    }

    @Test("The item under a finger is found where it has scrolled to")
    func hits() throws {
        try withList(.continuous) { device, list, inner in
            inner.contentOffset.x = 420
            device.advanceFrames()
            #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 80)) == IndexPath(item: 2, section: 0))
            device.tap(at: CGPoint(x: 250, y: 80))
            #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        }
    }

    @Test("The handler sees the section's elements and its offset whenever it scrolls, and what it changes shows")
    func handler() throws {
        var offsets: [CGFloat] = []
        try withList(
            .continuous,
            configure: { section in
                section.visibleItemsInvalidationHandler = { items, offset, environment in
                    offsets.append(offset.x)
                    for item in items where item.representedElementCategory == .cell {
                        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                        let scale = max(0.5, 1 - distance / 1000)
                        item.transform = CGAffineTransform(scaleX: scale, y: scale)
                        item.alpha = scale
                    }
                }
            },
            { device, list, inner in
                inner.contentOffset.x = 250
                device.advanceFrames()
                #expect(offsets.last == 250)
                let cell = try #require(list.cells.first { $0.number == 1 })
                #expect(abs(cell.alpha - 0.9) < 0.001 && abs(cell.transform.a - 0.9) < 0.001, "310 is 100 from the middle, 410")
            }
        )
    }

    @Test("Groups that say their widths themselves rest where they turn out to begin", .chosen)
    func estimatedWidths() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let size = Size(widthDimension: .estimated(50), heightDimension: .absolute(40))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            )
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
            let list = NumberList(UICollectionViewCompositionalLayout(section: section))
            list.width = { 60 + CGFloat($0) * 10 }
            device.show(list.view)
            list.show([Array(0..<20)])
            device.advanceFrames()
            #expect(list.frames(3).map { $0?.minX } == [0, 60, 130])
            device.swipe(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 150, y: 20))
            try device.advanceUntilIdle()
            let inner = try #require(list.cells.first?.superview as? UIScrollView)
            let starts: [CGFloat] = (0..<20).map { (item: Int) -> CGFloat in CGFloat(item * 60 + item * (item - 1) * 5) }
            #expect(inner.contentOffset.x > 0 && starts.contains { abs($0 - inner.contentOffset.x) < 0.51 })
        }
    }

    @Test("Sections that go and come take their scroll views along", .chosen)
    func updates() throws {
        try withList(.continuous) { device, list, inner in
            inner.contentOffset.x = 300
            device.advanceFrames()
            list.show([Array(1..<20), Array(1_000_000_000..<1_000_000_030)], animated: true)
            try device.advanceUntilIdle()
            #expect(inner.superview === list.view && inner.contentOffset.x == 300)
            #expect(list.cells.first?.number == 2)
            list.show([[], Array(1_000_000_000..<1_000_000_030)], animated: true)
            try device.advanceUntilIdle()
            #expect(inner.superview == nil && list.cells.first?.number == 1_000_000_000)
        }
    }
}
