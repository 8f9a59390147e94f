import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes, "Subclassing notes": "the collection view does
/// not apply layout attributes if those attributes have not changed. It determines whether the attributes have changed by comparing the old
/// and new attribute objects using the isEqual: method".
@MainActor @Suite("UICollectionViewLayoutAttributes", timeLimit(minutes: 20)) struct LayoutAttributesContractTests {
    private typealias Attributes = UICollectionViewLayoutAttributes

    private func attributes() -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        return attributes
    }

    @Test("Attributes equal attributes with the same values, such as their copy, and have the same hash")
    func equal() throws {
        let original = attributes()
        let copy = try #require(original.copy() as? UICollectionViewLayoutAttributes)
        #expect(original.isEqual(copy) && original == copy && original.hash == copy.hash)
        #expect(original == attributes() && original.hash == attributes().hash)
        #expect(!original.isEqual(nil) && !original.isEqual(NSObject()))
    }

    @Test("Attributes that differ in one value are not equal")
    func different() {
        let changes: [(Attributes) -> Void] = [
            { $0.indexPath = IndexPath(item: 2, section: 0) }, { $0.frame.origin.x = 7 }, { $0.size.height = 7 }, { $0.center.y = 7 },
            { $0.alpha = 0.5 }, { $0.zIndex = 3 }, { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
        ]
        for (number, change) in changes.enumerated() {
            let changed = attributes()
            change(changed)
            #expect(changed != attributes(), "change \(number)")
        }
        let path = IndexPath(item: 1, section: 0)
        let headers = ["a", "b"].map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
        #expect(headers[0] != headers[1] && headers[0] != UICollectionViewLayoutAttributes(forCellWith: path))
    }

    @Test("Attributes of an element that have not changed are applied once, however often the layout is made")
    func unchanged() throws {
        let list = ColoredList()
        let cell = try list.cell()
        #expect(cell.applied == [1])
        cell.alpha = 0.25
        for _ in 0..<3 {
            list.layout.invalidateLayout()
            list.view.layoutIfNeeded()
            list.view.contentOffset.y += 1
            list.view.layoutIfNeeded()
        }
        try #expect(list.cell() === cell && cell.applied == [1])
        #expect(cell.alpha == 0.25, "the alpha that the app has set stays")
    }

    @Test("A value of a subclass that its isEqual(_:) compares is applied when the value changes, and so is all the rest")
    func subclass() throws {
        let list = ColoredList()
        let cell = try list.cell()
        cell.alpha = 0.25
        list.layout.value = 2
        list.layout.invalidateLayout()
        list.view.layoutIfNeeded()
        #expect(cell.applied == [1, 2] && cell.alpha == 1)
        list.layout.alpha = 0.5
        list.layout.invalidateLayout()
        list.view.layoutIfNeeded()
        #expect(cell.applied == [1, 2, 2] && cell.alpha == 0.5)
    }

    @Test("A cell that is used again gets the attributes of its new item, even if they equal those that it had")
    func usedAgain() throws {
        let list = ColoredList()
        let cell = try list.cell()
        cell.alpha = 0.25
        list.view.reloadData()
        list.view.layoutIfNeeded()
        try #expect(list.cell().alpha == 1)
    }
}

/// One item whose attributes have a value of a subclass.
@MainActor private final class ColoredList: NSObject, UICollectionViewDataSource {
    let layout = ColoredLayout()
    let view: UICollectionView

    override init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(ColoredCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func cell() throws -> ColoredCell { try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ColoredCell) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class ColoredAttributes: UICollectionViewLayoutAttributes {
    var value = 0

    override func isEqual(_ object: Any?) -> Bool {
        let other = object as? ColoredAttributes
        return super.isEqual(object) && MainActor.assumeIsolated { other?.value == value }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ColoredAttributes)?.value = value
        return copy
    }
}

private final class ColoredCell: UICollectionViewCell {
    var applied: [Int] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append((layoutAttributes as? ColoredAttributes)?.value ?? 0)
    }
}

private final class ColoredLayout: UICollectionViewLayout {
    var value = 1
    var alpha: CGFloat = 1

    override class var layoutAttributesClass: AnyClass { ColoredAttributes.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = ColoredAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        attributes.value = value
        attributes.alpha = alpha
        return attributes
    }
}
