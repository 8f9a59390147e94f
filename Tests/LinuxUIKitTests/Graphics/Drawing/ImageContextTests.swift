import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From UIGraphics.h and https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:).
@MainActor @Suite("Image contexts of old", .timeLimit(.minutes(20))) struct ImageContextTests {
    @Test("What is drawn between beginning and end becomes an image of that size and scale", arguments: [1, 2, 0] as [CGFloat])
    func image(scale: CGFloat) throws {
        let device = HeadlessDevice(.init(scale: 3))
        defer { withExtendedLifetime(device) {} }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, scale)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIRectFill(CGRect(x: 5, y: 0, width: 5, height: 5))
        let whole = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 10, height: 5) && image.scale == (scale == 0 ? 3 : scale))
        let (half, full) = (try #require(Picture(image)), try #require(Picture(whole)))
        #expect(half.color(at: CGPoint(x: 2, y: 2)) == Ink.red && half.color(at: CGPoint(x: 7, y: 2)).alpha == 0)
        #expect(full.color(at: CGPoint(x: 7, y: 2)) == Ink.red, "the image from before does not change")
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("An opaque one begins black; they nest; outside of one there is no image, and nothing to end")
    func nesting() throws {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(Picture(image)?[0, 0] == Ink.black)
        UIGraphicsEndImageContext()
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() != nil, "a renderer's context is no image context")
        }
    }

    // github.com/gre/react-native-view-shot/issues/514: an assertion, from iOS 17 on.
    @Test("A bitmap of nothing traps")
    func empty() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 0), false, 1)
        }
        #expect(exit?.said("failed to allocate") == true)
    }
}
