/// Keeps moving content in place when its length changes before or behind the visible part.
extension UIScrollView {
    /// Moves the offset together with a drag or a motion in progress, which goes on from there.
    func shiftContent(by shift: CGPoint) {
        guard shift != .zero else { return }
        if let drag {
            let origin = CGPoint(x: drag.origin.x + shift.x, y: drag.origin.y + shift.y)
            self.drag = ScrollDrag(origin: origin, translation: drag.translation, axes: drag.axes)
        }
        flight?.shift(by: shift)
        move(to: CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
    }

    /// Adapts a deceleration to a new range of the content. If its target was the former edge or is outside the new range, a new motion
    /// starts here with the current velocity.
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
    /// Returns the same motion, shifted by a distance.
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

    /// Returns whether the motion would be the same in this range.
    func fits(_ range: ClosedRange<CGFloat>) -> Bool {
        switch self {
        case .rest, .spring: true
        case .decelerate(let flight): range.contains(flight.target)
        case .bounce(_, _, let edge, _), .stop(_, _, let edge): edge == range.lowerBound || edge == range.upperBound
        }
    }
}
