import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/calayer/edgeantialiasingmask: "you would use this property to disable
/// antialiasing for edges that abut edges of other layers, to eliminate the seams that would otherwise occur".
@MainActor @Suite("Edges of layers", .timeLimit(.minutes(20))) struct EdgeAntialiasingTests {
    /// Two layers side by side, whose common edge lies between pixels, drawn with half of their opacity each.
    private func add(to screen: LayerScreen, _ edges: CAEdgeAntialiasingMask?, showsPictures: Bool) -> [CALayer] {
        [CGRect(x: 10.3, y: 20, width: 30, height: 40), CGRect(x: 40.3, y: 20, width: 30, height: 40)].map { frame in
            let color = UIColor.black.withAlphaComponent(0.5)
            let layer = screen.add(frame, showsPictures ? nil : color)
            let image: CGImage? = makeImage(color, size: CGSize(width: 30, height: 40)).cgImage
            if showsPictures { layer.contents = image }
            if let edges { layer.edgeAntialiasingMask = edges }
            return layer
        }
    }

    @Test("All edges are antialiased by default, and the four bits are the four edges")
    func bits() {
        let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
        #expect(CALayer().edgeAntialiasingMask == all && all.rawValue == 15)
    }

    @Test("Without antialiasing, layers beside each other have no seam, whether turned or not", arguments: [true, false])
    func seams(showsPictures: Bool) {
        for angle in [0, 0.3] as [CGFloat] {
            // The common edge goes through the middle of these pixels.
            @MainActor func shades(_ edges: CAEdgeAntialiasingMask?) -> [UInt8] {
                let screen = LayerScreen()
                _ = add(to: screen, edges, showsPictures: showsPictures)
                screen.view.transform = CGAffineTransform(rotationAngle: angle)
                let picture = screen.picture
                return (38..<50).flatMap { row in (34..<48).map { picture[$0, row].red } }
            }
            let (seam, plain) = (shades(nil), shades([]))
            let (lightest, darkest) = (plain.max() ?? 0, plain.min() ?? 0)
            #expect(lightest - darkest <= 1, "\(darkest) to \(lightest) at \(angle)")
            #expect((seam.max() ?? 0) > lightest + 8, "at \(angle)")
        }
    }

    @Test("Only the named edges are antialiased: others take a pixel as a whole, or leave it", arguments: [true, false])
    func edges(showsPictures: Bool) {
        let screen = LayerScreen()
        let layers = add(to: screen, .layerLeftEdge, showsPictures: showsPictures)
        layers[1].removeFromSuperlayer()
        let picture = screen.picture
        // From 10.3 to 40.3: seven tenths of the first pixel, and nothing of the last, whose middle is outside.
        #expect(picture[10, 40].red > 150 && picture[10, 40].red < 180)
        #expect(picture[39, 40].red < 130 && picture[40, 40] == Ink.white)
    }
}
