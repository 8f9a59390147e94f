import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// Sections for reading from right to left: from UICollectionViewLayout.h, `flipsHorizontallyInOppositeLayoutDirection`, and the names of
/// insets, edges and behaviors, which speak of leading and trailing. The turning round of the section's own scroll view with the layout is
/// a guess.
extension OrthogonalSectionTests {
    /// Returns the cells' numbers and their places, in order, counted from the right or from the left.
    private func shown(_ list: NumberList, isMirrored: Bool) -> [String] {
        list.cells.filter { $0.number < 1000 }.map { cell in
            let frame = cell.convert(cell.bounds, to: nil)
            return "\(cell.number) at \(Double(isMirrored ? 320 - frame.maxX : frame.minX).rounded())"
        }
    }

    @Test("It begins at the right, and goes with fingers as in a mirror", .chosen, arguments: behaviors)
    func mirrored(behavior: Behavior) throws {
        var places: [[[String]]] = []
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let isMirrored = direction == .rightToLeft
            func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 320 - x : x, y: 80) }
            // Content that is no multiple of a page.
            try withList(
                behavior,
                count: 7,
                direction: direction,
                configure: { $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10) },
                { device, list, _ in
                    var seen = [shown(list, isMirrored: isMirrored)]
                    for (distance, duration) in [
                        (-40.0, 0.4), (-150, 0.1), (-260, 0.08), (120, 0.1), (-200, 0.6), (-280, 0.05), (250, 0.07), (30, 0.5),
                        (-290, 0.05), (-290, 0.05), (-290, 0.05), (-290, 0.05), (290, 0.05), (290, 0.3),
                    ] {
                        let start = distance < 0 ? 300.0 : 20
                        device.swipe(from: point(start), to: point(start + distance), duration: duration)
                        try device.advanceUntilIdle()
                        seen.append(shown(list, isMirrored: isMirrored))
                    }
                    places.append(seen)
                }
            )
        }
        #expect(places[0] == places[1])
        #expect(Set(places[0]).count > 3)
    }

    @Test("Less than fills the room lies at the right", .chosen)
    func short() throws {
        try withList(.continuous, count: 1, direction: .rightToLeft) { _, list, inner in
            #expect(shown(list, isMirrored: true) == ["0 at 0.0"])
            #expect(inner.contentOffset == .zero && inner.contentSize.width == 200)
        }
    }

    @Test("What is seen stays when more comes at its end, also in a drag, and when the reading direction changes", .chosen)
    func stays() throws {
        try withList(.continuous, direction: .rightToLeft) { device, list, inner in
            inner.contentOffset.x += 500
            device.advanceFrames()
            let before = shown(list, isMirrored: true)
            #expect(before == ["2 at -80.0", "3 at 130.0"])
            let finger = device.drag(from: CGPoint(x: 160, y: 80), to: CGPoint(x: 100, y: 80))
            let dragged = shown(list, isMirrored: true)
            #expect(dragged != before)
            list.show([Array(0..<40), Array(1_000_000_000..<1_000_000_030)])
            device.advanceFrames()
            #expect(shown(list, isMirrored: true) == dragged)
            finger.move(to: CGPoint(x: 90, y: 80))
            let moved = shown(list, isMirrored: true)
            #expect(moved != dragged)
            finger.move(to: CGPoint(x: 100, y: 80))
            #expect(shown(list, isMirrored: true) == dragged)
            device.advance(by: 0.5)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(shown(list, isMirrored: true) == dragged)
            device.setLayoutDirection(.leftToRight)
            device.advanceFrames()
            #expect(shown(list, isMirrored: false) == dragged)
            device.setLayoutDirection(.rightToLeft)
            device.advanceFrames()
            #expect(shown(list, isMirrored: true) == dragged)
        }
    }

    @Test("A section that has gone out of sight comes back as far as it had been read", .chosen)
    func comesBackMirrored() throws {
        try withList(.continuous, direction: .rightToLeft) { device, list, inner in
            inner.contentOffset.x += 500
            device.advanceFrames()
            list.view.contentOffset.y = 1000
            device.advanceFrames()
            #expect(inner.superview == nil)
            list.view.contentOffset.y = 0
            device.advanceFrames()
            #expect(shown(list, isMirrored: true) == ["2 at -80.0", "3 at 130.0"])
        }
    }

    @Test("Elements are found and handed to the handler where they show", .chosen)
    func elementsMirrored() throws {
        var places: [String] = []
        try withList(
            .continuous,
            direction: .rightToLeft,
            configure: { section in
                section.visibleItemsInvalidationHandler = { items, offset, _ in
                    places = items.filter { $0.representedElementCategory == .cell }.map {
                        "\($0.indexPath.item) at \(Double($0.frame.minX - offset.x))"
                    }
                }
            },
            { device, list, inner in
                inner.contentOffset.x += 500
                device.advanceFrames()
                #expect(places == ["2 at -80.0", "3 at 130.0"])
                #expect(list.view.indexPathForItem(at: CGPoint(x: 5, y: 80)) == IndexPath(item: 2, section: 0))
                device.tap(at: CGPoint(x: 70, y: 80))
                #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
            }
        )
    }

    @Test(
        "Groups that say their widths themselves follow one another from the right, and what is seen stays while those before it change",
        .chosen
    )
    func estimatedWidthsMirrored() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            device.setLayoutDirection(.rightToLeft)
            let size = Size(widthDimension: .estimated(50), heightDimension: .absolute(40))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            )
            section.orthogonalScrollingBehavior = .continuous
            let list = NumberList(UICollectionViewCompositionalLayout(section: section))
            list.width = { 60 + CGFloat($0 % 5) * 10 }
            device.show(list.view)
            list.show([Array(0..<100)])
            device.advanceFrames()
            let inner = try #require(list.cells.first?.superview as? UIScrollView)
            #expect(shown(list, isMirrored: true).prefix(4) == ["0 at 0.0", "1 at 60.0", "2 at 130.0", "3 at 210.0"])
            // Into the middle at once, and back: all before it are as wide as they were thought, and turn out to be wider.
            inner.contentOffset.x += 2000
            device.advanceFrames()
            for _ in 0..<40 {
                let before = shown(list, isMirrored: true)
                inner.contentOffset.x -= 30
                device.advanceFrames()
                let after = shown(list, isMirrored: true)
                let moved = before.dropLast(2).compactMap { text -> String? in
                    let parts = text.split(separator: " ")
                    return Double(parts[2]).map { "\(parts[0]) at \($0 + 30)" }
                }
                #expect(moved.allSatisfy(after.contains), "\(before) to \(after)")
            }
        }
    }

    @Test("In a layout that scrolls sideways, a section's own scroll view and its cells lie as in a mirror", .chosen)
    func sideways() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            device.setLayoutDirection(.rightToLeft)
            let whole = Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            let size = Size(widthDimension: .absolute(100), heightDimension: .absolute(200))
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { index, _ in
                    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
                    let section = NSCollectionLayoutSection(group: group)
                    if index == 0 { section.orthogonalScrollingBehavior = .continuous }
                    return section
                },
                configuration: configuration
            )
            let list = NumberList(layout)
            device.show(list.view)
            list.show([Array(0..<10), Array(1000..<1010)])
            device.advanceFrames()
            #expect(list.view.contentSize == CGSize(width: 1100, height: 480))
            #expect(list.view.contentOffset == .zero)
            let inner = try #require(list.cells.first { $0.number < 1000 }?.superview as? UIScrollView)
            #expect(inner !== list.view && inner.frame == CGRect(x: 0, y: 0, width: 100, height: 480))
            #expect(list.cells.map(\.number) == [0, 1, 2, 1000, 1001, 1002])
            let first = try #require(list.cells.first)
            #expect(first.convert(first.bounds, to: nil) == CGRect(x: 220, y: 0, width: 100, height: 200))
            inner.contentOffset.y = 300
            device.advanceFrames()
            #expect(list.cells.map(\.number) == [1, 2, 3, 1000, 1001, 1002])
            list.view.contentOffset.x = 780
            device.advanceFrames()
            #expect(list.cells.map(\.number) == [1007, 1008, 1009] || list.cells.map(\.number) == [1006, 1007, 1008, 1009])
        }
    }
}
