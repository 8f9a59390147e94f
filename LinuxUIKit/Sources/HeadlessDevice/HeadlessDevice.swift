import UIKit

/// A simulated phone: a screen, a virtual clock, fingers, and the settings of its user.
///
/// The phone shows the views that UIKit's own API puts on its screen. Time passes only in `advance(by:)`. Only one phone is switched on at
/// a time: a new phone switches this one off. A phone is also switched off when it is released.
@MainActor public final class HeadlessDevice {
    /// The kind of phone.
    public let configuration: Configuration

    let platform: Platform
    let server: RenderServer
    /// The traits that were current before the last wait for tasks.
    var traits = UITraitCollection.current
    private var fingerGaps = 0

    /// Switches a phone on, with its clock at zero and nothing on its screen.
    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
        platform = Platform(
            screenMetrics: configuration.screenMetrics,
            behavior: configuration.behavior,
            touchThresholds: configuration.touchThresholds
        )
        platform.switchOn()
        server = RenderServer.current
        server.frameDuration = 1 / Double(configuration.framesPerSecond)
    }

    /// Switches the phone off. Without this, later code would run with the phone's size, direction and fingers.
    isolated deinit {
        if Platform.current === platform { switchOff() }
    }

    /// Runs a closure with a new phone and switches it off again.
    ///
    /// - Throws: The closure's error, or `WorkUnderWay` if the closure leaves animations running or fingers down.
    public static func run<Result>(
        _ configuration: Configuration = Configuration(),
        _ body: (HeadlessDevice) throws -> Result
    ) throws -> Result {
        let device = HeadlessDevice(configuration)
        let result: Result
        do {
            result = try body(device)
        } catch {
            device.switchOff()
            throw error
        }
        try device.shutDown()
        return result
    }

    /// Switches the phone off.
    ///
    /// - Throws: `WorkUnderWay` if animations still run or fingers are still down.
    public func shutDown() throws(WorkUnderWay) {
        let work = platform.workUnderWay
        switchOff()
        guard work.isEmpty else { throw WorkUnderWay(work: work) }
    }

    func switchOff() {
        Platform().switchOn()
        HeadlessDevice.waiting?.switchOnAgain()
    }

    /// Continues from the state before another phone was used.
    func switchOnAgain() {
        Platform.current = platform
        RenderServer.current = server
        UITraitCollection.current = traits
    }

    // MARK: Time

    /// The time since the phone was switched on, in seconds.
    public var now: TimeInterval { server.now }

    /// The number of frames that were shown so far.
    public var frameCount: Int { server.frameCount }

    /// The number of changes of layers so far. Each property that gets another value counts, and so does each animation and each sublayer
    /// that is added or removed. Running animations change no layer.
    public var layerChangeCount: Int { server.schedule.layerChangeCount }

    /// The number of layouts of views so far. Each call of `layoutSubviews()` by UIKit counts.
    public var layoutCount: Int { server.schedule.layoutCount }

    /// Lets time pass, in seconds, frame by frame.
    ///
    /// Frames are at whole multiples of the frame's duration. Each frame runs display links, then animations, then layout and drawing.
    public func advance(by duration: TimeInterval) {
        precondition(duration.isFinite && duration >= 0, "HeadlessDevice.advance(by:) takes a finite duration, not \(duration)")
        requireSwitchedOn()
        precondition(!platform.isMainThreadHeld, "the phone's time passes by itself while its main thread is held")
        let end = server.now + duration
        // The nanosecond is needed because sums of frame durations aren't exact. Without this, the last frame could be missing.
        while let frame = nextFrameTime, frame <= end + 1e-9 { platform.runFrame(to: frame) }
        if server.now < end { server.advance(to: end) }
    }

    /// Lets a number of frames pass.
    public func advanceFrames(_ count: Int = 1) {
        requireSwitchedOn()
        for _ in 0..<count {
            if let frame = nextFrameTime { platform.runFrame(to: frame) }
        }
    }

    /// Lets one frame pass that lasts a part of the usual time. So slow motion is as smooth as motion at full speed.
    package func advanceFrame(lasting duration: TimeInterval) {
        requireSwitchedOn()
        platform.runFrame(to: server.now + duration, lasting: duration)
    }

    /// Lets time pass until nothing moves by itself any more. Fingers that are down don't count. Changes that were made outside a turn of
    /// the run loop, such as a push without animation, are completed first, as by a turn.
    ///
    /// - Throws: `WorkUnderWay` if something still moves after `limit` seconds.
    public func advanceUntilIdle(limit: TimeInterval = 10) throws(WorkUnderWay) {
        platform.turn {}
        let end = server.now + limit
        while !platform.motionUnderWay.isEmpty {
            guard server.now < end else { throw WorkUnderWay(work: platform.motionUnderWay) }
            advanceFrames()
        }
    }

    /// Lets frames pass while a condition holds. Without the limit, a test would never end if the condition always held.
    ///
    /// - Parameters:
    ///   - condition: The condition to check before each frame, the first included.
    ///   - limit: The longest time to wait, in seconds of the phone's time.
    ///   - eachFrame: The closure to call before each frame, for a look at the screen.
    /// - Throws: `WaitedTooLong` if the condition still holds after `limit` seconds, or a closure's error.
    public func advanceFrames(
        while condition: @autoclosure () throws -> Bool,
        limit: TimeInterval = 10,
        file: String = #fileID,
        line: Int = #line,
        eachFrame: () throws -> Void = {}
    ) throws {
        requireSwitchedOn()
        // The nanosecond is needed because sums of frame durations aren't exact. Without this, one frame more could pass.
        let end = server.now + limit - 1e-9
        while try condition() {
            guard server.now < end else { throw WaitedTooLong(limit: limit, place: "\(file):\(line)", work: platform.workUnderWay) }
            try eachFrame()
            advanceFrames()
        }
    }

    /// The work that continues, such as animations, scrolling and fingers, in words. Empty if the phone is at rest.
    public var workUnderWay: [String] { platform.workUnderWay }

    /// Whether there are changes since the last turn of the run loop that the screen doesn't show yet.
    package var hasUncommittedChanges: Bool { server.schedule.hasChanges }

    /// Returns the time between fingers that land or lift one by one: 3 to 12 ms, in the same order in every run.
    func nextFingerGap() -> TimeInterval {
        fingerGaps = (fingerGaps + 7) % 10
        return 0.003 + 0.001 * Double(fingerGaps)
    }

    var nextFrameTime: TimeInterval? {
        let frame = server.frameDuration
        return ((server.now / frame + 1e-6).rounded(.down) + 1) * frame
    }

    func requireSwitchedOn() {
        precondition(Platform.current === platform, "this HeadlessDevice is switched off: another one was made, or shutDown() was called")
    }
}

/// An error for a condition that still holds after the longest time to wait.
public struct WaitedTooLong: Error, CustomStringConvertible {
    /// The time that the test has waited, in seconds of the phone's time.
    public let limit: TimeInterval
    /// The file and the line of the condition.
    public let place: String
    /// The work that continues, in words. Empty if the phone is at rest.
    public let work: [String]

    /// The error, in one line.
    public var description: String {
        let rest = work.isEmpty ? "nothing is under way" : "still under way: " + work.joined(separator: ", ")
        return "the condition of \(place) still holds after \(limit) s; \(rest)"
    }
}

/// An error for a phone that was switched off, or waited for, while something still moved.
public struct WorkUnderWay: Error, CustomStringConvertible {
    /// The work that continues, in words.
    public let work: [String]

    /// The error, in one line.
    public var description: String { "still under way: " + work.joined(separator: ", ") }
}
