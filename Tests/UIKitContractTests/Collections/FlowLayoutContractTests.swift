import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout.
@MainActor @Suite("UICollectionViewFlowLayout", timeLimit(minutes: 20)) struct FlowLayoutContractTests {
    private let layout = UICollectionViewFlowLayout()

    init() {
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
    }

    @Test("Items fill lines, spread to both edges, and a last line keeps to the grid")
    func grid() {
        layout.itemSize = CGSize(width: 90, height: 60)
        let list = ItemList([5], layout)
        let gap = (320.0 - 3 * 90) / 2
        let expected = [
            CGRect(x: 0, y: 0, width: 90, height: 60), CGRect(x: 90 + gap, y: 0, width: 90, height: 60),
            CGRect(x: 2 * (90 + gap), y: 0, width: 90, height: 60), CGRect(x: 0, y: 70, width: 90, height: 60),
            CGRect(x: 90 + gap, y: 70, width: 90, height: 60),
        ]
        #expect(list.frames(5) == expected)
        #expect(list.view.contentSize == CGSize(width: 320, height: 130))
    }

    @Test("Insets, headers and footers lie around the items, section after section")
    func sections() {
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.footerReferenceSize = CGSize(width: 0, height: 10)
        let list = ItemList([1, 2], layout) { _ in CGSize(width: 320, height: 40) }
        #expect(list.frames(1) == [CGRect(x: 0, y: 25, width: 320, height: 40)])
        #expect(list.frames(2, section: 1).map { $0?.minY } == [107, 157])
        let kind = UICollectionView.elementKindSectionFooter
        let footer = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 1))
        #expect(footer?.frame == CGRect(x: 0, y: 204, width: 320, height: 10))
        #expect(list.view.contentSize.height == 214)
    }

    @Test("Lines break where the next item does not fit, and are as high as their highest item, the others in the middle")
    func ownSizes() {
        let sizes = [CGSize(width: 100, height: 40), CGSize(width: 150, height: 80), CGSize(width: 200, height: 30)]
        let list = ItemList([3], layout) { sizes[$0.item] }
        #expect(list.frames(2) == [CGRect(x: 0, y: 20, width: 100, height: 40), CGRect(x: 170, y: 0, width: 150, height: 80)])
        #expect(list.frames(3)[2]?.minY == 90)
    }

    @Test("Sideways, lines are columns")
    func horizontal() {
        layout.scrollDirection = .horizontal
        let list = ItemList([3], layout, size: CGSize(width: 320, height: 200)) { _ in CGSize(width: 90, height: 95) }
        #expect(list.frames(3).map { $0?.origin } == [.zero, CGPoint(x: 0, y: 105), CGPoint(x: 100, y: 0)])
        #expect(list.view.contentSize == CGSize(width: 190, height: 200))
    }
}
