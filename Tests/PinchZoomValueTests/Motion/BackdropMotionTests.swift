import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("The backdrop of a photo that goes back, and may be caught") struct BackdropMotionTests {
        @Test("At rest the alpha is its target")
        func atRest() {
            let backdrop = BackdropMotion(response: 0.36)
            #expect(backdrop.isSettled(at: 0))
            for target in stride(from: CGFloat(0), through: 1, by: 0.1) { #expect(backdrop.alpha(for: target, at: 1) == target) }
        }

        @Test("On its way to 0 the alpha falls by at most 0.08 in a frame of 1/60 s, and arrives", arguments: [0.2, 0.5, 0.8] as [CGFloat])
        func back(alpha: CGFloat) {
            for phase in 0..<20 {
                var backdrop = BackdropMotion(response: 0.36)
                backdrop.blend(from: alpha, to: 0, at: 3)
                #expect(backdrop.alpha(for: 0, at: 3) == alpha && !backdrop.isSettled(at: 3))
                var last = alpha
                for frame in 0..<60 {
                    let time = 3 + (Double(frame) + Double(phase) / 20) / 60
                    let value = backdrop.alpha(for: 0, at: time)
                    #expect(value <= last && last - value <= 0.08)
                    last = value
                }
                #expect(last == 0 || backdrop.isSettled(at: 4))
            }
        }

        @Test("However often the target jumps, the alpha does not", arguments: [871] as [UInt64])
        func turns(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for round in 1...300 {
                var backdrop = BackdropMotion(response: 0.36)
                var (time, target) = (0.0, random.number(0...1))
                for _ in 1...10 {
                    time += Double(random.number(0...0.3))
                    let alpha = backdrop.alpha(for: target, at: time)
                    target = random.flip() ? 0 : random.number(0...1)
                    backdrop.blend(from: alpha, to: target, at: time)
                    #expect(abs(backdrop.alpha(for: target, at: time) - alpha) <= 1e-12, "seed \(seed), round \(round)")
                }
                #expect(abs(backdrop.alpha(for: target, at: time + 2) - target) <= 1e-6, "seed \(seed), round \(round)")
            }
        }
    }
}
