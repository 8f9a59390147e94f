import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes (bounds, transform, transform3D) and
/// UICollectionViewLayout.h.
@MainActor @Suite("UICollectionViewLayoutAttributes", timeLimit(minutes: 20)) struct LayoutAttributesGeometryContractTests {
    private let path = IndexPath(item: 2, section: 1)

    @Test("The bounds have the size, and to set them sets it about the center")
    func bounds() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
        attributes.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(attributes.size == CGSize(width: 40, height: 20) && attributes.center == CGPoint(x: 60, y: 50))
    }

    @Test("A flat transform is seen through both properties; one in space leaves the flat one the identity")
    func transforms() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(CATransform3DIsIdentity(attributes.transform3D) && attributes.transform.isIdentity)
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        attributes.transform = scale
        #expect(CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeAffineTransform(scale)))
        attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(attributes.transform.isIdentity)
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy.map { CATransform3DEqualToTransform($0.transform3D, attributes.transform3D) } == true)
    }

    @Test("Attributes of a decoration view have its category, kind and index path")
    func decoration() {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
        #expect(attributes.representedElementCategory == .decorationView && attributes.representedElementKind == "shelf")
        #expect(attributes.indexPath == path)
    }

    @Test("A context names decoration views by their kinds")
    func context() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedDecorationIndexPaths == nil)
        context.invalidateDecorationElements(ofKind: "shelf", at: [path])
        context.invalidateDecorationElements(ofKind: "shelf", at: [IndexPath(item: 0, section: 0)])
        #expect(context.invalidatedDecorationIndexPaths == ["shelf": [path, IndexPath(item: 0, section: 0)]])
    }
}
