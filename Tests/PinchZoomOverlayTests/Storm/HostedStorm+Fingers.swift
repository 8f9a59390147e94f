import HeadlessDevice
import UIKit

@testable import PinchZoomTestSupport

/// The gestures of fingers.
extension HostedStorm {
    typealias Action = (weight: Int, perform: @MainActor (HostedStorm) -> Void)

    static let gestures: [Action] = [
        (8, { $0.landOnPhoto() }), (2, { $0.landAnywhere() }), (6, { $0.pinchPhoto() }), (2, { $0.pinchAnywhere() }),
        (12, { $0.fingers.isEmpty ? $0.landOnPhoto() : $0.spread() }), (6, { $0.tremble() }), (1, { $0.jump() }), (1, { $0.coincide() }),
        (6, { $0.liftOne() }), (5, { $0.liftAll() }), (1, { $0.cancelOne() }), (5, { $0.drag() }), (3, { $0.swipe() }),
        (1, { $0.pressEscape() }), (12, { $0.wait(Double($0.number(0.001...0.05))) }), (3, { $0.wait(Double($0.number(0.05...0.7))) }),
        (3, { $0.holdMainThread() }),
    ]

    private var somePhoto: UIView? {
        let photos: [UIView] = column.members.map(\.photo) + column.images
        return pick(photos.filter { $0.window != nil })
    }

    private func landOnPhoto() {
        guard let photo = somePhoto, let point = pointNear(photo) else { return }
        land(at: [point] + (chance(2) ? [CGPoint(x: point.x + number(-90...90), y: point.y + number(-90...90))] : []))
    }

    private func pinchPhoto() {
        guard fingers.count <= 3, let photo = somePhoto else { return }
        pinch(at: photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil))
        if chance(2) { liftAll() }
    }

    private func pinchAnywhere() {
        guard fingers.count <= 3 else { return }
        pinch(at: CGPoint(x: number(60...330), y: number(200...650)))
    }

    /// Drags down, as people drag a photo away.
    private func drag() {
        let start = CGPoint(x: number(40...350), y: number(200...600))
        swipe(from: start, by: CGVector(dx: number(-60...60), dy: number(40...350)), duration: Double(number(0.05...0.4)))
    }

    /// Swipes sideways, as people turn pages, or up and down.
    private func swipe() {
        let start = CGPoint(x: number(60...330), y: number(200...600))
        let vector = chance(3) ? CGVector(dx: 0, dy: number(-300...300)) : CGVector(dx: number(-300...300), dy: number(-20...20))
        swipe(from: start, by: vector, duration: Double(number(0.05...0.3)))
    }

    private func pressEscape() {
        log("escape")
        device.press(UIKeyCommand.inputEscape)
    }
}
