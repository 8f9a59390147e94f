import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// Motions after the fingers' release, until they come to rest.
extension FeelMotion {
    mutating func release() throws {
        var start = 0.0
        let ours = try FeelPhone.run(.photo) { phone in
            try phone.openAndWait()
            let finger = FeelFingers(device: phone.device).dragDown(by: 18 + 0.08 / 0.67 * Measured.height)
            start = phone.flying.map { Double($0.width) } ?? .nan
            finger.lift()
            return phone.record(for: 0.5) { phone.flying.map { Double($0.width) } }
        }
        note("Let go, back: width of the photo", Measured.flight(from: start, to: 402, frequency: 22.5, dampingRatio: 0.9), ours, to: 402)
    }

    mutating func landing() throws {
        let (slow, start) = try landing { $0.dragDown(by: 18 + 0.2 / 0.67 * Measured.height) }
        let measured = Measured.flight(from: start, to: 124, frequency: 15, dampingRatio: 0.75)
        note("Let go, home: width of the photo", measured, slow, to: 124)
        add(.range("Let go, home: 98 % of the way", measured: 200...270, ours: ms(slow), unit: "ms"))
        let overshoot = slow.samples.map(\.value).min().map { (124 - $0) / (start - 124) * 100 }
        add(.range("Let go, home: past its place", measured: 2...3, ours: overshoot, unit: "%"))
        let (edge, _) = try landing { $0.swipe(by: 12 + 0.341 / 0.67 * Measured.width, at: 800) }
        add(.range("From the edge at 800, home: 98 % of the way", measured: 100...130, ours: ms(edge), unit: "ms"))
        let pinch = try pinchedLanding(at: 800)
        add(
            .range(
                "Pinched at 800 a finger, home: 98 % of the way",
                measured: 100...133,
                ours: ms(pinch),
                unit: "ms",
                reason: "the photo is where the fingers are, and has 63 points left; Apple's card is behind them and has more"
            )
        )
        try add(carry())
    }

    private func landing(_ lead: (FeelFingers) -> Finger) throws -> (width: Curve, start: Double) {
        try FeelPhone.run(.photo) { phone in
            try phone.openAndWait()
            let finger = lead(FeelFingers(device: phone.device))
            let start = phone.flying.map { Double($0.width) } ?? .nan
            finger.lift()
            return (phone.record(for: 0.6) { phone.flying.map { Double($0.width) } }, start)
        }
    }

    private func pinchedLanding(at velocity: Double) throws -> Curve {
        try FeelPhone.run(.photo) { phone in
            try phone.openAndWait()
            phone.device.lift(FeelFingers(device: phone.device).pinch(to: 0.45, at: velocity))
            return phone.record(for: 0.6) { phone.flying.map { Double($0.width) } }
        }
    }

    /// Returns the distance by which the held point goes farther than after a release at rest in the same place, with an equally quick
    /// landing.
    private func carry() throws -> FeelRow {
        @MainActor func way(at velocity: Double) throws -> Curve {
            try FeelPhone.run(.photo) { phone in
                var feel = ZoomTransitionConfiguration.system
                feel.landingQuickening = 0
                phone.grid.zoom.configuration = feel
                try phone.openAndWait()
                FeelFingers(device: phone.device).swipe(by: 12 + 0.341 / 0.67 * Measured.width, at: velocity).lift()
                return phone.record(for: 0.3) { phone.flying.map { Double(heldPoint(of: $0, at: CGPoint(x: 2, y: 437)).x) } }
            }
        }
        let (still, thrown) = (try way(at: 0), try way(at: 800))
        let ahead = thrown.samples.compactMap { sample in still.value(at: sample.x).map { sample.value - $0 } }.max()
        return .range("From the edge at 800, home: first it goes on", measured: 28...30, ours: ahead, unit: "points")
    }

    private func ms(_ width: Curve) -> Double? { width.place(of: 0.98, to: 124).map { $0 * 1000 } }

    mutating func swipeBack() throws {
        var (start, still) = (0.0, 0.0)
        var ours = Curve()
        try FeelPhone.run(.page) { phone in
            // The page fades. Its position is the one that UIKit's own page would have at the same progress.
            @MainActor func position() -> Double? {
                phone.navigation.transitionCoordinator.map { Double($0.percentComplete) * Measured.width }
            }
            let finger = phone.device.touchDown(at: CGPoint(x: 2, y: 437))
            for way in stride(from: 1.0, through: 120, by: 1) {
                phone.device.advanceFrames()
                finger.move(to: CGPoint(x: 2 + way, y: 437))
                if (position() ?? 0) == 0 { still = way }
            }
            phone.device.advance(by: 0.1)
            start = position() ?? .nan
            finger.lift()
            ours = phone.record(for: 0.4) { position() }
        }
        add(.range("Swiped back: still for", measured: 12...12, ours: still, unit: "points"))
        add(.range("Swiped back: behind the finger", measured: 12...12, ours: 120 - start, unit: "points"))
        let measured = Measured.flight(from: start, to: 0, frequency: 22, dampingRatio: 0.85)
        note("Swiped back, let go: edge of the page", measured, ours, to: 0)
    }
}
