import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize.
@MainActor @Suite("Self-sizing cells in the lines of a flow layout", .timeLimit(.minutes(20))) struct SelfSizingLinesTests {
    @Test("Items of sizes of their own fill the lines of a flow layout")
    func flowLines() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let list = NumberList(layout)
            var generator = SeededGenerator(seed: 5)
            let sizes = (0..<1200).map { _ in
                CGSize(
                    width: CGFloat(Int.random(in: 20...150, using: &generator)),
                    height: CGFloat(Int.random(in: 20...60, using: &generator))
                )
            }
            list.width = { sizes[$0].width }
            list.height = { sizes[$0].height }
            device.show(list.view)
            list.show([Array(sizes.indices)])
            list.view.contentOffset.y = 3000
            device.advanceFrames()
            list.view.contentOffset.y = 0
            device.advanceFrames()
            while list.view.contentOffset.y < list.view.contentSize.height - 480 {
                list.view.contentOffset.y = min(list.view.contentOffset.y + 300, list.view.contentSize.height - 480)
                device.advanceFrames()
            }
            // The same by a layout that is told the sizes.
            let source = CollectionSource([Array(sizes.indices)])
            source.size = { sizes[$0.item] }
            let told = source.makeView()
            let wrong = sizes.indices.filter { item in
                list.frame(item) != told.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
            }
            #expect(wrong == [], "seed 5")
        }
    }

    /// Whether each item lies where a layout puts it that is told the sizes: those that were measured, and the estimate of the others.
    private func misplaced(_ list: NumberList, _ numbers: [Int], _ sizes: @escaping (Int) -> CGSize) -> [Int] {
        let measured = Set(list.fillings)
        let source = CollectionSource([numbers])
        source.size = { measured.contains(numbers[$0.item]) ? sizes(numbers[$0.item]) : CGSize(width: 100, height: 20) }
        let told = source.makeView()
        return numbers.indices.filter { item in
            list.frame(item) != told.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        }
    }

    @Test("Items that were never seen stand in lines of the estimate, beside those that were measured and have moved among them", .chosen)
    func flowLinesOfEstimates() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 20)
            let list = NumberList(layout)
            let sizes: (Int) -> CGSize = { CGSize(width: 100, height: 30 + CGFloat($0 % 4) * 7) }
            list.width = { sizes($0).width }
            list.height = { sizes($0).height }
            device.show(list.view)
            list.show([Array(0..<2000)])
            device.advanceFrames()
            #expect(misplaced(list, Array(0..<2000), sizes) == [])
            list.view.contentOffset.y = list.view.contentSize.height - 480
            device.advanceFrames()
            // Wherever an item that has been measured comes to stand among those that have not, its line is as long as it.
            for place in [509, 510, 511, 512, 513, 1023, 1024] {
                var numbers = Array(100..<2000)
                numbers.insert(3, at: place)
                list.show([numbers])
                device.advanceFrames()
                #expect(misplaced(list, numbers, sizes) == [], "at \(place)")
            }
        }
    }

    @Test("Past the end, and in the last line, there are the last items", .chosen, arguments: [511, 512, 513, 514, 515])
    func flowLinesAtTheEnd(count: Int) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 20)
            let list = NumberList(layout)
            list.width = { _ in 100 }
            list.height = { _ in 20 }
            device.show(list.view)
            list.show([Array(0..<count)])
            device.advanceFrames()
            list.view.contentOffset.y = list.view.contentSize.height - 20
            device.advanceFrames()
            #expect(list.cells.last?.number == count - 1)
            list.view.contentOffset.y = list.view.contentSize.height + 5
            device.advanceFrames()
            #expect(list.cells.isEmpty)
        }
    }
}
