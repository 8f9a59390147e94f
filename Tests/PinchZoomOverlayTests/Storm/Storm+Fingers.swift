import HeadlessDevice
import UIKit

@testable import PinchZoomTestSupport

/// The gestures of fingers.
extension Storm {
    typealias Action = (weight: Int, perform: @MainActor (Storm) -> Void)

    static let gestures: [Action] = [
        (8, { $0.landOnPhoto() }), (2, { $0.landAnywhere() }), (5, { $0.pinch() }), (1, { $0.pinchBesidesReturning() }),
        (18, { $0.fingers.isEmpty ? $0.landOnPhoto() : $0.spread() }), (10, { $0.tremble() }), (2, { $0.jump() }), (2, { $0.coincide() }),
        (6, { $0.liftOne() }), (3, { $0.liftAll() }), (1, { $0.cancelOne() }), (2, { $0.swipe() }),
        (12, { $0.wait(Double($0.number(0.001...0.03))) }), (1, { $0.wait(0.5) }), (3, { $0.holdMainThread() }),
    ]

    private func landOnPhoto() {
        guard let photo = somePhoto()?.photoView, let point = pointNear(photo) else { return }
        let others = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            CGPoint(x: point.x + number(-90...90), y: point.y + number(-90...90))
        }
        land(at: [point] + others)
    }

    private func pinch() {
        guard fingers.count <= 3 else { return }
        if let photo = sheet?.photo, photo.window != nil {
            return pinch(at: photo.convert(CGPoint(x: photo.bounds.midX + number(-60...60), y: photo.bounds.midY), to: nil))
        }
        guard let cell = somePhoto() else { return }
        let photo = chance(5) ? cell.captionLabel : cell.photoView
        guard photo.window != nil else { return }
        let middle = photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
        pinch(at: CGPoint(x: middle.x + number(-60...60), y: middle.y + number(-60...60)))
    }

    private func pinchBesidesReturning() {
        let notes = notes.filter { $0.cell?.pinchZoomInteraction?.state == .zooming }
        guard let up = notes.first?.cell else { return }
        liftAll()
        let others = feed.collectionView.visibleCells.compactMap { $0 as? FeedCell }.filter { $0 !== up }
        guard let photo = pick(others)?.photoView, photo.window != nil else { return }
        pinch(at: photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil))
    }

    private func swipe() {
        let start = CGPoint(x: number(0...window.bounds.width), y: number(0...window.bounds.height))
        swipe(from: start, by: CGVector(dx: number(-60...200), dy: number(-300...300)))
    }
}
