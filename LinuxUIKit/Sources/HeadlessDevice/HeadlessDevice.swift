import UIKit

/// A simulated phone: a screen, one virtual clock, fingers, and the switches that its user has.
///
/// It shows what UIKit's own API puts on it, and time passes in `advance(by:)` alone. One phone is switched on at a time: making another
/// switches this one off, and one that nobody holds any more goes off by itself.
@MainActor public final class HeadlessDevice {
    /// What kind of phone it is.
    public let configuration: Configuration

    let platform: Platform
    let server: RenderServer
    /// What was current when tasks were last waited for.
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

    /// What comes after this phone begins without one, and not with its size, its direction or its fingers.
    isolated deinit {
        if Platform.current === platform { switchOff() }
    }

    /// Runs a closure with a new phone and switches it off again.
    ///
    /// - Throws: what the closure throws, or `WorkUnderWay` if it leaves animations running or fingers down.
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

    /// Goes on where it was before another phone was used.
    func switchOnAgain() {
        Platform.current = platform
        RenderServer.current = server
        UITraitCollection.current = traits
    }

    // MARK: Time

    /// The time since the phone was switched on, in seconds.
    public var now: TimeInterval { server.now }

    /// Frames that were shown so far.
    public var frameCount: Int { server.frameCount }

    /// Changes of layers so far: each property that was set to another value, each animation and each sublayer that was added or removed.
    /// Animations that run change no layer.
    public var layerChangeCount: Int { server.schedule.layerChangeCount }

    /// Layouts of views so far: each call of `layoutSubviews()` by UIKit.
    public var layoutCount: Int { server.schedule.layoutCount }

    /// Lets time pass, in seconds, frame by frame.
    ///
    /// Frames lie at whole multiples of the frame's duration. Each runs display links, then animations, then layout and drawing.
    public func advance(by duration: TimeInterval) {
        precondition(duration.isFinite && duration >= 0, "HeadlessDevice.advance(by:) takes a finite duration, not \(duration)")
        requireSwitchedOn()
        precondition(!platform.isMainThreadHeld, "the phone's time passes by itself while its main thread is held")
        let end = server.now + duration
        // A nanosecond of grace, because sums of frame durations are not exact.
        while let frame = nextFrameTime, frame <= end + 1e-9 { platform.runFrame(to: frame) }
        if server.now < end { server.advance(to: end) }
    }

    /// Lets frames pass.
    public func advanceFrames(_ count: Int = 1) {
        requireSwitchedOn()
        for _ in 0..<count {
            if let frame = nextFrameTime { platform.runFrame(to: frame) }
        }
    }

    /// Lets one frame pass that lasts a part of the usual time: slow motion stays as smooth as motion at full speed.
    package func advanceFrame(lasting duration: TimeInterval) {
        requireSwitchedOn()
        platform.runFrame(to: server.now + duration, lasting: duration)
    }

    /// Lets time pass until nothing moves by itself any more; fingers that are down do not count. What has been done outside of a turn, such
    /// as a push without animation, is ended as by one.
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

    /// Lets frames pass while a condition holds: what waits for something in a loop of its own never ends where that does not come.
    ///
    /// - Parameters:
    ///   - condition: is asked before each frame, the first included.
    ///   - limit: how long to wait at most, in seconds of the phone's time.
    ///   - eachFrame: looks at what the screen shows before each of the frames.
    /// - Throws: `WaitedTooLong` if the condition still holds after `limit` seconds, or what the closures throw.
    public func advanceFrames(
        while condition: @autoclosure () throws -> Bool,
        limit: TimeInterval = 10,
        file: String = #fileID,
        line: Int = #line,
        eachFrame: () throws -> Void = {}
    ) throws {
        requireSwitchedOn()
        // A nanosecond of grace, because sums of frame durations are not exact.
        let end = server.now + limit - 1e-9
        while try condition() {
            guard server.now < end else { throw WaitedTooLong(limit: limit, place: "\(file):\(line)", work: platform.workUnderWay) }
            try eachFrame()
            advanceFrames()
        }
    }

    /// What still goes on: animations, scrolling, fingers; empty when all is at rest.
    public var workUnderWay: [String] { platform.workUnderWay }

    /// Whether something has changed since the last turn of the run loop that the screen does not show yet.
    package var hasUncommittedChanges: Bool { server.schedule.hasChanges }

    /// The time between fingers that come one by one, 3 to 12 ms in an order that is the same on every run.
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

/// A condition that a test waited for did not come to its end.
public struct WaitedTooLong: Error, CustomStringConvertible {
    /// How long the test has waited, in seconds of the phone's time.
    public let limit: TimeInterval
    /// The file and the line that say what it waited for.
    public let place: String
    /// What still goes on, in words; empty if all is at rest.
    public let work: [String]

    /// All of it in a line.
    public var description: String {
        let rest = work.isEmpty ? "nothing is under way" : "still under way: " + work.joined(separator: ", ")
        return "the condition of \(place) still holds after \(limit) s; \(rest)"
    }
}

/// The phone was switched off, or waited for, while something still went on.
public struct WorkUnderWay: Error, CustomStringConvertible {
    /// What still goes on, in words.
    public let work: [String]

    /// All of it in a line.
    public var description: String { "still under way: " + work.joined(separator: ", ") }
}
