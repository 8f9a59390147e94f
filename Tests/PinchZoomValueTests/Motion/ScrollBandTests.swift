import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("How a scroll view gives way") struct ScrollBandTests {
        @Test("It is the formula of scroll views: 5.213 points for 10 in 100, a slope of 0.55 at first, and never as far as the length")
        func formula() {
            #expect(abs(ScrollBand.give(10, in: 100) - 5.213) <= 5e-4)
            #expect(abs(ScrollBand.give(1e-4, in: 400) / 1e-4 - 0.55) <= 1e-6)
            #expect(ScrollBand.give(1e9, in: 400) < 400)
        }

        @Test("To and fro it is the same, and it never turns back")
        func symmetry() {
            var last: CGFloat = -400
            for distance in stride(from: CGFloat(-2000), through: 2000, by: 1) {
                let give = ScrollBand.give(distance, in: 400)
                #expect(give == -ScrollBand.give(-distance, in: 400) && give > last)
                last = give
            }
        }

        @Test("In no length, or for what is no number, nothing gives")
        func nonsense() {
            #expect(ScrollBand.give(10, in: 0) == 0 && ScrollBand.give(.nan, in: 100) == 0 && ScrollBand.give(.infinity, in: 100) == 0)
        }
    }
}
