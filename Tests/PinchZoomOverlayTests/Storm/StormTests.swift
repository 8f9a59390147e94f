import Foundation
import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

/// Random fingers and random faults against a feed. `STORM_EVENTS` and `STORM_SEED` give another length and another beginning.
@MainActor @Suite("A storm") struct StormTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["STORM_SEED"].flatMap { UInt64($0) } ?? 1
    private static let events = environment["STORM_EVENTS"].flatMap { Int($0) } ?? 220_000
    /// Each phone has its own seed, so that a fault is found again without the phones before it.
    private static let eventsPerPhone = 5_000

    @Test("Whatever fingers and apps do, no photo is lost, no overlay stays, every beginning has one end, and nothing leaks")
    func storm() throws {
        var count = 0
        var zooms = 0
        var seed = StormTests.seed
        while count < StormTests.events {
            let outcome = try StormTests.run(seed: seed, events: min(StormTests.eventsPerPhone, StormTests.events - count))
            count += outcome.events
            zooms += outcome.zooms
            if let report = outcome.report {
                Issue.record("\(report)")
                break
            }
            seed += 1
        }
        if StormTests.environment["STORM_TRACE"] != nil { print("a storm of \(count) events and \(zooms) zooms") }
        #expect(zooms > count / 200)
    }

    @Test("The same seed is the same storm") func deterministic() throws {
        let first = try StormTests.run(seed: 77, events: 2_000)
        let second = try StormTests.run(seed: 77, events: 2_000)
        if StormTests.environment["STORM_TRACE"] != nil { print("seed 77 comes to \(first.digest)") }
        #expect(first.digest == second.digest)
    }

    private struct Outcome {
        let events: Int
        let zooms: Int
        let digest: UInt64
        let report: String?
    }

    /// A storm on a phone of its own, and what is left of it afterwards.
    private static func run(seed: UInt64, events: Int) throws -> Outcome {
        let device = HeadlessDevice()
        var outcome: Outcome
        var remains: [Remains] = []
        do {
            let storm = try Storm(seed: seed, on: device)
            storm.rage(for: events)
            remains = storm.remains
            outcome = Outcome(events: storm.eventCount, zooms: storm.zoomCount, digest: storm.digest, report: storm.report)
        }
        if outcome.report != nil { return outcome }
        for window in device.windows { window.rootViewController = UIViewController() }
        try device.advanceUntilIdle()
        device.advanceFrames(2)
        let leaks = remains.filter { $0.object != nil }.map(\.name)
        if !leaks.isEmpty {
            let report = "seed \(seed): \(leaks) are left after the screen is gone"
            outcome = Outcome(events: outcome.events, zooms: outcome.zooms, digest: outcome.digest, report: report)
        }
        try device.shutDown()
        return outcome
    }
}

/// What must not outlive its screen.
@MainActor struct Remains {
    let name: String
    weak var object: AnyObject?
}
