import UIKit

/// A view that notes the times of its touches.
final class TouchLog: UIView {
    struct Entry: Equatable {
        let time: TimeInterval
        let phase: UITouch.Phase
        let count: Int
    }

    private(set) var entries: [Entry] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event, .began)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event, .moved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event, .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event, .cancelled)
    }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?, _ phase: UITouch.Phase) {
        entries.append(Entry(time: event?.timestamp ?? -1, phase: phase, count: touches.count))
    }
}
