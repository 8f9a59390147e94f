import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Outlines and their corners", timeLimit(minutes: 20)) struct OutlineTests {
    @Test("Only a view that clips rounds the corners of its content", arguments: [true, false])
    func corners(clips: Bool) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        view.layer.cornerRadius = 12
        view.clipsToBounds = clips
        let rect = CGRect(x: 10, y: 0, width: 60, height: 60)
        #expect(view.outline(of: rect) == Outline(rect: rect, cornerRadius: clips ? 12 : 0))
    }

    @Test("A transform scales the corners by the smaller of its scales, as a pane's", arguments: [0, 0.4, .pi / 2, 3] as [CGFloat])
    func transforms(angle: CGFloat) throws {
        let outline = Outline(rect: CGRect(x: 0, y: 0, width: 80, height: 60), cornerRadius: 12)
        for (width, height) in [(1, 1), (2, 2), (0.5, 3), (3, 0.5)] as [(CGFloat, CGFloat)] {
            let transform = CGAffineTransform(scaleX: width, y: height).concatenating(CGAffineTransform(rotationAngle: angle))
            let pane = try #require(Pane(outline.rect, under: transform, cornerRadius: outline.cornerRadius))
            #expect(abs(outline.applying(transform).cornerRadius - 12 * min(width, height)) < 1e-9)
            #expect(abs(pane.cornerRadius - 12 * min(width, height)) < 1e-9)
        }
    }

    @Test("An outline that opens keeps its corners, but none above a tenth of the shorter side")
    func opening() {
        let outline = Outline(rect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 12)
        #expect(outline.opened(to: CGRect(x: 0, y: 0, width: 200, height: 160)).cornerRadius == 12)
        #expect(outline.opened(to: CGRect(x: 0, y: 0, width: 200, height: 80)).cornerRadius == 8)
    }
}
