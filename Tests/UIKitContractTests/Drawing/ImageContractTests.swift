import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage and
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer.
@MainActor @Suite("Images", timeLimit(minutes: 20)) struct ImageContractTests {
    @Test("A missing file, name or symbol gives nil")
    func missing() {
        #expect(UIImage(contentsOfFile: "/nowhere/nothing.png") == nil)
        #expect(UIImage(named: "nothing") == nil)
        #expect(UIImage(named: "", in: .main, with: nil) == nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test("Cropping gives the part of the pixels, or nil outside of them")
    func cropping() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = try #require(UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in }.cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 30, y: -10, width: 40, height: 20)))
        #expect((part.width, part.height) == (10, 10))
        #expect(image.cropping(to: CGRect(x: 50, y: 0, width: 10, height: 10)) == nil)
    }

    @Test("Caps, alignment and direction belong to a new image, and the original remains as it was")
    func placement() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let tiled = image.resizableImage(withCapInsets: insets)
        #expect(tiled.capInsets == insets && tiled.resizingMode == .tile && tiled.size == image.size)
        let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(stretched.capInsets == insets && stretched.resizingMode == .stretch)
        let aligned = image.withAlignmentRectInsets(insets)
        #expect(aligned.alignmentRectInsets == insets)
        #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(image.capInsets == .zero && image.alignmentRectInsets == .zero && !image.flipsForRightToLeftLayoutDirection)
        #expect(UIImageView(image: aligned).alignmentRectInsets == insets)
    }
}
