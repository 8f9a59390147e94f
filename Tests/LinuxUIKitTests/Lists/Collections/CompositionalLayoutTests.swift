import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout, …/nscollectionlayoutgroup and its like, and
/// Apple's sample "Implementing Modern Collection Views", whose layouts (grid, columns, nested groups, badges, pinned headers) are here.
@MainActor @Suite("UICollectionViewCompositionalLayout", .timeLimit(.minutes(20)), .given(\.preparedCells, .none))
struct CompositionalLayoutTests {
    private typealias Size = NSCollectionLayoutSize
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection

    private func list(_ group: NSCollectionLayoutGroup, count: Int, configure: (Section) -> Void = { _ in }) -> NumberList {
        let section = Section(group: group)
        configure(section)
        let list = NumberList(UICollectionViewCompositionalLayout(section: section))
        list.show([Array(0..<count)])
        return list
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("Each section is as the app says, with its insets and headers, and spaces between them")
    func sections() {
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in
                let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let section = Section(group: .horizontal(layoutSize: size, subitem: item, count: index + 1))
                section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 10)
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: "header",
                    alignment: .top
                )
                let footer = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(10)),
                    elementKind: "footer",
                    alignment: .bottomTrailing
                )
                section.boundarySupplementaryItems = [header, footer]
                return section
            },
            configuration: configuration
        )
        let list = NumberList(layout)
        list.show([[0, 1], [2, 3]])
        #expect(areClose(list.frames(2), [rect(10, 35, 300, 50), rect(10, 85, 300, 50)]))
        #expect(areClose(list.frames(2, section: 1), [rect(10, 206, 150, 50), rect(160, 206, 150, 50)]))
        let path = IndexPath(item: 0, section: 1)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?.frame == rect(10, 171, 300, 30))
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "footer", at: path)?.frame == rect(210, 262, 100, 10))
        #expect(list.view.contentSize.height == 272)
        #expect(list.view.supplementaryView(forElementKind: "header", at: path)?.frame == rect(10, 171, 300, 30))
    }

    @Test("A pinned header stays at the top as long as its section is there, and no longer")
    func pinned() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let list = list(.vertical(layoutSize: size, subitems: [Item(layoutSize: size)]), count: 10) { section in
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: "header",
                    alignment: .top
                )
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
            }
            list.show([Array(0..<10), Array(10..<20)])
            device.show(list.view)
            for offset in stride(from: CGFloat(0), through: 1500, by: 37) {
                list.view.contentOffset.y = offset
                device.advanceFrames()
                let first = list.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
                let expected = min(max(offset, 0), 1030 - 30)
                if offset < 1030 {
                    #expect(first?.frame.minY == expected, "at \(offset)")
                } else {
                    #expect(first == nil, "at \(offset)")
                }
                let second = list.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 1))
                if let second { #expect(second.frame.minY == max(1030, offset), "at \(offset)") }
                #expect((second != nil) == (offset > 1030 - 480), "at \(offset)")
            }
        }
    }

    @Test("A badge lies at its item's corner")
    func badge() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        )
        let item = Item(
            layoutSize: Size(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge]
        )
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [item]
        )
        let list = list(group, count: 3) { $0.contentInsets.top = 30 }
        let view = list.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
        #expect(view?.frame == rect(190, 20, 20, 20))
        #expect((view?.layer.zPosition ?? 0) > (list.cells[1].layer.zPosition))
    }

    @Test("Sideways, groups follow each other to the right")
    func horizontal() {
        let size = Size(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = Section(group: .vertical(layoutSize: size, subitems: [item]))
        section.interGroupSpacing = 5
        let list = NumberList(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        list.show([Array(0..<3)])
        #expect(areClose(list.frames(3), [rect(0, 0, 100, 240), rect(0, 240, 100, 240), rect(105, 0, 100, 240)]))
        #expect(list.view.contentSize == CGSize(width: 205, height: 480))
    }

    @Test("A row is as high as its highest item; uniform items are all that high")
    func estimatedRows() {
        for isUniform in [false, true] {
            let height: NSCollectionLayoutDimension = isUniform ? .uniformAcrossSiblings(estimate: 30) : .estimated(30)
            let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: height))
            let group = Group.horizontal(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                subitems: [item]
            )
            let list = NumberList(UICollectionViewCompositionalLayout(section: Section(group: group)))
            list.height = { [40, 70, 20, 10][$0] }
            list.show([[0, 1, 2, 3]])
            let heights: [CGFloat] = isUniform ? [70, 70, 20, 20] : [40, 70, 20, 10]
            #expect(list.frames(4).map { $0?.height } == heights, "uniform: \(isUniform)")
            #expect(list.frames(4).map { $0?.minY } == [0, 0, 70, 70])
            #expect(list.view.contentSize.height == 90)
        }
    }

    @Test("What lies in a rectangle is found as by looking at every item, over 100 random layouts")
    func queries() {
        var generator = SeededGenerator(seed: 9)
        func dimension(_ isWidth: Bool) -> NSCollectionLayoutDimension {
            let part = CGFloat(Int.random(in: 1...10, using: &generator)) / 10
            return switch Int.random(in: 0...2, using: &generator) {
            case 0: isWidth ? .fractionalWidth(part) : .fractionalHeight(part)
            case 1: .fractionalWidth(part)
            default: .absolute(CGFloat(Int.random(in: 10...200, using: &generator)))
            }
        }
        for round in 0..<100 {
            let items = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                Item(layoutSize: Size(widthDimension: dimension(true), heightDimension: dimension(false)))
            }
            let size = Size(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(CGFloat(Int.random(in: 50...400, using: &generator)))
            )
            let section = Section(
                group: Bool.random(using: &generator)
                    ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
            )
            section.interGroupSpacing = CGFloat(Int.random(in: 0...20, using: &generator))
            let list = NumberList(UICollectionViewCompositionalLayout(section: section))
            let count = Int.random(in: 0...60, using: &generator)
            list.show([Array(0..<count), Array(100..<100 + count)])
            for _ in 0..<10 {
                let top = CGFloat.random(in: -200...2000, using: &generator)
                let area = rect(0, top, 320, CGFloat.random(in: 1...600, using: &generator))
                let found = Set(list.view.collectionViewLayout.layoutAttributesForElements(in: area)?.map(\.indexPath) ?? [])
                for section in 0..<2 {
                    for item in 0..<count {
                        guard let frame = list.frame(item, section: section), frame.height > 0, frame.width > 0 else { continue }
                        let lies = frame.minY < area.maxY && frame.maxY > area.minY && frame.minX < 320
                        // Items that stand over the edge of their group are found with their group.
                        let isInGroup = frame.height <= size.heightDimension.dimension
                        let path = IndexPath(item: item, section: section)
                        if isInGroup { #expect(found.contains(path) == lies, "seed 9, round \(round), \(path)") }
                    }
                }
            }
        }
    }

    @Test("A million items in a thousand sections of a grid cost what shows", .chosen, arguments: [100, 1_000_000])
    func million(count: Int) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            var asked = 0
            let layout = UICollectionViewCompositionalLayout { _, _ in
                asked += 1
                let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
                return Section(
                    group: .horizontal(
                        layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
                        subitems: [item]
                    )
                )
            }
            let list = NumberList(layout)
            device.show(list.view)
            let sections = count / 100
            list.show((0..<sections).map { section in Array(section * 100..<section * 100 + 100) })
            device.advanceFrames()
            #expect(list.requests == 24)
            let before = asked
            for _ in 0..<10 {
                list.view.contentOffset.y += 80
                device.advanceFrames()
            }
            #expect(list.requests == 64, "a row a step")
            #expect(asked == before, "the sections are asked for once")
            list.view.contentOffset.y = list.view.contentSize.height - 480
            device.advanceFrames()
            #expect(list.cells.last?.number == count - 1)
        }
    }

    @Test("A header and footer of all sections have index paths of one number", .chosen)
    func globalHeader() {
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(
            section: Section(group: .vertical(layoutSize: size, subitems: [Item(layoutSize: size)])),
            configuration: configuration
        )
        let list = NumberList(layout)
        list.show([[0], [1]])
        #expect(list.frame(0)?.minY == 50 && list.frame(0, section: 1)?.minY == 100)
        #expect(list.view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))?.frame == rect(0, 0, 320, 50))
    }

    @Test("A section that is not there traps", .chosen)
    func missingSection() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let list = NumberList(UICollectionViewCompositionalLayout { _, _ in nil })
            list.show([[1]])
        }
        #expect(exit?.said("invalid section definition") == true)
    }
}
