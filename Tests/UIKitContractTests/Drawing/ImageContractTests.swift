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
}
