/// Fingers on the screen. Points are on the screen in its present orientation; each call is one event, now.
extension Platform {
    /// Fingers land, all at once.
    package func touchesBegan(at points: [CGPoint]) -> [UITouch] {
        turn { touchScreen.begin(at: points, in: application, thresholds: touchThresholds, areIgnored: ignoresTouches) }
    }

    /// Fingers move, all at once.
    package func touchesMoved(_ moves: [(touch: UITouch, point: CGPoint)]) {
        turn { touchScreen.move(moves, in: application, thresholds: touchThresholds) }
    }

    /// Fingers lift, all at once.
    package func touchesEnded(_ touches: [UITouch]) {
        turn { touchScreen.end(touches, in: application) }
    }

    /// The system takes touches away, all at once.
    package func touchesCancelled(_ touches: [UITouch]) {
        turn { touchScreen.cancel(touches, in: application) }
    }

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
