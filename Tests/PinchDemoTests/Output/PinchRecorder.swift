import HeadlessDevice
import PinchZoomOverlay
import UIKit

@testable import PinchDemo

/// Pinches a photo of the demo's feed and keeps what each frame showed.
@MainActor final class PinchRecorder {
    private(set) var log = GestureLog()
    private(set) var pictures: [Picture] = []
    private let device: HeadlessDevice
    private let cell: PhotoCell
    private var touching: [(id: Int, finger: Finger)] = []
    private var nextID = 1

    /// Records the photo at a point of the screen; nil if there is none.
    init?(device: HeadlessDevice, at point: CGPoint) {
        self.device = device
        let cells = device.windows.compactMap { PinchRecorder.cell(at: point, in: $0) }
        guard let cell = cells.first else { return nil }
        self.cell = cell
    }

    func land(_ points: [CGPoint]) {
        for finger in device.touchDown(at: points) {
            touching.append((nextID, finger))
            nextID += 1
        }
    }

    /// Lifts the fingers but for the first that stay.
    func lift(allBut count: Int) {
        device.lift(touching.dropFirst(count).map(\.finger))
        touching.removeLast(touching.count - count)
    }

    /// Moves the first fingers to points, with a smooth start and end.
    func glide(to points: [CGPoint], frames: Int) {
        let moves = zip(touching, points).map { (finger: $0.finger, start: $0.finger.location, end: $1) }
        for step in 1...frames {
            let part = CGFloat(step) / CGFloat(frames)
            let eased = part * part * (3 - 2 * part)
            device.move(
                moves.map { move in
                    let x = move.start.x + (move.end.x - move.start.x) * eased
                    return (finger: move.finger, point: CGPoint(x: x, y: move.start.y + (move.end.y - move.start.y) * eased))
                }
            )
            frame()
        }
    }

    func wait(frames: Int) {
        for _ in 0..<frames { frame() }
    }

    private func frame() {
        let start = ContinuousClock.now
        device.advanceFrames()
        pictures.append(device.screenshot())
        let cost = start.duration(to: .now) / .seconds(1)
        let place = cell.contentView.convert(cell.photoView.frame, to: nil)
        let zoom = cell.pinchZoomInteraction
        log.note(
            time: device.now,
            fingers: touching.map { GestureLog.Finger(id: $0.id, point: $0.finger.location) },
            state: zoom?.state ?? .idle,
            pose: zoom?.pose ?? .identity,
            backdropAlpha: zoom?.current.backdropAlpha ?? 0,
            home: CGPoint(x: place.midX, y: place.midY),
            cost: cost
        )
    }

    private static func cell(at point: CGPoint, in view: UIView) -> PhotoCell? {
        if let cell = view as? PhotoCell, cell.convert(cell.bounds, to: nil).contains(point) { return cell }
        for subview in view.subviews {
            if let cell = cell(at: point, in: subview) { return cell }
        }
        return nil
    }
}
