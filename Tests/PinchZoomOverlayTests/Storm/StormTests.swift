import Foundation
import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

/// Random fingers and random faults. `STORM_EVENTS` sets the number of events, and `STORM_SEED` sets the first seed.
@MainActor @Suite("A storm", .timeLimit(.minutes(20))) struct StormTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["STORM_SEED"].flatMap { UInt64($0) } ?? 1
    private static let events = environment["STORM_EVENTS"].flatMap { Int($0) }
    private static let isTraced = environment["STORM_TRACE"] != nil
    /// The number of events on each phone. Each phone has its own seed, so that a fault can be reproduced without the phones before it.
    nonisolated private static let eventsPerPhone = 5_000

    @Test("Whatever fingers and apps do, no photo is lost, no overlay stays, every beginning has one end, and nothing leaks")
    func storm() async throws {
        let outcome = try await StormTests.run(events: StormTests.events ?? 120_000) { Storm(seed: $0, on: $1) }
        #expect(outcome.isEventful)
    }

    @Test("Whatever befalls a transition, it ends once, no screen, bar or photo stays faded, the next touch opens again, and nothing leaks")
    func transitions() async throws {
        let outcome = try await StormTests.run(events: StormTests.events ?? 15_000) { TransitionStorm(seed: $0, on: $1) }
        #expect(outcome.isEventful)
    }

    @Test("Whatever befalls a list of self-sizing cells, no photo is lost, every cell is as high as its constraints say, and nothing leaks")
    func lists() async throws {
        let outcome = try await StormTests.run(events: StormTests.events ?? 25_000) { ListStorm(seed: $0, on: $1) }
        #expect(outcome.isEventful)
    }

    @Test("Whatever befalls hosted photos and their pager, what the app keeps is what is shown, no photo is lost, and nothing leaks")
    func hosted() async throws {
        let outcome = try await StormTests.run(events: StormTests.events ?? 25_000) { HostedStorm(seed: $0, on: $1) }
        #expect(outcome.isEventful)
    }

    @Test("Whatever has become of a file, it is refused, or its photo is shown within the limits, and nothing of it is left in memory")
    func files() async throws {
        // A file takes less time than an event of another storm.
        let outcome = try await StormTests.run(events: StormTests.events.map { 2 * $0 } ?? 1_500) { FileStorm(seed: $0, on: $1) }
        #expect(outcome.isEventful)
    }

    @Test("A photo in any cell lifts and lands without a jump")
    func cells() async throws {
        let outcome = try await StormTests.run(events: StormTests.events ?? 400, phone: CellStorm.phone) { CellStorm(seed: $0, on: $1) }
        #expect(outcome.isEventful)
    }

    @Test("The same seed is the same storm") func deterministic() async throws {
        let makers: [(events: Int, make: @MainActor (UInt64, HeadlessDevice) -> StormBase)] = [
            (2_000, { Storm(seed: $0, on: $1) }), (2_000, { TransitionStorm(seed: $0, on: $1) }), (2_000, { ListStorm(seed: $0, on: $1) }),
            (2_000, { HostedStorm(seed: $0, on: $1) }), (2_000, { FileStorm(seed: $0, on: $1) }), (50, { CellStorm(seed: $0, on: $1) }),
        ]
        for (events, make) in makers {
            let first = try await StormTests.run(seed: 77, events: events, make: make)
            let second = try await StormTests.run(seed: 77, events: events, make: make)
            if StormTests.isTraced { print("seed 77 comes to \(first.digest)") }
            #expect(first.digest == second.digest)
        }
    }

    private struct Outcome {
        var events = 0
        var results = 0
        var digest: UInt64 = 0
        var report: String?

        /// Whether the storm has led to enough zooms or transitions to be meaningful. On a single phone, there may be few.
        var isEventful: Bool { results > (events > 2 * StormTests.eventsPerPhone ? events / 300 : 0) }
    }

    /// Returns a phone with a behavior.
    private typealias PhoneMaker = (HeadlessDevice.Behavior) -> HeadlessDevice.Configuration

    /// Runs storms on one phone after another, until a storm fails or the number of events is reached.
    private static func run(
        events: Int,
        phone: PhoneMaker = { HeadlessDevice.Configuration(behavior: $0) },
        _ make: @MainActor (UInt64, HeadlessDevice) -> StormBase
    ) async throws -> Outcome {
        var total = Outcome()
        var seed = seed
        while total.events < events {
            let outcome = try await run(seed: seed, events: min(eventsPerPhone, events - total.events), phone: phone, make: make)
            total.events += outcome.events
            total.results += outcome.results
            if let report = outcome.report {
                Issue.record("\(report)")
                break
            }
            seed += 1
        }
        if isTraced { print("a storm of \(total.events) events and \(total.results) zooms or transitions") }
        return total
    }

    /// Runs a storm on a phone of its own, and checks that nothing of the storm is left afterwards.
    private static func run(
        seed: UInt64,
        events: Int,
        phone: PhoneMaker = { HeadlessDevice.Configuration(behavior: $0) },
        make: @MainActor (UInt64, HeadlessDevice) -> StormBase
    ) async throws -> Outcome {
        // The seed chooses the phone's behavior, so that all behaviors occur.
        let phones = HeadlessDevice.Behavior.coveringArray
        let configuration = phone(phones[Int(seed % UInt64(phones.count))])
        do {
            return try await HeadlessDevice.runAsynchronously(configuration) { device in
                var (outcome, remains) = await rage(make(seed, device), for: events)
                // If the storm has failed, work that still goes on is no failure of its own.
                if outcome.report != nil { throw Harm(outcome: outcome) }
                for window in device.windows { window.rootViewController = UIViewController() }
                try device.advanceUntilIdle()
                device.advanceFrames(2)
                try await device.finishTasks()
                let leaks = remains.filter { $0.object != nil }.map(\.name)
                if !leaks.isEmpty { outcome.report = "seed \(seed): \(leaks) are left after the screen is gone" }
                return outcome
            }
        } catch let harm as Harm {
            return harm.outcome
        }
    }

    /// Runs a storm, and returns its outcome without the storm itself. Otherwise, the caller would keep the storm's objects alive.
    private static func rage(_ storm: StormBase, for events: Int) async -> (Outcome, [Remains]) {
        await storm.rage(for: events)
        await storm.end()
        let outcome = Outcome(events: storm.eventCount, results: storm.resultCount, digest: storm.digest, report: storm.report)
        return (outcome, storm.remains)
    }

    private struct Harm: Error {
        let outcome: Outcome
    }
}
