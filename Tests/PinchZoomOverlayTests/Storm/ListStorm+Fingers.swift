import HeadlessDevice
import UIKit

@testable import PinchZoomTestSupport

/// The gestures of fingers.
extension ListStorm {
    typealias Action = (weight: Int, perform: @MainActor (ListStorm) -> Void)

    static let gestures: [Action] = [
        (8, { $0.landOnPhoto() }), (2, { $0.landAnywhere() }), (12, { $0.pinchPhoto() }),
        (18, { $0.fingers.isEmpty ? $0.landOnPhoto() : $0.spread() }), (8, { $0.tremble() }), (1, { $0.jump() }), (1, { $0.coincide() }),
        (6, { $0.liftOne() }), (5, { $0.liftAll() }), (1, { $0.cancelOne() }), (4, { $0.swipe() }), (5, { $0.swipeRow() }),
        (8, { $0.wait(Double($0.number(0.001...0.03))) }), (2, { $0.wait(0.5) }), (3, { $0.holdMainThread() }),
    ]

    private func landOnPhoto() {
        guard let photo = somePost()?.media, let point = pointNear(photo) else { return }
        land(at: [point, CGPoint(x: point.x + number(-90...90), y: point.y + number(-90...90))])
    }

    private func pinchPhoto() {
        // Fingers that are already down turn the pinch into another gesture.
        if chance(2) { liftAll() }
        guard fingers.count <= 3, let photo = somePost()?.media, let point = pointNear(photo) else { return }
        pinch(at: point)
    }

    /// Shows a row's action, or performs the action if the finger moves far enough.
    private func swipeRow() {
        if chance(2) { liftAll() }
        guard let photo = somePost()?.media, let point = pointNear(photo) else { return }
        swipe(from: point, by: CGVector(dx: number(-350...50), dy: number(-5...5)))
    }

    private func swipe() {
        let start = CGPoint(x: number(0...window.bounds.width), y: number(0...window.bounds.height))
        swipe(from: start, by: CGVector(dx: number(-30...30), dy: number(-400...400)))
    }
}
