import Foundation
import UIKit

/// Support for tests of asynchronous work, in tasks.
///
/// The phone's time passes only in `advance(by:)`, and tasks take no time. Tasks run while a test waits for them in ``runTasks()`` or
/// ``waitForTasks(limit:until:)``. The phone stays switched on during the wait.
extension HeadlessDevice {
    /// The queue of phones that wait for tasks, one at a time. A task acts on the phone that is switched on.
    private static let turnstile = Turnstile()
    /// The phone to switch on again after another phone, which was used during the wait, is switched off.
    static weak var waiting: HeadlessDevice? {
        didSet { PixelAccount.waiting = waiting?.platform.decodedPixels }
    }

    /// Runs a closure with a new phone, as `run` does. The closure can wait for tasks.
    ///
    /// - Throws: The closure's error, or `WorkUnderWay` if the closure leaves animations running or fingers down.
    public static func runAsynchronously<Result>(
        _ configuration: Configuration = Configuration(),
        _ body: @MainActor (HeadlessDevice) async throws -> Result
    ) async throws -> Result {
        try await inTurn { try await runWaiting(configuration, body) }
    }

    /// Runs a closure while no phone outside the closure waits for tasks.
    ///
    /// Notifications belong to the whole process. If an app is deactivated on one phone, the observers of a waiting phone would be notified
    /// too. So a test that deactivates apps beside waiting tests must take its turn with this method. `runAsynchronously` takes its turn by
    /// itself, also inside this closure.
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

    /// Runs all tasks that wait for the main actor, and their consequences, until the tasks wait for something else. Then ends the turn of
    /// the run loop.
    public func runTasks() async {
        requireSwitchedOn()
        traits = UITraitCollection.current
        // Each round runs the tasks that wait at its beginning. A task may use another thread in between, and a yield alone leaves no time
        // for that thread.
        for _ in 0..<5 {
            for _ in 0..<4 { await Task.yield() }
            try? await Task.sleep(nanoseconds: 1_000_000)
            switchOnAgain()
        }
        platform.turn {}
    }

    /// Waits for work on other threads, such as the decoding of a picture. The phone's time doesn't pass.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait, in seconds of the computer's time.
    ///   - condition: The condition to wait for.
    /// - Returns: Whether the condition was met within the limit.
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

/// Whether a task already has its turn.
private enum Turn {
    @TaskLocal static var isOurs = false
}

/// Admits one task at a time, in the order of arrival.
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
