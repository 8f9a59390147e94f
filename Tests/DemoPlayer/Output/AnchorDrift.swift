import PinchZoomOverlay
import UIKit

/// Measures whether the photo's point under the fingers' centroid stays there for as long as the same fingers hold it. The first two
/// hold it: a third changes nothing.
struct AnchorDrift {
    /// The fingers that hold the photo.
    private var grip: [Int] = []
    /// The photo's point that was under the centroid when they took hold, in points from the centre of its place.
    private var anchor: CGVector = .zero

    /// Nobody holds the photo: whoever does next takes hold anew.
    mutating func letGo() {
        grip = []
    }

    /// How far the point is from the centroid now, in points of the screen; 0 when fingers have just taken hold.
    ///
    /// - Parameters:
    ///   - fingers: those on the screen, in the order in which they landed.
    ///   - pose: how the photo differs from the photo in its place.
    ///   - home: the centre of the photo's place on the screen, in points.
    mutating func measure(_ fingers: [GestureLog.Finger], pose: PinchZoomPose, home: CGPoint) -> CGFloat {
        let fingers = fingers.prefix(2)
        // A photo of no size has no points that one could follow.
        guard !fingers.isEmpty, pose.scale.isFinite, pose.scale > 0 else {
            letGo()
            return 0
        }
        let count = CGFloat(fingers.count)
        let centroid = CGVector(dx: fingers.map(\.point.x).reduce(0, +) / count, dy: fingers.map(\.point.y).reduce(0, +) / count)
        let center = CGVector(dx: home.x + pose.translation.dx, dy: home.y + pose.translation.dy)
        let arm = CGVector(dx: centroid.dx - center.dx, dy: centroid.dy - center.dy)
        let ids = fingers.map(\.id)
        guard ids == grip else {
            grip = ids
            anchor = AnchorDrift.turn(arm, by: -pose.rotation, scale: 1 / pose.scale)
            return 0
        }
        let carried = AnchorDrift.turn(anchor, by: pose.rotation, scale: pose.scale)
        return hypot(carried.dx - arm.dx, carried.dy - arm.dy)
    }

    private static func turn(_ vector: CGVector, by angle: CGFloat, scale: CGFloat) -> CGVector {
        let (cosine, sine) = (cos(angle) * scale, sin(angle) * scale)
        return CGVector(dx: cosine * vector.dx - sine * vector.dy, dy: sine * vector.dx + cosine * vector.dy)
    }
}
