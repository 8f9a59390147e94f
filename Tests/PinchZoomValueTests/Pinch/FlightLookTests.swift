import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("The fades of a flight", timeLimit(minutes: 20)) struct FlightLookTests {
    /// Scales below, at, within and above the range of the default curve.
    private static let scales: [CGFloat] = [0.7, 1, 1.3, 2, 5]
    /// Times after the lift, in seconds: before, during and after the fade of the uncovered parts.
    private static let times: [TimeInterval] = [0, 0.05, 0.18, 0.7]

    private func lifted() -> FlightLook {
        var look = FlightLook(curve: .default, springResponse: 0.36)
        look.appear(at: 0)
        return look
    }

    @Test("Under fingers the backdrop follows the curve, and the photo is uncovered in 0.18 s", arguments: scales)
    func underFingers(scale: CGFloat) {
        let look = lifted()
        for time in FlightLookTests.times {
            #expect(look.backdropAlpha(at: scale, time: time) == BackdropCurve.default.alpha(at: scale))
            #expect(look.isSettled(at: time) == (time >= 0.18))
            #expect(look.isReturnSettled(at: time))
        }
        #expect(look.uncoveredFraction(at: 0) == 0)
        #expect(abs(look.uncoveredFraction(at: 0.09) - 0.5) < 1e-9)
        #expect(look.uncoveredFraction(at: 0.18) == 1)
    }

    @Test("Neither a release nor a catch makes the backdrop or the uncovered parts jump", arguments: scales, times)
    func releaseAndCatch(scale: CGFloat, released: TimeInterval) {
        for pause in [0, 0.02, 0.1, 0.3, 2] {
            for caughtScale in FlightLookTests.scales {
                var look = lifted()
                let alpha = look.backdropAlpha(at: scale, time: released)
                let uncovered = look.uncoveredFraction(at: released)
                look.release(backdropAlpha: alpha, at: released)
                #expect(abs(look.backdropAlpha(at: scale, time: released) - alpha) < 1e-9)
                #expect(look.uncoveredFraction(at: released) == uncovered)

                let caught = released + pause
                let returning = look.backdropAlpha(at: caughtScale, time: caught)
                let covered = look.uncoveredFraction(at: caught)
                look.catchPhoto(at: caughtScale, backdropAlpha: returning, time: caught)
                #expect(abs(look.backdropAlpha(at: caughtScale, time: caught) - returning) < 1e-9)
                #expect(abs(look.uncoveredFraction(at: caught) - covered) < 1e-9)

                #expect(look.isSettled(at: caught + 3))
                #expect(abs(look.backdropAlpha(at: caughtScale, time: caught + 3) - BackdropCurve.default.alpha(at: caughtScale)) < 1e-6)
                #expect(abs(look.uncoveredFraction(at: caught + 3) - 1) < 1e-6)
            }
        }
    }

    @Test("On the return everything fades to 0 at any scale", arguments: scales)
    func end(scale: CGFloat) {
        var look = lifted()
        look.release(backdropAlpha: look.backdropAlpha(at: scale, time: 1), at: 1)
        #expect(!look.isReturnSettled(at: 1))
        #expect(look.isReturnSettled(at: 4))
        #expect(abs(look.backdropAlpha(at: scale, time: 4)) < 1e-6)
        #expect(abs(look.uncoveredFraction(at: 4)) < 1e-6)
    }

    @Test("A catch of a photo that isn't returning changes nothing")
    func caughtUnderFingers() {
        var look = lifted()
        look.catchPhoto(at: 1.5, backdropAlpha: 0.1, time: 0.5)
        #expect(look.isSettled(at: 0.5))
        #expect(look.backdropAlpha(at: 1.5, time: 0.5) == BackdropCurve.default.alpha(at: 1.5))
    }
}
