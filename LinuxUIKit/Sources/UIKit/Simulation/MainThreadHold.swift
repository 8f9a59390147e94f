/// The period in which the main thread is held. The screen shows frames and fingers move, but no code of the app runs.
struct MainThreadHold {
    /// The newest frame for which display links were not called.
    var missedFrame: FrameStamp?
    /// The changes of the fingers, in order.
    private(set) var reports: [FingerReport] = []

    /// Adds a report. Movements that follow one another become a single movement with the last places, as UIKit coalesces them ("Getting
    /// high-fidelity input with coalesced touches").
    mutating func add(_ report: FingerReport) {
        guard case .moved(let new) = report.change, let last = reports.last, case .moved(let former) = last.change else {
            return reports.append(report)
        }
        let others = former.filter { move in !new.contains { $0.touch === move.touch } }
        reports[reports.count - 1] = FingerReport(change: .moved(others + new), time: report.time)
    }
}

/// A change of the fingers on the screen.
struct FingerReport {
    let change: FingerChange
    let time: CFTimeInterval
}

/// The kinds of changes of the fingers on the screen.
enum FingerChange {
    case landed([UITouch])
    case moved([(touch: UITouch, point: CGPoint)])
    case lifted([UITouch])
    case cancelled([UITouch])
}

extension Platform {
    package var isMainThreadHeld: Bool { mainThreadHold != nil }

    /// Holds the main thread until `releaseMainThread()`. Changes that were made outside of turns are committed first.
    package func holdMainThread() {
        precondition(!isInTurn && mainThreadHold == nil, "LinuxUIKit: the main thread can be held only between turns of its run loop")
        let schedule = RenderServer.current.schedule
        if schedule.hasChanges || schedule.hasMessages { turn {} }
        mainThreadHold = MainThreadHold()
    }

    /// Shows a frame while the main thread is held: the committed values, with the committed animations.
    package func showFrame(at time: CFTimeInterval) {
        mainThreadHold?.missedFrame = advanceFrame(to: time)
        RenderServer.current.countFrame()
    }

    /// Releases the main thread. Its run loop handles the waiting touches, and then the newest frame that it has missed.
    package func releaseMainThread() {
        guard let hold = mainThreadHold else { return }
        mainThreadHold = nil
        hold.reports.forEach(deliver)
        if let stamp = hold.missedFrame { runTurn(of: stamp) }
    }
}
