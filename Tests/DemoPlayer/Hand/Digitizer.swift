import TouchRecorder
import UIKit

/// Reports fingers like a phone's touch screen: at uneven intervals, in thirds of a point, and sometimes with the previous position.
struct Digitizer {
    /// The average number of reports per second.
    private let rate: Double
    private var random: SeededRandom

    /// The fraction of reports that repeat a finger's previous position.
    private static let repeatedPart = 0.12
    /// The fraction of reports that are left out.
    private static let missingPart = 0.02

    init(random: inout SeededRandom) {
        rate = random.uniform(70...110)
        self.random = SeededRandom(seed: random.next())
    }

    /// Returns the events of fingers, in order of time. Every finger must have a lift.
    mutating func events(of plans: [FingerPlan], on screen: TouchRecording.Screen) -> [TouchRecording.Event] {
        // Landings and lifts are reported at their own times. Between them, reports come at the digitizer's rate.
        var events: [TouchRecording.Event] = []
        var last: [Int: CGPoint] = [:]
        var report = 0.0
        for change in changes(of: plans) {
            while true {
                if last.isEmpty { report = change.time }
                guard report < change.time else { break }
                for plan in plans {
                    guard let previous = last[plan.number] else { continue }
                    let isRepeated = random.uniform(0...1) < Digitizer.repeatedPart
                    let point = isRepeated ? previous : Digitizer.position(of: plan, at: report, on: screen)
                    events.append(TouchRecording.Event(time: report, finger: plan.number, phase: .moved, at: point))
                    last[plan.number] = point
                }
                report += gap()
            }
            let number = change.plan.number
            if change.isLanding {
                let point = Digitizer.position(of: change.plan, at: change.time, on: screen)
                events.append(TouchRecording.Event(time: change.time, finger: number, phase: .began, at: point))
                last[number] = point
                if last.count == 1 { report = change.time + gap() }
            } else if let point = last.removeValue(forKey: number) {
                // The report of a lift has the position of the report before.
                events.append(TouchRecording.Event(time: change.time, finger: number, phase: .ended, at: point))
            }
        }
        return events
    }

    /// Returns landings and lifts, in order of time.
    private func changes(of plans: [FingerPlan]) -> [(time: Double, isLanding: Bool, plan: FingerPlan)] {
        let landings = plans.map { (time: $0.landing, isLanding: true, plan: $0) }
        let lifts = plans.compactMap { plan in plan.lifting.map { (time: $0, isLanding: false, plan: plan) } }
        return (landings + lifts).sorted { ($0.time, $0.isLanding ? 0 : 1) < ($1.time, $1.isLanding ? 0 : 1) }
    }

    /// Returns the time between two reports, in seconds.
    private mutating func gap() -> Double {
        let jitter = min(max(0.05 * random.normal(), -0.08), 0.16)
        let isMissing = random.uniform(0...1) < Digitizer.missingPart
        return (1 + jitter) / rate * (isMissing ? 2 : 1)
    }

    private static func position(of plan: FingerPlan, at time: Double, on screen: TouchRecording.Screen) -> CGPoint {
        let point = screen.clamp(plan.position(at: time))
        // Phones with a scale of 3 report thirds of a point.
        return screen.clamp(CGPoint(x: (point.x * 3).rounded() / 3, y: (point.y * 3).rounded() / 3))
    }
}
