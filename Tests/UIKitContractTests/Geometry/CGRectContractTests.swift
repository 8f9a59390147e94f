import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/corefoundation/cgrect/intersects(_:). Other libraries' tests, which pass on Apple's
/// systems, say what becomes of rectangles that only touch: ChatLayout's `StateControllerInternalTests`, HorizonCalendar's
/// `VisibleItemsProviderTests`.
@Suite("CGRect", timeLimit(minutes: 20)) struct CGRectContractTests {
    private let square = CGRect(x: 10, y: 20, width: 30, height: 30)

    @Test("Rectangles that have an area in common intersect")
    func common() {
        #expect(square.intersects(CGRect(x: 39, y: 49, width: 30, height: 30)))
        #expect(square.intersects(CGRect(x: 0, y: 0, width: 11, height: 21)))
        #expect(square.intersects(CGRect(x: 15, y: 25, width: 1, height: 1)), "one lies in the other")
        #expect(CGRect(x: 15, y: 25, width: 1, height: 1).intersects(square))
    }

    @Test(
        "Rectangles that only touch don't",
        arguments: [(40, 20), (-20, 20), (10, 50), (10, -10), (40, 50)] as [(CGFloat, CGFloat)]
    )
    func touching(_ x: CGFloat, _ y: CGFloat) {
        let other = CGRect(x: x, y: y, width: 30, height: 30)
        #expect(!square.intersects(other))
        #expect(!other.intersects(square))
    }

    @Test("A negative size counts as the same rectangle with a positive one")
    func negative() {
        #expect(square.intersects(CGRect(x: 20, y: 30, width: -15, height: -15)))
        #expect(!square.intersects(CGRect(x: 60, y: 20, width: -20, height: 30)))
    }

    @Test("What two rectangles have in common is a rectangle, an empty one of its own place included, and null if they only touch")
    func intersection() {
        #expect(square.intersection(CGRect(x: 30, y: 0, width: 30, height: 30)) == CGRect(x: 30, y: 20, width: 10, height: 10))
        #expect(square.intersection(CGRect(x: 40, y: 20, width: 30, height: 30)).isNull)
        #expect(CGRect.zero.intersection(.zero) == .zero)
    }

    @Test("The null rectangle intersects none")
    func null() {
        #expect(!square.intersects(.null))
        #expect(!CGRect.null.intersects(square))
    }

    /// From https://developer.apple.com/documentation/coregraphics/cgrect/null: the null rectangle is the intersection of disjoint
    /// rectangles.
    @Test("The null rectangle intersects none, not even itself")
    func nullAlone() {
        #expect(!CGRect.null.intersects(.null) && CGRect.null.intersection(.null).isNull)
    }
}
