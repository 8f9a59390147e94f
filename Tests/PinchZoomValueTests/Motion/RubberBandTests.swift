import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: the rubber band", timeLimit(minutes: 20)) struct RubberBandTests {
        /// Returns the usual band, a band without a range, and random bands.
        private func bands(_ random: inout SeededGenerator) -> [RubberBand] {
            let usual = [RubberBand(limits: 1...4, reach: 0.3), RubberBand(limits: 2...2, reach: 0.5)]
            return usual
                + (1...200).map { _ in
                    let minimum = random.factor(0.01...100)
                    return RubberBand(limits: minimum...(minimum * random.factor(1...10)), reach: random.factor(0.01...10))
                }
        }

        @Test("Within the limits the scale is the fingers' own, to the bit", arguments: [101] as [UInt64])
        func identity(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for band in bands(&random) {
                for raw in [band.limits.lowerBound, band.limits.upperBound, random.number(band.limits), random.number(band.limits)] {
                    #expect(band.scale(for: raw) == raw, "seed \(seed): \(band)")
                    #expect(band.rawScale(for: raw) == raw, "seed \(seed): \(band)")
                }
            }
        }

        @Test("More from the fingers never makes it smaller, and it stays within its reach", arguments: [102] as [UInt64])
        func monotonicAndBounded(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for band in bands(&random) {
                var raws = (1...200).map { _ in random.factor((band.limits.lowerBound / 1e4)...(band.limits.upperBound * 1e4)) }
                raws.sort()
                let shown = raws.map(band.scale(for:))
                for (index, scale) in shown.enumerated().dropFirst() where raws[index] > raws[index - 1] * 1.0001 {
                    #expect(scale > shown[index - 1], "seed \(seed): \(band) at \(raws[index])")
                }
                let top = band.limits.upperBound * (1 + band.reach)
                #expect(shown.allSatisfy { $0 > 0 && $0 <= top * (1 + 1e-12) }, "seed \(seed): \(band)")
            }
        }

        @Test("It has no kink at the limits", arguments: [103] as [UInt64])
        func smooth(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for band in bands(&random) {
                for limit in [band.limits.lowerBound, band.limits.upperBound] {
                    // The step is small in relation to the reach. Otherwise the slope would change by as much as the step.
                    let step = limit * min(band.reach, 1) * 1e-5
                    let below = (band.scale(for: limit) - band.scale(for: limit - step)) / step
                    let above = (band.scale(for: limit + step) - band.scale(for: limit)) / step
                    #expect(abs(above - below) <= 1e-3, "seed \(seed): \(band) at \(limit)")
                    #expect(abs(below - 1) <= 1e-3, "seed \(seed): \(band) at \(limit)")
                }
            }
        }

        @Test("Fingers infinitely far apart reach the end, and fingers at one point leave something to see", arguments: [104] as [UInt64])
        func extremes(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for band in bands(&random) {
                let top = band.limits.upperBound * (1 + band.reach)
                #expect(abs(band.scale(for: .infinity) / top - 1) <= 1e-12, "seed \(seed): \(band)")
                #expect(abs(band.scale(for: .greatestFiniteMagnitude) / top - 1) <= 1e-12, "seed \(seed): \(band)")
                // The formula is L − L·reach / (1 + reach) = L / (1 + reach).
                let bottom = band.limits.lowerBound / (1 + band.reach)
                #expect(abs(band.scale(for: 0) / bottom - 1) <= 1e-12, "seed \(seed): \(band)")
                #expect(band.scale(for: -1) == band.scale(for: 0), "seed \(seed): \(band)")
            }
        }

        @Test("The inverse leads back", arguments: [105] as [UInt64])
        func inverse(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for band in bands(&random) {
                for _ in 1...50 {
                    // The range goes as far as the inverse is defined: 95 % of the room, or 19 rooms of excess.
                    let top = band.limits.upperBound * (1 + 18 * band.reach)
                    let bottom = band.limits.lowerBound * max(1 - 18 * band.reach, 0.002)
                    let raw = random.factor(bottom...top)
                    worst.note(band.rawScale(for: band.scale(for: raw)) / raw - 1, "\(raw) in \(band)")
                }
            }
            #expect(worst.error <= 1e-6, "seed \(seed): \(worst)")
        }

        @Test("What cannot be reached comes from a scale that can be divided by")
        func unreachable() {
            for reach in [0, 0.3, 10] as [CGFloat] {
                let band = RubberBand(limits: 1...4, reach: reach)
                for shown in [0, 1e-9, 0.5, 5.2, 6, 1e9, .infinity] as [CGFloat] {
                    let raw = band.rawScale(for: shown)
                    #expect(raw.isFinite && raw > 0, "\(shown) with a reach of \(reach) comes from \(raw)")
                }
            }
        }

        @Test("A reach of 0 is a hard stop", arguments: [0, 0.5, 1, 2.5, 4, 4.001, 1e300, .infinity] as [CGFloat])
        func hardStop(raw: CGFloat) {
            let band = RubberBand(limits: 1...4, reach: 0)
            #expect(band.scale(for: raw) == min(max(raw, 1), 4))
            #expect(band.rawScale(for: raw) == min(max(raw, 1), 4))
        }
    }
}
