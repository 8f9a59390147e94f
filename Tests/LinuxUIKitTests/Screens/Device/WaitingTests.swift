import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Waiting for something on the simulated phone: it is not Apple's, so these tests have no page to cite.
@MainActor @Suite("Waiting on the simulated phone", .chosen, .timeLimit(.minutes(20))) struct WaitingTests {
    @Test("Frames pass while the condition holds, and each is looked at before it passes")
    func waits() throws {
        try HeadlessDevice.run { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            device.show(view)
            var isOver = false
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0
            } completion: { _ in
                isOver = true
            }
            let frames = device.frameCount
            var looks: [Int] = []
            try device.advanceFrames(while: !isOver) { looks.append(device.frameCount - frames) }
            #expect(isOver && (30...31).contains(looks.count))
            #expect(looks == Array(looks.indices))
        }
    }

    @Test("Where the condition does not hold, no time passes")
    func nothingToWaitFor() throws {
        try HeadlessDevice.run { device in
            try device.advanceFrames(while: false) { Issue.record("there is no frame to look at") }
            #expect(device.now == 0)
        }
    }

    @Test("What never ends is waited for until the limit, and the error says where, how long, and what goes on")
    func limit() throws {
        try HeadlessDevice.run { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            device.show(view)
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
            var frames = 0
            let line = #line + 1
            @MainActor func wait() throws { try device.advanceFrames(while: view.layer.animationKeys() != nil, limit: 2) { frames += 1 } }
            let error = #expect(throws: WaitedTooLong.self) { try wait() }
            #expect(frames == 120 && abs(device.now - 2) < 1e-6)
            #expect(error?.place == "LinuxUIKitScreensTests/WaitingTests.swift:\(line)" && error?.limit == 2)
            #expect(error?.work == device.workUnderWay && error?.work.isEmpty == false)
            #expect(error?.description.contains("still under way") == true)
            view.layer.removeAllAnimations()
            let other = #expect(throws: WaitedTooLong.self) { try device.advanceFrames(while: true, limit: 0.1) }
            #expect(other?.description.hasSuffix("still holds after 0.1 s; nothing is under way") == true)
        }
    }

    @Test("Ten seconds are the limit unless another is given")
    func defaultLimit() throws {
        try HeadlessDevice.run(.init(framesPerSecond: 120)) { device in
            #expect(throws: WaitedTooLong.self) { try device.advanceFrames(while: true) }
            #expect(device.frameCount == 1200)
        }
    }

    @Test("Errors of the condition and of whoever looks come out")
    func errors() throws {
        struct Stop: Error {}
        try HeadlessDevice.run { device in
            func fail() throws -> Bool { throw Stop() }
            #expect(throws: Stop.self) { try device.advanceFrames(while: try fail()) }
            #expect(throws: Stop.self) { try device.advanceFrames(while: true) { throw Stop() } }
            #expect(device.now == 0)
        }
    }
}
