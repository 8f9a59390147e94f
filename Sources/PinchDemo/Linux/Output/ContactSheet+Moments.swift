#if os(Linux)
    import PinchZoomOverlay
    import UIKit

    /// Which moments of a gesture are worth a picture.
    extension ContactSheet {
        /// The frames to show, in order: the first touch, the lift, the widest, the release and the photo back in its place; then the other
        /// turns of the gesture; and between all these, those that halve the largest change.
        ///
        /// - Parameter limit: how many at most; from 5 on, the first five kinds are always among them.
        static func moments(of log: GestureLog, limit: Int = 10) -> [Int] {
            guard let gesture = log.gesture else { return log.frames.isEmpty ? [] : [0] }
            let path = path(of: log, in: gesture)
            var chosen: Set<Int> = []
            let landmarks: [Int?] = [gesture.lowerBound, gesture.upperBound, log.lift, log.widest, log.releases.last]
            for frame in landmarks.compactMap(\.self) where chosen.count < limit { chosen.insert(frame) }
            // A turn is as welcome as it is far from what is shown already. Two places are left for what lies between.
            var turns = gesture.filter { isTurn($0, of: log) && !chosen.contains($0) }
            while chosen.count < limit - 2, let turn = turns.max(by: { distance($0, to: chosen, path) < distance($1, to: chosen, path) }) {
                chosen.insert(turn)
                turns.removeAll { $0 == turn }
            }
            while chosen.count < limit, let next = halfway(in: chosen.sorted(), along: path) { chosen.insert(next) }
            return chosen.sorted()
        }

        /// What happens in a frame, in a word or two.
        static func name(of index: Int, in log: GestureLog) -> String {
            let frame = log.frames[index]
            switch index {
            case log.gesture?.upperBound where frame.state == .idle: return "Back in place"
            case log.gesture?.lowerBound: return "First touch"
            case log.lift: return "Lift"
            case log.widest: return "Widest"
            default: break
            }
            guard index > 0 else { return "Start" }
            let before = log.frames[index - 1]
            switch (before.state, frame.state) {
            case (.zooming, .returning): return "Release"
            case (.returning, .zooming): return "Caught"
            case (_, .returning): return "Springing back"
            case (_, .idle): return before.state == .idle ? "At rest" : "Back in place"
            case (_, .zooming): break
            }
            if frame.fingers.count > before.fingers.count { return "A finger lands" }
            if frame.fingers.count < before.fingers.count { return "A finger lifts" }
            let growth = frame.pose.scale / before.pose.scale
            return growth > 1.001 ? "Growing" : growth < 0.999 ? "Shrinking" : before.pose == frame.pose ? "Held" : "Carried"
        }

        /// Whether the gesture takes a turn in a frame: a photo is lifted, let go or caught, or fingers land or lift.
        private static func isTurn(_ index: Int, of log: GestureLog) -> Bool {
            guard index > 0 else { return false }
            return log.frames[index].state != log.frames[index - 1].state || log.fingersChange(at: index)
        }

        /// How much has changed up to each frame of the gesture. A step is 1 for a doubling, 150 points, an eighth of a turn, or an alpha
        /// from 0 to 1.
        private static func path(of log: GestureLog, in gesture: ClosedRange<Int>) -> [Int: CGFloat] {
            var length: CGFloat = 0
            var path = [gesture.lowerBound: length]
            for (before, index) in zip(gesture, gesture.dropFirst()) {
                let (last, next) = (log.frames[before], log.frames[index])
                let growth = abs(log2(max(next.pose.scale, 0.01) / max(last.pose.scale, 0.01)))
                let way = hypot(
                    next.pose.translation.dx - last.pose.translation.dx,
                    next.pose.translation.dy - last.pose.translation.dy
                )
                let turn = abs(next.pose.angle - last.pose.angle)
                length += growth + way / 150 + turn / (.pi / 4) + abs(next.backdropAlpha - last.backdropAlpha)
                path[index] = length
            }
            return path
        }

        /// How much changes between a frame and the nearest of those chosen.
        private static func distance(_ index: Int, to chosen: Set<Int>, _ path: [Int: CGFloat]) -> CGFloat {
            chosen.map { abs((path[$0] ?? 0) - (path[index] ?? 0)) }.min() ?? .infinity
        }

        /// The frame in the middle of the largest change between chosen ones; nil if nothing changes visibly between any.
        private static func halfway(in chosen: [Int], along path: [Int: CGFloat]) -> Int? {
            func change(_ pair: (Int, Int)) -> CGFloat { (path[pair.1] ?? 0) - (path[pair.0] ?? 0) }
            let visible: CGFloat = 0.2
            let pairs = zip(chosen, chosen.dropFirst()).filter { $0.1 - $0.0 > 1 && change($0) > visible }
            guard let widest = pairs.max(by: { change($0) < change($1) }) else { return nil }
            let middle = ((path[widest.0] ?? 0) + (path[widest.1] ?? 0)) / 2
            return (widest.0 + 1..<widest.1).min { abs((path[$0] ?? 0) - middle) < abs((path[$1] ?? 0) - middle) }
        }
    }
#endif
