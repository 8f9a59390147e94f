import HeadlessDevice
import UIKit

/// Draws fingers on pictures of the screen, as translucent discs with a thin ring.
struct FingerMarks {
    /// The diameter of a finger's disc on the screen, in points.
    static let diameter: CGFloat = 46

    /// The fingers' positions, in points of the screen.
    var fingers: [CGPoint]

    /// Draws the fingers on a picture of the screen. `reduction` is the picture's size divided by the screen's size.
    func draw(at origin: CGPoint, reduction: CGFloat) {
        let diameter = FingerMarks.diameter * reduction
        for finger in fingers {
            let center = CGPoint(x: origin.x + finger.x * reduction, y: origin.y + finger.y * reduction)
            let rect = CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
            // A light ring with a dark rim is visible on white and on black.
            ring(rect.insetBy(dx: -0.5, dy: -0.5), color: UIColor(white: 0, alpha: 0.35), width: 1)
            UIColor(red: 0.62, green: 0.70, blue: 0.82, alpha: 0.5).setFill()
            UIBezierPath(ovalIn: rect).fill()
            ring(rect.insetBy(dx: 0.75, dy: 0.75), color: UIColor(white: 1, alpha: 0.95), width: 1.5)
        }
    }

    /// Returns a picture of the screen with the fingers.
    func picture(on screen: Picture) -> Picture {
        fingers.isEmpty ? screen : screen.redrawn(width: screen.width) { draw(at: .zero, reduction: 1) }
    }

    private func ring(_ rect: CGRect, color: UIColor, width: CGFloat) {
        color.setStroke()
        let path = UIBezierPath(ovalIn: rect)
        path.lineWidth = width
        path.stroke()
    }
}
