import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer
@testable import PinchDemo

/// Tests that play on the app the recordings in which screens open.
@MainActor
@Suite(
    "Recordings of transitions on the app",
    .timeLimit(.minutes(20)),
    .phones,
    .atKnownTimes,
    .scrollsAsRecorded,
    .given(\.refreshRate, .hz60),
    .given(\.pinchScale, .one)
) struct TransitionReplayTests {
    /// The expected result of a recording.
    struct Expected: CustomTestStringConvertible, Sendable {
        let name: String
        /// The phases of the app, each once in a row.
        let phases: [Passage.Phase]
        /// The range of the greatest zoom scale of the pager's photo.
        var zoom: ClosedRange<CGFloat> = 1...1
        /// Whether all views are as before at the end.
        var isAsBefore = true

        var testDescription: String { name }
    }

    nonisolated static let recordings = [
        Expected(name: "open-page-drag-away", phases: [.home, .opening, .open, .held, .closing, .home]),
        Expected(
            name: "drag-and-change-ones-mind",
            phases: [.home, .opening, .open, .held, .staying, .open, .closing, .home]
        ),
        Expected(name: "flick-away", phases: [.home, .opening, .open, .held, .closing, .home]),
        Expected(name: "zoom-pan-back", phases: [.home, .opening, .open, .closing, .home], zoom: 2...3),
        Expected(name: "pinch-to-open", phases: [.home, .opening, .open, .held, .closing, .home]),
        Expected(name: "shared-views", phases: [.home, .opening, .open, .closing, .home]),
        Expected(name: "growing-card", phases: [.home, .opening, .open, .closing, .home]),
        Expected(name: "slow-photo", phases: [.home, .opening, .open, .closing, .home], zoom: 2...3),
        Expected(name: "film-and-back", phases: [.home, .opening, .open, .held, .closing, .home]),
        Expected(name: "pinch-to-close", phases: [.home, .opening, .open, .held, .closing, .home]),
        Expected(name: "one-finger-zoom", phases: [.home, .opening, .open, .closing, .home], zoom: 1.5...2.5),
        Expected(name: "deletion", phases: [.home, .opening, .open, .closing, .home], isAsBefore: false),
        // The button's title changes, so the views aren't as before.
        Expected(
            name: "presented-photo",
            phases: [.home, .opening, .open, .held, .staying, .open, .held, .closing, .home],
            isAsBefore: false
        ),
        Expected(name: "presented-film", phases: [.home, .opening, .open, .held, .closing, .home], isAsBefore: false),
    ]

    private let kept = KeptPictures()

    @Test(
        "The app goes the way that its name says, and in the end everything is as it was",
        arguments: recordings
    )
    func replay(_ expected: Expected) async throws {
        let replay = Replay(app: PlayedDemo(), recording: try ShippedRecordings.recording(expected.name), itemCount: 16)
        let phases = try await Self.phases(of: expected, in: replay)
        let last = phases.count - 1

        // The pictures of the middle of each phase and of the end must equal the kept pictures.
        var pictures = [last: "end"]
        for (phase, name) in [(Passage.Phase.opening, "opening"), (.held, "held"), (.closing, "closing")] {
            let frames = phases.indices.filter { phases[$0] == phase }
            // A motion by a spring is mostly over after a third of its time.
            if !frames.isEmpty { pictures[frames[frames.count / (phase == .held ? 2 : 4)]] = name }
        }
        try await replay.run(scale: 1) { frame, device in
            guard let picture = pictures[frame.index] else { return }
            let screen = device.screenshot()
            let small = screen.scaled(toWidth: screen.width / 2)
            try #expect(kept.fault(of: small, named: "\(expected.name)-\(picture)") == nil)
        }
    }

    /// Plays a recording, and returns the app's phase in each frame.
    fileprivate static func phases(of expected: Expected, in replay: Replay) async throws -> [Passage.Phase] {
        var before: [ViewState] = []
        var after: [ViewState] = []
        let log = try await replay.run(scale: 1) { frame, _ in
            after = SceneDelegate.tabBarController?.view.window.map(states) ?? []
            if frame.index == 0 { before = after }
        }
        let phases = log.frames.map(\.passage.phase)
        let changes = phases.enumerated().filter { $0.offset == 0 || phases[$0.offset - 1] != $0.element }.map(\.element)
        #expect(changes == expected.phases)
        #expect(expected.zoom.contains(log.frames.map(\.passage.zoom).max() ?? 0))
        #expect(!before.isEmpty && (after == before) == expected.isAsBefore)
        return phases
    }

    /// The properties of a view that a transition might leave changed.
    private struct ViewState: Equatable {
        let type: ObjectIdentifier
        let alpha: CGFloat
        let isHidden: Bool
        let transform: CGAffineTransform
        let frame: CGRect
    }

    /// Returns the states of a view and of all its descendants.
    private static func states(of view: UIView) -> [ViewState] {
        let own = ViewState(
            type: ObjectIdentifier(type(of: view)),
            alpha: view.alpha,
            isHidden: view.isHidden,
            transform: view.transform,
            frame: view.frame
        )
        return view.subviews.reduce(into: [own]) { $0 += states(of: $1) }
    }
}

/// Tests of the recordings that zoom into large photos. Decoding takes seconds, so these recordings are played once, on one phone, and
/// without kept pictures.
@MainActor
@Suite("Recordings of large photos on the app", .timeLimit(.minutes(20)), .atKnownTimes, .scrollsAsRecorded)
struct TransitionReplayOfLargePhotosTests {
    nonisolated static let recordings = [
        // On a screen at scale 1, the photos' own pixels are visible at 22, 48 and 256 times the size at which the photos fit.
        TransitionReplayTests.Expected(name: "zoom-into-48-megapixels", phases: [.home, .opening, .open, .closing, .home], zoom: 8...22),
        TransitionReplayTests.Expected(name: "zoom-into-230-megapixels", phases: [.home, .opening, .open, .closing, .home], zoom: 18...48),
        TransitionReplayTests.Expected(name: "zoom-into-panorama", phases: [.home, .opening, .open, .closing, .home], zoom: 150...400),
    ]

    @Test("The app goes the way that its name says, until single pixels are seen, and back", arguments: recordings)
    func replay(_ expected: TransitionReplayTests.Expected) async throws {
        let replay = Replay(app: PlayedDemo(), recording: try ShippedRecordings.recording(expected.name), itemCount: 16)
        let phases = try await TransitionReplayTests.phases(of: expected, in: replay)
        #expect(phases.contains(.open))
    }
}
