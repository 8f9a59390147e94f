import Foundation

extension TouchRecording {
    /// Removes all events and answers from a time on. If a finger would be down at the end, nothing is removed.
    mutating func end(before time: TimeInterval) {
        let rest = events.filter { $0.time < time }
        let landed = Set(rest.filter { $0.phase == .began }.map(\.finger))
        let lifted = Set(rest.filter { $0.phase == .ended || $0.phase == .cancelled }.map(\.finger))
        guard landed == lifted else { return }
        events = rest
        answers.removeAll { $0.time >= time }
    }
}
