import Foundation
import UIKit

/// Support for tests of asynchronous work, in tasks.
///
/// The phone's time passes only in `advance(by:)`, and tasks take no time. Tasks run while a test waits for them in ``runTasks()`` or
/// ``finishTasks(limit:)``. The phone stays switched on during the wait.
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

    /// The number of turns of the main thread, one after the other, in which other threads must do nothing before tasks count as waiting.
    /// A turn in which only the main thread has worked looks as quiet as an empty one.
    private static let quietTurnCount = 4
    /// The number of turns and the time after which work on other threads counts as long. On a busy machine, a turn can take all the time.
    private static let longWork = (turnCount: 25, time: Duration.milliseconds(5))

    /// Runs all tasks and their consequences, layout among them, until the tasks wait for something else.
    ///
    /// A longer piece of work on another thread, such as the decoding of a photo, goes on after the return. ``finishTasks(limit:)`` waits
    /// for it, too.
    public func runTasks() async {
        _ = await runTasksForAWhile()
    }

    /// Runs all tasks and their consequences until the tasks wait for something else, however long they work. No time of the phone passes.
    ///
    /// - Parameter limit: The longest time to wait, in seconds of the computer's time.
    /// - Throws: `WorkUnderWay` if a task still works after `limit` seconds.
    public func finishTasks(limit: TimeInterval = 60) async throws(WorkUnderWay) {
        let end = Date(timeIntervalSinceNow: limit)
        while await runTasksForAWhile() {
            guard Date() < end else { throw WorkUnderWay(work: ["tasks"]) }
        }
    }

    /// - Returns: Whether a task still works.
    private func runTasksForAWhile() async -> Bool {
        requireSwitchedOn()
        TaskJobs.startCounting
        traits = UITraitCollection.current
        let end = ContinuousClock.now + HeadlessDevice.longWork.time
        var (quietTurns, busyTurns) = (0, 0)
        var pause: TimeInterval = 0
        while quietTurns < HeadlessDevice.quietTurnCount {
            guard busyTurns < HeadlessDevice.longWork.turnCount || ContinuousClock.now < end else { return true }
            let count = TaskJobs.count
            await TaskJobs.turn(after: pause)
            switchOnAgain()
            // Each turn of the run loop ends with layout, which can start further tasks: a cell that is laid out loads its photo.
            platform.turn {}
            // A turn with a pause takes one job, which can still be about to end.
            let (isUnderWay, hasBegun) = (TaskJobs.unfinished > 0, TaskJobs.count > count + (pause > 0 ? 1 : 0))
            (quietTurns, busyTurns) = isUnderWay || hasBegun ? (0, busyTurns + 1) : (quietTurns + 1, busyTurns)
            pause = isUnderWay ? 0.000_2 : 0
        }
        return false
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
