import Foundation
import UIKit

/// Tests of what goes on by itself, in tasks.
///
/// A phone's time passes in `advance(by:)` alone; tasks take none of it. They run where a test waits for them, in ``runTasks()`` or
/// ``waitForTasks(limit:until:)``, and the phone stays switched on meanwhile.
extension HeadlessDevice {
    /// Phones that wait for tasks do so one after the other: what a task does, it does on the phone that is switched on.
    private static let turnstile = Turnstile()
    /// The phone that is switched on again when one that was used meanwhile is switched off.
    static weak var waiting: HeadlessDevice? {
        didSet { PixelAccount.waiting = waiting?.platform.decodedPixels }
    }

    /// Runs a closure with a new phone, as `run` does, and lets it wait for tasks.
    ///
    /// - Throws: what the closure throws, or `WorkUnderWay` if it leaves animations running or fingers down.
    public static func runAsynchronously<Result>(
        _ configuration: Configuration = Configuration(),
        _ body: @MainActor (HeadlessDevice) async throws -> Result
    ) async throws -> Result {
        try await inTurn { try await runWaiting(configuration, body) }
    }

    /// Runs a closure while no phone outside of it waits for tasks.
    ///
    /// Notifications are the process's: an app that is deactivated on one phone would be so for the observers of a phone that waits. What
    /// deactivates apps beside tests that wait therefore takes its turn, as `runAsynchronously` does by itself, in here as well.
    public static func inTurn<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        if Turn.isOurs { return try await body() }
        await turnstile.enter()
        defer { turnstile.leave() }
        return try await Turn.$isOurs.withValue(true) { try await body() }
    }

    private static func runWaiting<Result>(
        _ configuration: Configuration,
        _ body: @MainActor (HeadlessDevice) async throws -> Result
    ) async throws -> Result {
        let device = HeadlessDevice(configuration)
        waiting = device
        let result: Result
        do {
            result = try await body(device)
        } catch {
            waiting = nil
            device.switchOff()
            throw error
        }
        waiting = nil
        try device.shutDown()
        return result
    }

    /// Runs all that waits for the main actor, and what that leads to, as far as it waits for nobody else. Ends the turn.
    public func runTasks() async {
        requireSwitchedOn()
        traits = UITraitCollection.current
        // Each round runs what waits when it begins. A task may go by another thread on its way, for which a yield alone leaves no time.
        for _ in 0..<5 {
            for _ in 0..<4 { await Task.yield() }
            try? await Task.sleep(nanoseconds: 1_000_000)
            switchOnAgain()
        }
        platform.turn {}
    }

    /// Waits for work on other threads, such as a picture that is decoded. No time of the phone's passes.
    ///
    /// - Parameters:
    ///   - limit: how long to wait at most, in seconds of the computer's time.
    ///   - condition: what is waited for.
    /// - Returns: whether it came.
    public func waitForTasks(limit: TimeInterval = 60, until condition: () -> Bool) async throws -> Bool {
        let end = Date(timeIntervalSinceNow: limit)
        await runTasks()
        while !condition() {
            guard Date() < end else { return false }
            try await Task.sleep(nanoseconds: 1_000_000)
            await runTasks()
        }
        return true
    }
}

/// Whether a task has been let in already.
private enum Turn {
    @TaskLocal static var isOurs = false
}

/// Lets one in at a time, in the order in which they came.
@MainActor private final class Turnstile {
    private var isTaken = false
    private var queue: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { queue.append($0) }
    }

    func leave() {
        if queue.isEmpty { isTaken = false } else { queue.removeFirst().resume() }
    }
}
