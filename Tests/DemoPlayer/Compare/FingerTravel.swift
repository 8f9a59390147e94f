import TouchRecorder
import UIKit

/// The distances that fingers have moved since the first of them landed, as the different recognizers measure them.
struct FingerTravel: Equatable, Sendable {
    /// The distance that the centroid has moved, in points. Fingers that land or lift don't move the centroid.
    private(set) var pan = 0.0
    /// The change of the distance between the two fingers, in points, or `nil` unless two fingers are down.
    private(set) var pinch: Double?
    /// The turn of the two fingers about their centroid, in points along the arc, or `nil` unless two fingers are down.
    private(set) var rotation: Double?
    /// The number of fingers that are down.
    var fingerCount: Int { fingers.count }

    private struct Pair: Equatable {
        let distance: Double
        let angle: Double
    }

    private var fingers: [Int: CGPoint] = [:]
    private var way = CGVector.zero
    private var landing: Pair?
    private var latest: Pair?
    private var turn = 0.0

    /// Adds the events of one time.
    mutating func note(_ events: some Sequence<TouchRecording.Event>) {
        let before = fingers
        for event in events {
            switch event.phase {
            case .began, .moved: fingers[event.finger] = event.point
            case .ended, .cancelled: fingers[event.finger] = nil
            }
        }
        if fingers.isEmpty { return self = FingerTravel() }
        for (finger, point) in fingers {
            guard let former = before[finger] else { continue }
            way.dx += (point.x - former.x) / CGFloat(fingers.count)
            way.dy += (point.y - former.y) / CGFloat(fingers.count)
        }
        pan = Double(hypot(way.dx, way.dy))
        measurePair(isNew: Set(before.keys) != Set(fingers.keys))
    }

    private mutating func measurePair(isNew: Bool) {
        let points = fingers.sorted { $0.key < $1.key }.map(\.value)
        guard points.count == 2 else {
            (landing, latest, pinch, rotation) = (nil, nil, nil, nil)
            return
        }
        let (dx, dy) = (Double(points[1].x - points[0].x), Double(points[1].y - points[0].y))
        let pair = Pair(distance: max((dx * dx + dy * dy).squareRoot(), 1), angle: atan2(dy, dx))
        if isNew { (landing, latest, turn) = (pair, pair, 0) }
        turn += (pair.angle - (latest?.angle ?? pair.angle)).remainder(dividingBy: 2 * .pi)
        latest = pair
        pinch = abs(pair.distance - (landing?.distance ?? pair.distance))
        rotation = abs(turn) * pair.distance / 2
    }
}
