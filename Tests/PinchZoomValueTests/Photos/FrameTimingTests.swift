import Foundation
import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

@Suite("Photos: which frame of an animated photo is due", timeLimit(minutes: 20)) struct FrameTimingTests {
    @Test("Each frame is due for its delay, and after the last one the first is due again")
    func loop() throws {
        let timing = try #require(FrameTiming(delays: [0.1, 0.2, 0.3], loopCount: 0))
        let times: [TimeInterval] = [0, 0.05, 0.11, 0.29, 0.31, 0.59, 0.61, 0.75, 6_000.05]
        #expect(times.map { timing.position(at: $0).index } == [0, 0, 1, 1, 2, 2, 0, 1, 0])
        #expect(times.allSatisfy { timing.position(at: $0).remaining == nil })
        #expect(isClose(timing.duration, 0.6) && timing.frameCount == 3)
    }

    @Test("A delay below 20 milliseconds counts as 100, and so does one that is no number; 20 milliseconds count")
    func shortDelays() throws {
        for delay in [0, 0.01, 0.019, -1, .nan, .infinity] as [TimeInterval] {
            let timing = try #require(FrameTiming(delays: [delay, delay], loopCount: 0))
            #expect(isClose(timing.duration, 0.2), "\(delay)")
        }
        let timing = try #require(FrameTiming(delays: [0.02, TimeInterval(Float(0.02).nextDown)], loopCount: 0))
        #expect(timing.duration < 0.0401)
    }

    @Test("After the last loop the last frame stands; a negative count counts as no end")
    func loops() throws {
        let timing = try #require(FrameTiming(delays: [0.1, 0.1], loopCount: 2))
        let positions = [0, 0.15, 0.25, 0.35, 0.45, 1e12].map { timing.position(at: $0) }
        #expect(positions.map(\.index) == [0, 1, 0, 1, 1, 1])
        #expect(positions.map(\.remaining) == [4, 3, 2, 1, 1, 1])
        #expect(FrameTiming(delays: [0.1, 0.1], loopCount: -1)?.loopCount == 0)
    }

    @Test("One frame is no animation, and before the start and at no time the first frame is due")
    func edges() throws {
        #expect(FrameTiming(delays: [], loopCount: 0) == nil && FrameTiming(delays: [1], loopCount: 0) == nil)
        let timing = try #require(FrameTiming(delays: [0.1, 0.1], loopCount: 0))
        for time in [-1, .nan, .infinity, -.infinity] as [TimeInterval] { #expect(timing.position(at: time).index == 0) }
    }

    @Test("At random times the frame that is due is the one that a sum of the delays says", arguments: 0..<50)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 51_000)
        let delays = (0..<Int.random(in: 2...40, using: &random)).map { _ in TimeInterval.random(in: 0.02...0.5, using: &random) }
        let loopCount = Int.random(in: 0...3, using: &random)
        let timing = try #require(FrameTiming(delays: delays, loopCount: loopCount))
        for _ in 0..<50 {
            let time = TimeInterval.random(in: 0...(timing.duration * 5), using: &random)
            var (end, count) = (0.0, 0)
            while true {
                end += delays[count % delays.count]
                if time < end || loopCount > 0 && count == loopCount * delays.count - 1 { break }
                count += 1
            }
            // Sums in another order differ by rounding errors at the very end of a frame.
            guard abs(time - end) > 1e-6, abs(time - end + delays[count % delays.count]) > 1e-6 else { continue }
            let position = timing.position(at: time)
            #expect(position.index == count % delays.count, "\(time)")
            #expect(position.remaining == (loopCount > 0 ? loopCount * delays.count - count : nil), "\(time)")
        }
    }
}
