import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/cadisplaylink.
@MainActor @Suite("CADisplayLink", .timeLimit(.minutes(20))) struct DisplayLinkTests {
    @Test("A display link fires once a frame, with the time of the last frame and of the next", arguments: [60, 120])
    func firesOnceAFrame(rate: Int) throws {
        try HeadlessDevice.run(.init(framesPerSecond: rate)) { device in
            var times: [(last: CFTimeInterval, next: CFTimeInterval)] = []
            let link = CADisplayLink { times.append(($0.timestamp, $0.targetTimestamp)) }
            link.add(to: .main, forMode: .common)
            device.advanceFrames(3)
            link.invalidate()
            #expect(times.count == 3)
            for time in times { #expect(abs(time.next - time.last - 1 / Double(rate)) < 1e-9) }
            #expect(abs(link.duration - 1 / Double(rate)) < 1e-9)
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

    @Test("CACurrentMediaTime is the virtual clock")
    func mediaTime() throws {
        try HeadlessDevice.run { device in
            let before = CACurrentMediaTime()
            device.advance(by: 0.5)
            #expect(abs(CACurrentMediaTime() - before - 0.5) < 1e-9)
        }
    }
}
