import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:).
@MainActor @Suite("Hit testing", timeLimit(minutes: 20)) struct HitTestingContractTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))

    init() {
        parent.addSubview(back)
        parent.addSubview(front)
    }

    @Test("The frontmost, deepest view at the point is hit")
    func frontmost() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        front.addSubview(inner)
        #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
        #expect(parent.hitTest(CGPoint(x: 42, y: 42), with: nil) === inner)
        #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(parent.hitTest(CGPoint(x: 90, y: 10), with: nil) === parent)
        #expect(parent.hitTest(CGPoint(x: 150, y: 10), with: nil) == nil)
    }

    @Test("Hidden views, views with alpha below 0.01 and views without interaction are skipped with all in them")
    func skipped() {
        let point = CGPoint(x: 50, y: 50)
        front.isHidden = true
        #expect(parent.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(parent.hitTest(point, with: nil) === back)
        front.alpha = 0.011
        #expect(parent.hitTest(point, with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(parent.hitTest(point, with: nil) === back)
    }

    @Test("A subview that sticks out of its superview is not hit outside of it, even if nothing clips")
    func outsideSuperview() {
        let sticking = UIView(frame: CGRect(x: 50, y: 0, width: 30, height: 10))
        back.addSubview(sticking)
        #expect(parent.hitTest(CGPoint(x: 55, y: 5), with: nil) === sticking)
        #expect(parent.hitTest(CGPoint(x: 70, y: 5), with: nil) === parent)
    }

    @Test("The point follows the transforms")
    func transformed() {
        front.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(parent.hitTest(CGPoint(x: 42, y: 42), with: nil) === back, "the corner has turned away")
        #expect(parent.hitTest(CGPoint(x: 70, y: 30), with: nil) === front, "and stands out at the top")
    }

    @Test("point(inside:) holds the upper left edges and not the lower right ones")
    func edges() {
        #expect(back.point(inside: .zero, with: nil))
        #expect(!back.point(inside: CGPoint(x: 60, y: 0), with: nil))
    }
}
