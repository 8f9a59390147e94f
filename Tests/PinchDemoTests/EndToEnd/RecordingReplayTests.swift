import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer
@testable import PinchDemo

/// Tests that play every shipped recording on the app.
// A cell of the feed draws for as long as it is in the window. With prepared cells, a hidden cell would never come to rest.
@MainActor
@Suite("Recordings on the app", .timeLimit(.minutes(20)), .phones, .atKnownTimes, .scrollsAsRecorded, .given(\.preparedCells, .none))
struct RecordingReplayTests {
    /// The expected result of a recording.
    struct Expected: CustomTestStringConvertible, Sendable {
        let name: String
        /// The greatest scale during the recording.
        let scale: ClosedRange<CGFloat>
        /// The number of times that the photo lifts, and the number of times that it returns.
        let lifts: Int
        let releases: Int

        var testDescription: String { name }
    }

    nonisolated static let recordings = [
        Expected(name: "slow-and-careful", scale: 1.6...2.6, lifts: 1, releases: 1),
        Expected(name: "quick-flick", scale: 2...4, lifts: 1, releases: 1),
        Expected(name: "one-finger-lifted-and-back", scale: 1.6...4, lifts: 1, releases: 1),
        Expected(name: "drag-while-zoomed", scale: 1.6...2.6, lifts: 1, releases: 1),
        Expected(name: "begun-while-scrolling", scale: 1.5...4, lifts: 1, releases: 1),
        Expected(name: "three-fingers", scale: 1.6...3, lifts: 1, releases: 1),
        Expected(name: "pinched-again-during-return", scale: 1.6...4, lifts: 1, releases: 2),
        Expected(name: "pinch-full-size", scale: 2...5, lifts: 1, releases: 1),
        // Two real fingers drag over the first photo: a pinch that must not flicker.
        Expected(name: "phone-two-finger-drag", scale: 1...1.3, lifts: 1, releases: 1),
        Expected(name: "phone-single-drag", scale: 1...1, lifts: 0, releases: 0),
    ]

    private let kept = KeptPictures()

    @Test(
        "It zooms as its name says, nothing drifts, and in the end the feed is as it was",
        arguments: recordings
    )
    func replay(_ expected: Expected) async throws {
        let replay = Replay(app: PlayedDemo(), recording: try ShippedRecordings.recording(expected.name), itemCount: 16)
        let log = try await replay.run(scale: 1)
        let last = log.frames.last
        let states = log.frames.map(\.state)
        let changes = zip(states, states.dropFirst())
        #expect(expected.scale.contains(log.scaleReached), "\(log.scaleReached)")
        #expect(changes.filter { $0 == .idle && $1 == .zooming }.count == expected.lifts)
        #expect(changes.filter { $0 == .zooming && $1 == .returning }.count == expected.releases)
        #expect(log.largestDrift <= 0.01)
        #expect(last?.state == .idle && last?.fingers.isEmpty == true)

        // The pictures of the contact sheet's moments must equal the kept pictures.
        let moments = ContactSheet.moments(of: log)
        let widest = log.widest ?? moments[moments.count / 2]
        try await replay.run(scale: 1) { frame, device in
            guard frame.index == widest || frame.index == log.frames.count - 1 else { return }
            let name = "\(expected.name)-\(frame.index == widest ? "widest" : "end")"
            let screen = device.screenshot()
            try #expect(kept.fault(of: screen.scaled(toWidth: screen.width / 2), named: name) == nil)
        }
    }

    @Test("The same recording gives the same frames every time", arguments: [1, 3] as [CGFloat])
    func isDeterministic(scale: CGFloat) async throws {
        let replay = Replay(app: PlayedDemo(), recording: try ShippedRecordings.recording("pinched-again-during-return"), itemCount: 16)
        let first = try await replay.run(scale: scale).frames
        let second = try await replay.run(scale: scale).frames
        #expect(first.map(\.pose) == second.map(\.pose))
        #expect(first.map(\.backdropAlpha) == second.map(\.backdropAlpha))
    }

    @Test("On screens of other scales it gives the same frames, but for the pixels to which the feed is laid out")
    func isAlikeAtAllScales() async throws {
        let replay = Replay(app: PlayedDemo(), recording: try ShippedRecordings.recording("pinched-again-during-return"), itemCount: 16)
        let first = try await replay.run(scale: 1).frames
        let second = try await replay.run(scale: 3).frames
        #expect(first.map(\.state) == second.map(\.state))
        for (one, other) in zip(first.map(\.pose), second.map(\.pose)) {
            // The photo's place may differ by a pixel, which is a point at the lowest scale. The held point may differ by this amount times
            // the photo's scale.
            #expect(abs(one.scale - other.scale) < 0.01 && abs(one.rotation - other.rotation) < 0.01)
            #expect(hypot(one.translation.dx - other.translation.dx, one.translation.dy - other.translation.dy) < one.scale)
        }
    }

    @Test("Every recording that comes with the demo is played here or with those of transitions")
    func allArePlayed() throws {
        let names = try ShippedRecordings.files().map { $0.deletingPathExtension().lastPathComponent }
        let played =
            RecordingReplayTests.recordings.map(\.name) + TransitionReplayTests.recordings.map(\.name)
            + TransitionReplayOfLargePhotosTests.recordings.map(\.name)
        #expect(names.count > 20 && names == played.sorted())
    }
}
