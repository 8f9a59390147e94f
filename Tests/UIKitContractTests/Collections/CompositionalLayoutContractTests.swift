import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout, …/nscollectionlayoutgroup and its like, and
/// Apple's sample "Implementing Modern Collection Views", whose layouts of grids, columns and nested groups are here.
@MainActor @Suite("UICollectionViewCompositionalLayout", timeLimit(minutes: 20)) struct CompositionalLayoutContractTests {
    private typealias Size = NSCollectionLayoutSize
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection

    private func list(_ group: NSCollectionLayoutGroup, count: Int, configure: (Section) -> Void = { _ in }) -> ItemList {
        let section = Section(group: group)
        configure(section)
        return ItemList([count], UICollectionViewCompositionalLayout(section: section))
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("Items repeat until the group is full: a grid of five columns")
    func grid() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2))
        let list = list(.horizontal(layoutSize: size, subitems: [item]), count: 7)
        var frames = [0, 64, 128, 192, 256].map { rect($0, 0, 64, 64) }
        frames += [rect(0, 64, 64, 64), rect(64, 64, 64, 64)]
        #expect(areClose(list.frames(7), frames))
        #expect(list.view.contentSize == CGSize(width: 320, height: 128))
    }

    @Test("Insets make an item smaller in its place, and a group's contents in the group")
    func insets() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [item]
        )
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let list = list(group, count: 2)
        #expect(areClose(list.frames(2), [rect(12, 6, 144, 36), rect(162, 6, 144, 36)]))
    }

    @available(iOS 16, *)
    @Test("A count divides the group: the item's own length does not matter; repeated, it does")
    func counts() {
        let item = Item(layoutSize: Size(widthDimension: .absolute(50), heightDimension: .fractionalHeight(1)))
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let divided = Group.horizontal(layoutSize: size, subitem: item, count: 2)
        divided.interItemSpacing = .fixed(10)
        #expect(areClose(list(divided, count: 3).frames(3), [rect(0, 0, 155, 40), rect(165, 0, 155, 40), rect(0, 40, 155, 40)]))
        let repeated = Group.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
        repeated.interItemSpacing = .fixed(10)
        #expect(areClose(list(repeated, count: 3).frames(3), [rect(0, 0, 50, 40), rect(60, 0, 50, 40), rect(0, 40, 50, 40)]))
    }

    @Test("Groups stand in groups: one large item, two small ones beside it")
    func nested() {
        let large = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        let small = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let column = Group.vertical(
            layoutSize: Size(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            subitems: [small]
        )
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [large, column]
        )
        let list = list(group, count: 5) { $0.interGroupSpacing = 10 }
        #expect(
            areClose(
                list.frames(5),
                [
                    rect(0, 0, 224, 100), rect(224, 0, 96, 50), rect(224, 50, 96, 50), rect(0, 110, 224, 100),
                    rect(224, 110, 96, 50),
                ]
            )
        )
    }

    @Test("Flexible spaces take what is left over, between items and at their edges")
    func spacing() {
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let item = Item(layoutSize: Size(widthDimension: .absolute(90), heightDimension: .absolute(20)))
        let group = Group.horizontal(layoutSize: size, subitems: [item])
        group.interItemSpacing = .flexible(5)
        #expect(areClose(list(group, count: 3).frames(3), [rect(0, 0, 90, 20), rect(115, 0, 90, 20), rect(230, 0, 90, 20)]))
        let centered = Item(layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(20)))
        centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0),
            top: .fixed(4),
            trailing: .flexible(0),
            bottom: nil
        )
        #expect(areClose(list(.horizontal(layoutSize: size, subitems: [centered]), count: 1).frames(1), [rect(60, 4, 200, 20)]))
    }

    @Test("A group of the app's own arrangement has as many items as the app says, where it says")
    func custom() {
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = Group.custom(layoutSize: size) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 80)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 4, y: 20, width: width / 2, height: 80), zIndex: 3),
            ]
        }
        let list = list(group, count: 3)
        #expect(areClose(list.frames(3), [rect(0, 0, 160, 80), rect(80, 20, 160, 80), rect(0, 100, 160, 80)]))
        #expect(list.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    }
}
