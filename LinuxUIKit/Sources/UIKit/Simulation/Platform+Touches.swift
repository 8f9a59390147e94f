/// Fingers on the screen. Points are on the screen in its present orientation. Each call is one event, now.
extension Platform {
    /// Begins touches, all at once.
    package func touchesBegan(at points: [CGPoint]) -> [UITouch] {
        points.forEach(TouchScreen.check)
        let touches = points.map { UITouch(at: $0, time: RenderServer.current.now) }
        report(.landed(touches))
        return touches
    }

    /// Moves fingers, all at once.
    package func touchesMoved(_ moves: [(touch: UITouch, point: CGPoint)]) {
        for move in moves { TouchScreen.check(move.point) }
        report(.moved(moves))
    }

    /// Lifts fingers, all at once.
    package func touchesEnded(_ touches: [UITouch]) {
        report(.lifted(touches))
    }

    /// Cancels touches, all at once, as the system does.
    package func touchesCancelled(_ touches: [UITouch]) {
        report(.cancelled(touches))
    }

    /// Delivers a change to the app now, or after the main thread is released.
    private func report(_ change: FingerChange) {
        let report = FingerReport(change: change, time: RenderServer.current.now)
        if mainThreadHold == nil { deliver(report) } else { mainThreadHold?.add(report) }
    }

    func deliver(_ report: FingerReport) {
        let time = report.time
        turn {
            switch report.change {
            case .landed(let touches):
                touchScreen.begin(touches, in: application, thresholds: touchThresholds, areIgnored: ignoresTouches, at: time)
            case .moved(let moves): touchScreen.move(moves, in: application, thresholds: touchThresholds, at: time)
            case .lifted(let touches): touchScreen.end(touches, in: application, at: time)
            case .cancelled(let touches): touchScreen.cancel(touches, in: application, at: time)
            }
        }
    }

    /// The time of the touches that the app gets now, or else the present time. Touches that waited for the main thread keep their own
    /// times. Otherwise a finger's velocity would be wrong.
    var touchTime: CFTimeInterval { touchScreen.event?.timestamp ?? RenderServer.current.now }

    /// Cancels all touches in the middle of a turn. The fingers stay in their places.
    func interruptTouches() {
        touchScreen.interrupt(application)
    }

    /// Cancels all touches at the end of the turn, since one of them may just be delivered. Outside a turn, the touches are cancelled at
    /// once.
    func interruptTouchesSoon() {
        if isInTurn { afterLayout { self.interruptTouches() } } else { interruptTouches() }
    }

    /// Whether the app gets no touches at present, in any of its windows.
    private var ignoresTouches: Bool { transitions.contains(where: \.ignoresTouches) }

    /// Cancels all touches except one.
    func interruptTouches(sparing finger: UITouch?) {
        touchScreen.interrupt(application, sparing: finger)
        trackpad.interrupt(application)
    }

    /// The fingers that are down.
    package var activeTouches: [UITouch] { touchScreen.touches }

    var touchesUnderWay: [String] {
        let fingers = (touchScreen.touches + touchScreen.numbFingers).map {
            "a finger at (\($0.locationOnScreen.x), \($0.locationOnScreen.y))"
        }
        let trackpad = trackpad.isBusy ? ["fingers on the trackpad"] : []
        return fingers + trackpad + keysUnderWay
    }
}
