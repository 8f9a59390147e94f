import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/cadisplaylink.
@MainActor @Suite("CADisplayLink", .timeLimit(.minutes(20)), .given(\.backgroundMotion, .goesOn)) struct DisplayLinkTests {
    // "Synchronize your drawing to the refresh rate of the display"; the page of `targetTimestamp`: the actual frame duration is what lies
    // between it and `timestamp`; that of `duration`: the time between two refreshes.
    @Test("A display link calls once a refresh, for a frame that lasts one", arguments: [60, 120])
    func callsOnceARefresh(rate: Int) throws {
        try HeadlessDevice.run(.init(framesPerSecond: rate)) { device in
            var frames: [(last: CFTimeInterval, next: CFTimeInterval)] = []
            let link = CADisplayLink { frames.append(($0.timestamp, $0.targetTimestamp)) }
            link.add(to: .main, forMode: .common)
            let start = CACurrentMediaTime()
            device.advance(by: 0.5)
            link.invalidate()
            #expect(abs(frames.count - rate / 2) <= 1)
            for frame in frames { #expect(abs(frame.next - frame.last - link.duration) < 1e-9) }
            for (frame, following) in zip(frames, frames.dropFirst()) { #expect(abs(following.last - frame.next) < 1e-9) }
            #expect(frames.allSatisfy { $0.next > start && $0.next < start + 0.5 + 2 / Double(rate) })
        }
    }

    // The page of `timestamp`: "the last frame displayed". A touch displays no frame.
    @Test("A frame lasts as long as any other when a touch comes before it", arguments: HeadlessDevice.Behavior.FrameTime.allCases)
    func touchBetweenFrames(frameTime: HeadlessDevice.Behavior.FrameTime) throws {
        try HeadlessDevice.run(.phone(where: \.frameTime, is: frameTime)) { device in
            var frames: [(last: CFTimeInterval, next: CFTimeInterval)] = []
            let link = CADisplayLink { frames.append(($0.timestamp, $0.targetTimestamp)) }
            link.add(to: .main, forMode: .common)
            for part in [0.1, 0.5, 0.9] {
                device.advanceFrames()
                device.advance(by: part * link.duration)
                device.touchDown(at: CGPoint(x: 100, y: 100)).cancel()
            }
            device.advanceFrames()
            link.invalidate()
            #expect(frames.count == 4)
            for frame in frames { #expect(abs(frame.next - frame.last - link.duration) < 1e-9) }
            for (frame, following) in zip(frames, frames.dropFirst()) { #expect(abs(following.last - frame.next) < 1e-9) }
        }
    }

    // The page of `targetTimestamp` compares it with `CACurrentMediaTime()` within the call, to see whether there is time left; how much
    // there is when it begins is said nowhere.
    @Test("When it calls there is time left until its frame is shown, or none", arguments: HeadlessDevice.Behavior.FrameTime.allCases)
    func timeLeft(frameTime: HeadlessDevice.Behavior.FrameTime) throws {
        try HeadlessDevice.run(.phone(where: \.frameTime, is: frameTime)) { device in
            var timesLeft: [CFTimeInterval] = []
            let link = CADisplayLink { timesLeft.append($0.targetTimestamp - CACurrentMediaTime()) }
            link.add(to: .main, forMode: .common)
            device.advanceFrames(3)
            #expect(timesLeft.count == 3)
            for timeLeft in timesLeft {
                switch frameTime {
                case .beforeTarget: #expect(timeLeft > 0 && timeLeft < link.duration)
                case .atTarget: #expect(abs(timeLeft) < 1e-9)
                }
            }
            link.invalidate()
        }
    }

    // https://developer.apple.com/documentation/quartzcore/caframeraterange-swift.struct/preferred
    @Test("A range's preferred rate can be set, and taken away")
    func preferredRate() {
        var range = CAFrameRateRange(minimum: 30, maximum: 120)
        #expect(range.preferred == nil)
        range.preferred = 80
        #expect(range == CAFrameRateRange(minimum: 30, maximum: 120, preferred: 80))
        range.preferred = nil
        #expect(range == CAFrameRateRange(minimum: 30, maximum: 120))
    }

    @Test("A paused link is silent, and an invalidated one for good")
    func paused() throws {
        try HeadlessDevice.run { device in
            var count = 0
            let link = CADisplayLink { _ in count += 1 }
            link.add(to: .main, forMode: .common)
            device.advanceFrames(2)
            link.isPaused = true
            device.advanceFrames(2)
            link.isPaused = false
            device.advanceFrames(1)
            #expect(count == 3)
            link.invalidate()
            link.add(to: .main, forMode: .common)
            device.advanceFrames(2)
            #expect(count == 3)
        }
    }

    @Test("The run loop keeps the link, and the link its target, until it is invalidated")
    func ownership() throws {
        try HeadlessDevice.run { device in
            final class Target {}
            weak var weakTarget: Target?
            weak var weakLink: CADisplayLink?
            do {
                let target = Target()
                let link = CADisplayLink { _ in withExtendedLifetime(target) {} }
                link.add(to: .main, forMode: .common)
                weakTarget = target
                weakLink = link
            }
            device.advanceFrames()
            #expect(weakTarget != nil && weakLink != nil)
            weakLink?.invalidate()
            #expect(weakTarget == nil && weakLink == nil)
        }
    }

    @Test("CACurrentMediaTime is the virtual clock", .chosen)
    func mediaTime() throws {
        try HeadlessDevice.run { device in
            let before = CACurrentMediaTime()
            device.advance(by: 0.5)
            #expect(abs(CACurrentMediaTime() - before - 0.5) < 1e-9)
        }
    }
}
