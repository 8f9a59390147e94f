import UIKit

/// The views with one identity on two screens. They fly between both places, or fade if one of them is missing.
@MainActor final class SharedViewPair {
    /// The offsets of the sliding screens, in points of the window. The flying views don't slide along.
    struct Offsets {
        var near = CGVector()
        var far = CGVector()
    }

    private let pair: LiftPair
    private var near: SmoothedPane?
    private var far: SmoothedPane?

    init(_ pair: LiftPair) {
        self.pair = pair
    }

    /// Lifts the views into a layer. A view that comes or goes later doesn't change the flight.
    func takeOff(into layer: UIView, offsets: Offsets, at time: TimeInterval) {
        pair.takeOff(into: layer)
        near = nearPlace(offsets).map { SmoothedPane($0, at: time) }
        far = farPlace(offsets).map { SmoothedPane($0, at: time) }
        if near == nil { pair.source.retire() }
        if far == nil { pair.destination.retire() }
    }

    /// Updates both endpoints, and shows the views at a fraction of the way.
    func show(at fraction: CGFloat, offsets: Offsets, time: TimeInterval) {
        pair.refresh()
        near?.follow(nearPlace(offsets), at: time)
        far?.follow(farPlace(offsets), at: time)
        switch (near?.pane(at: time), far?.pane(at: time)) {
        case (let near?, let far?):
            pair.fill(near.mixed(with: far, fraction), fraction: fraction)
        case (let near?, nil):
            pair.source.fill(near, uncroppedFraction: 0, alpha: max(1 - 2 * fraction, 0))
        case (nil, let far?):
            pair.destination.fill(far, uncroppedFraction: 0, alpha: max(2 * fraction - 1, 0))
        case (nil, nil):
            break
        }
    }

    /// Returns whether both places have been reached. A place may have jumped.
    func isSettled(at time: TimeInterval) -> Bool {
        near?.isSettled(at: time) ?? true && far?.isSettled(at: time) ?? true
    }

    /// Puts the views back, in this turn.
    func land() {
        pair.land()
    }

    private func nearPlace(_ offsets: Offsets) -> Pane? { pair.source.pane?.offset(by: -offsets.near) }
    private func farPlace(_ offsets: Offsets) -> Pane? { pair.destination.pane?.offset(by: -offsets.far) }
}

extension CGVector {
    fileprivate static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}
