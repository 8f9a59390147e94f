import PinchZoomOverlay
import UIKit

/// Measures whether the same point of the photo stays under the fingers' centroid while the same fingers hold the photo. The first two
/// fingers hold the photo: a third finger changes nothing.
struct AnchorDrift {
    /// The fingers that hold the photo.
    private var grip: [Int] = []
    /// The point of the photo that was under the centroid when the grip began, in points from the centre of the photo's place.
    private var anchor: CGVector = .zero

    /// Ends the grip. The next fingers begin a new grip.
    mutating func letGo() {
        grip = []
    }

    /// Returns the distance of the point from the centroid, in points of the screen; 0 at the beginning of a grip.
    ///
    /// - Parameters:
    ///   - fingers: The fingers on the screen, in the order in which they landed.
    ///   - pose: The photo's pose, relative to the photo in its place.
    ///   - home: The centre of the photo's place on the screen, in points.
    mutating func measure(_ fingers: [GestureLog.Finger], pose: PinchZoomPose, home: CGPoint) -> CGFloat {
        let fingers = fingers.prefix(2)
        // If the photo has no size, no point of it can be measured.
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
