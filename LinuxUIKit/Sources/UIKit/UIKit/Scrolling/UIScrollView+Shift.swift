/// Content that gets another length before what is seen, or behind it, while it moves.
extension UIScrollView {
    /// Moves the offset together with all that moves it: a drag and a motion under way go on from there.
    func shiftContent(by shift: CGPoint) {
        guard shift != .zero else { return }
        if let drag {
            let origin = CGPoint(x: drag.origin.x + shift.x, y: drag.origin.y + shift.y)
            self.drag = ScrollDrag(origin: origin, translation: drag.translation, axes: drag.axes)
        }
        flight?.shift(by: shift)
        move(to: CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
    }

    /// The content's range is another one: what was let go and would have ended at the former edge, or ends outside of the range now, goes
    /// on from here with the velocity that it has.
    func aimFlightAnew() {
        guard let flight, flight.reason == .deceleration else { return }
        flight.aimAnew(
            at: contentOffset,
            horizontal: {
                AxisMotion(
                    position: $0,
                    velocity: $1,
                    range: self.horizontalRange,
                    rate: self.decelerationRate.rawValue,
                    bounces: self.bounces
                )
            },
            vertical: {
                AxisMotion(
                    position: $0,
                    velocity: $1,
                    range: self.verticalRange,
                    rate: self.decelerationRate.rawValue,
                    bounces: self.bounces
                )
            },
            ranges: (horizontalRange, verticalRange)
        )
    }
}

extension AxisMotion {
    /// The same motion elsewhere.
    func shifted(by shift: CGFloat) -> AxisMotion {
        func moved(_ flight: ScrollDeceleration) -> ScrollDeceleration {
            ScrollDeceleration(origin: flight.origin + shift, velocity: flight.velocity, rate: flight.rate)
        }
        return switch self {
        case .rest(let position): .rest(at: position + shift)
        case .spring(let target, let spring): .spring(to: target + shift, spring)
        case .decelerate(let flight): .decelerate(moved(flight))
        case .bounce(let flight, let until, let edge, let spring): .bounce(moved(flight), until: until, edge: edge + shift, spring)
        case .stop(let flight, let until, let edge): .stop(moved(flight), until: until, edge: edge + shift)
        }
    }

    /// Whether the motion is what it would be in this range.
    func fits(_ range: ClosedRange<CGFloat>) -> Bool {
        switch self {
        case .rest, .spring: true
        case .decelerate(let flight): range.contains(flight.target)
        case .bounce(_, _, let edge, _), .stop(_, _, let edge): edge == range.lowerBound || edge == range.upperBound
        }
    }
}
