/// Fingers on the screen. Points are on the screen in its present orientation; each call is one event, now.
extension Platform {
    /// Fingers land, all at once.
    package func touchesBegan(at points: [CGPoint]) -> [UITouch] {
        points.forEach(TouchScreen.check)
        let touches = points.map { UITouch(at: $0, time: RenderServer.current.now) }
        report(.landed(touches))
        return touches
    }

    /// Fingers move, all at once.
    package func touchesMoved(_ moves: [(touch: UITouch, point: CGPoint)]) {
        for move in moves { TouchScreen.check(move.point) }
        report(.moved(moves))
    }

    /// Fingers lift, all at once.
    package func touchesEnded(_ touches: [UITouch]) {
        report(.lifted(touches))
    }

    /// The system takes touches away, all at once.
    package func touchesCancelled(_ touches: [UITouch]) {
        report(.cancelled(touches))
    }

    /// The app gets an event of it now, or when the main thread is free again.
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

    /// The time of the touches that the app gets now, or else the present time. Touches that waited for the main thread keep their own times:
    /// the velocity of a finger would be wrong without them.
    var touchTime: CFTimeInterval { touchScreen.event?.timestamp ?? RenderServer.current.now }

    /// The system takes all touches away in the midst of a turn; the fingers stay where they are.
    func interruptTouches() {
        touchScreen.interrupt(application)
    }

    /// The system takes all touches away: at the end of the turn, for one of them may just be delivered, or outside a turn at once.
    func interruptTouchesSoon() {
        if isInTurn { afterLayout { self.interruptTouches() } } else { interruptTouches() }
    }

    /// Whether the app gets no touches at present, in any of its windows.
    private var ignoresTouches: Bool { transitions.contains(where: \.ignoresTouches) }

    /// The system takes all touches away but one.
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
