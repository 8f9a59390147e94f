import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:) and
/// https://developer.apple.com/documentation/uikit/uirectcorner.
@MainActor @Suite("UIRectCorner", timeLimit(minutes: 20)) struct RectCornerContractTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    private func corners(_ inset: CGFloat) -> [(UIRectCorner, CGPoint)] {
        let inner = rect.insetBy(dx: inset, dy: inset)
        return [
            (.topLeft, CGPoint(x: inner.minX, y: inner.minY)), (.topRight, CGPoint(x: inner.maxX, y: inner.minY)),
            (.bottomLeft, CGPoint(x: inner.minX, y: inner.maxY)), (.bottomRight, CGPoint(x: inner.maxX, y: inner.maxY)),
        ]
    }

    @Test(
        "The named corners are round, and the others sharp",
        arguments: [.topLeft, [.topRight, .bottomLeft], [.bottomLeft, .bottomRight], .allCorners, []] as [UIRectCorner]
    )
    func named(_ round: UIRectCorner) {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: round, cornerRadii: CGSize(width: 20, height: 10))
        // A point within a round corner's square that no quarter of an ellipse reaches, and one that it does.
        for (corner, point) in corners(1) { #expect(path.contains(point) == !round.contains(corner), "\(corner.rawValue)") }
        for (_, point) in corners(7) { #expect(path.contains(point)) }
        let box = path.bounds
        #expect(abs(box.minX - rect.minX) < 0.01 && abs(box.maxX - rect.maxX) < 0.01)
        #expect(abs(box.minY - rect.minY) < 0.01 && abs(box.maxY - rect.maxY) < 0.01)
    }

    @Test("The corners are parts of an ellipse with the given radii")
    func ellipse() {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 40, height: 20))
        // At 45 degrees of the ellipse about (50, 40).
        let edge = CGPoint(x: 50 - 40 * 0.5.squareRoot(), y: 40 - 20 * 0.5.squareRoot())
        #expect(path.contains(CGPoint(x: edge.x + 0.5, y: edge.y + 0.5)))
        #expect(!path.contains(CGPoint(x: edge.x - 0.5, y: edge.y - 0.5)))
    }

    @Test("Radii larger than half of the rectangle are half of it")
    func clamped() {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 500, height: 500))
        let oval = UIBezierPath(ovalIn: rect)
        for x in stride(from: 12, to: 110, by: 7) as StrideTo<CGFloat> {
            for y in stride(from: 22, to: 80, by: 7) as StrideTo<CGFloat> {
                let point = CGPoint(x: x, y: y)
                let (inner, outer) = (hypot((x - 60) / 49, (y - 50) / 29), hypot((x - 60) / 51, (y - 50) / 31))
                guard inner < 1 || outer > 1 else { continue }
                #expect(path.contains(point) == oval.contains(point), "\(point)")
            }
        }
    }
}
