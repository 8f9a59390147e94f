import PinchZoomOverlay
import UIKit

/// The selection of the moments of a gesture that a contact sheet shows.
extension ContactSheet {
    /// Returns the frames to show, in order. The first choices are the first touch, the lift, the largest scale, the release and the photo
    /// back in its place. The next choices are the other turns of the gesture. The rest halve the largest changes.
    ///
    /// - Parameter limit: The largest number of frames. From 5 on, all first choices are included. The default is 10, or 15 if screens were
    ///   opened.
    static func moments(of log: GestureLog, limit: Int? = nil) -> [Int] {
        let limit = limit ?? (log.hasPassage ? 15 : 10)
        guard let gesture = log.gesture else { return log.frames.isEmpty ? [] : [0] }
        let path = path(of: log, in: gesture)
        var chosen: Set<Int> = []
        let landmarks: [Int?] = [gesture.lowerBound, gesture.upperBound, log.lift, log.widest, log.releases.last]
        for frame in landmarks.compactMap(\.self) where chosen.count < limit { chosen.insert(frame) }
        // The turn that differs most from the chosen frames comes first. Two places remain for the frames between turns. Between screens
        // more remain, because most turns are touches that change nothing.
        let least: CGFloat = log.hasPassage ? 0.2 : 0
        var turns = gesture.filter { isTurn($0, of: log) && !chosen.contains($0) && distance($0, to: chosen, path) >= least }
        while chosen.count < limit - 2, let turn = turns.max(by: { distance($0, to: chosen, path) < distance($1, to: chosen, path) }) {
            chosen.insert(turn)
            turns.removeAll { $0 == turn || distance($0, to: chosen, path) < least }
        }
        // A change that happens in one frame has no middle: no frame before the change looks different from the others.
        let visible: CGFloat = 0.1
        while chosen.count < limit,
            let next = gesture.max(by: { distance($0, to: chosen, path) < distance($1, to: chosen, path) }),
            distance(next, to: chosen, path) > visible
        {
            chosen.insert(next)
        }
        return chosen.sorted()
    }

    /// Returns the name of a frame's event, in a word or two.
    static func name(of index: Int, in log: GestureLog) -> String {
        let frame = log.frames[index]
        switch index {
        case log.gesture?.upperBound where frame.state == .idle && frame.passage.phase == .home: return "Back in place"
        case log.gesture?.lowerBound: return "First touch"
        case log.lift: return "Lift"
        case log.widest where !log.hasPassage: return "Widest"
        default: break
        }
        guard index > 0 else { return "Start" }
        let before = log.frames[index - 1]
        if let name = passageName(before, frame) { return name }
        switch (before.state, frame.state) {
        case (.zooming, .returning): return "Release"
        case (.returning, .zooming): return "Caught"
        case (_, .returning): return "Springing back"
        case (_, .idle): return before.state == .idle ? "At rest" : "Back in place"
        case (_, .zooming): break
        }
        if let name = fingerName(before, frame) { return name }
        let growth = frame.pose.scale / before.pose.scale
        let isCarried = steps(ofWay: way(from: before.pose, to: frame.pose)) >= steps(ofGrowth: growth)
        // While two fingers move a photo, the distance between them always varies slightly.
        if abs(growth - 1) > 0.001, !isCarried { return growth > 1 ? "Growing" : "Shrinking" }
        return before.pose == frame.pose ? "Held" : "Carried"
    }

    /// Returns the name of an event between screens, or `nil` if the first screen is open, or if fingers decide the name.
    private static func passageName(_ before: GestureLog.Frame, _ frame: GestureLog.Frame) -> String? {
        switch (before.passage.phase, frame.passage.phase) {
        case (.home, .home): return nil
        case (_, .home): return "Back in place"
        case (_, .opening): return "Opening"
        case (.held, .held): return "Dragged"
        case (_, .held): return "Taken along"
        case (.held, .closing), (.held, .staying), (.held, .open): return "Let go"
        case (_, .closing): return "Flying back"
        case (_, .staying): return "It stays"
        case (.open, .open): break
        case (_, .open): return "Open"
        }
        if let name = fingerName(before, frame) { return name }
        guard let last = before.passage.frame, let next = frame.passage.frame else { return "Open" }
        let growth = frame.passage.zoom / before.passage.zoom
        if abs(growth - 1) > 0.001 { return growth > 1 ? "Growing" : "Shrinking" }
        if hypot(next.midX - last.midX, next.midY - last.midY) < 0.5 { return "Open" }
        return frame.passage.zoom > 1.001 ? "Moved" : "Paging"
    }

    private static func fingerName(_ before: GestureLog.Frame, _ frame: GestureLog.Frame) -> String? {
        if frame.fingers.count > before.fingers.count { return "A finger lands" }
        return frame.fingers.count < before.fingers.count ? "A finger lifts" : nil
    }

    /// Returns whether the gesture turns in a frame: a photo is lifted, released or caught, fingers land or lift, or a screen opens or
    /// closes.
    private static func isTurn(_ index: Int, of log: GestureLog) -> Bool {
        guard index > 0 else { return false }
        if log.frames[index].passage.phase != log.frames[index - 1].passage.phase { return true }
        return log.frames[index].state != log.frames[index - 1].state || log.fingersChange(at: index)
    }

    /// Returns the total change up to each frame of the gesture. The unit is a doubling, 150 points, an eighth of a turn, or an alpha from
    /// 0 to 1. The same units apply between screens.
    private static func path(of log: GestureLog, in gesture: ClosedRange<Int>) -> [Int: CGFloat] {
        var length: CGFloat = 0
        var path = [gesture.lowerBound: length]
        for (before, index) in zip(gesture, gesture.dropFirst()) {
            let (last, next) = (log.frames[before], log.frames[index])
            length += steps(ofGrowth: max(next.pose.scale, 0.01) / max(last.pose.scale, 0.01))
            length += steps(ofWay: way(from: last.pose, to: next.pose))
            length += abs(next.pose.rotation - last.pose.rotation) / (.pi / 4) + abs(next.backdropAlpha - last.backdropAlpha)
            length += change(from: last.passage, to: next.passage)
            // A finger on an open screen may open a menu or remove a page.
            if next.passage.phase == .open, log.fingersChange(at: index) { length += 0.2 }
            if last.passage.title != next.passage.title { length += 0.4 }
            path[index] = length
        }
        return path
    }

    private static func steps(ofGrowth growth: CGFloat) -> CGFloat { abs(log2(growth)) }

    private static func steps(ofWay way: CGFloat) -> CGFloat { way / 150 }

    private static func way(from last: PinchZoomPose, to next: PinchZoomPose) -> CGFloat {
        hypot(next.translation.dx - last.translation.dx, next.translation.dy - last.translation.dy)
    }

    /// Returns the change between screens, in the same units.
    private static func change(from last: Passage, to next: Passage) -> CGFloat {
        guard let before = last.frame, let after = next.frame else { return 0 }
        let way = hypot(after.midX - before.midX, after.midY - before.midY)
        // A distance of more than 300 points means another photo, on the next page.
        return way > 300 ? 0 : steps(ofGrowth: max(after.width, 1) / max(before.width, 1)) + steps(ofWay: way)
    }

    /// Returns the change between a frame and the nearest of the chosen frames.
    private static func distance(_ index: Int, to chosen: Set<Int>, _ path: [Int: CGFloat]) -> CGFloat {
        chosen.map { abs((path[$0] ?? 0) - (path[index] ?? 0)) }.min() ?? .infinity
    }
}
