import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A phone that is the only one in its process: a test that waits for tasks lets go of the main actor, on which other tests would switch on
/// phones of their own meanwhile.
///
/// Call it in the body of `#expect(processExitsWith: .success)`. It runs the body on the default phone, on its contrary, and on the one that
/// was measured.
@MainActor enum LonePhone {
    static func run(
        _ configuration: @MainActor () -> HeadlessDevice.Configuration = { HeadlessDevice.Configuration() },
        _ body: @MainActor (HeadlessDevice) async throws -> Void
    ) async throws {
        let phones: [(name: String, behavior: HeadlessDevice.Behavior)] = [
            ("documented", .documented), ("contrary", .contrary), ("measured", .measured),
        ]
        for (name, behavior) in phones {
            var behavior = behavior
            behavior.touchSlop = .usual
            try await HeadlessDevice.Configuration.$standardBehavior.withValue(behavior) {
                let device = HeadlessDevice(configuration())
                do {
                    try await body(device)
                    try device.advanceUntilIdle()
                    try device.shutDown()
                } catch {
                    Issue.record("on phone \(name)")
                    throw error
                }
            }
        }
    }

    /// Runs a test on a feed, and at its end checks that all is at rest.
    static func runFeed(
        prepareCell: @escaping (FeedCell) -> Void = { _ in },
        _ body: @MainActor (FeedPhone) async throws -> Void
    ) async throws {
        try await run { device in
            let feed = FeedScreen()
            feed.prepareCell = prepareCell
            let phone = try FeedPhone(device: device, feed: feed)
            try await body(phone)
            try device.advanceUntilIdle()
            #expect(phone.rest.faults(of: feed) == [])
        }
    }
}

extension PinchZoomInteraction {
    /// What asks for a larger image; it ends when the answer has been dealt with.
    var fullSizeRequest: Task<Void, Never>? { zoom?.fullSizeRequest }
}
