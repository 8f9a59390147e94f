import UIKit

/// A pane that moves smoothly to where another one is that may jump, as when a list is reloaded.
struct SmoothedPane {
    private static let spring = Spring(dampingRatio: 1, response: 0.25)
    private var motion: PaneSpring

    /// At rest at a pane.
    init(_ pane: Pane, at time: TimeInterval) {
        motion = PaneSpring(from: pane, to: pane, spring: SmoothedPane.spring, at: time)
    }

    mutating func follow(_ pane: Pane?, at time: TimeInterval) {
        if let pane { motion.retarget(to: pane, at: time) }
    }

    /// Where it counts as being at a time, in seconds.
    func pane(at time: TimeInterval) -> Pane {
        isSettled(at: time) ? motion.target : motion.pane(at: time)
    }

    func isSettled(at time: TimeInterval) -> Bool { motion.isSettled(at: time) }
}
