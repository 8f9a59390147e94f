import Foundation

extension TouchRecording {
    /// Drops what came at a time and later, if that leaves no finger down; else all stays.
    mutating func end(before time: TimeInterval) {
        let rest = events.filter { $0.time < time }
        let landed = Set(rest.filter { $0.phase == .began }.map(\.finger))
        let lifted = Set(rest.filter { $0.phase == .ended || $0.phase == .cancelled }.map(\.finger))
        guard landed == lifted else { return }
        events = rest
        answers.removeAll { $0.time >= time }
    }
}
