import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of shared views and a growing cell together: their way back, and their transitions without flight or without visible cells.
@MainActor @Suite("Shared views and grow: back, and for everybody", .timeLimit(.minutes(20)), .phones) struct SharedReturnTests {
    typealias Kind = CardListScreen.Kind
    typealias Way = CardListScreen.Way

    @Test(
        "Back: the first frame is the screen before, the last state the list as it was",
        arguments: [Kind.shared, .grow],
        [Way.pushed, .presented]
    )
    func closing(kind: Kind, way: Way) throws {
        try CardPhone.run(kind, way: way) { phone in
            let list = phone.device.screenshot()
            try phone.open(2)
            let open = phone.device.screenshot()
            phone.goBack()
            phone.device.render()
            #expect(largestDifference(phone.device.screenshot(), open) <= 2)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            #expect(phone.device.screenshot() == list)
            #expect(phone.list.appearances == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
        }
    }

    @Test(
        "A list that was reloaded while it was covered has its cells before it is asked for them: what flies ends in them",
        .given(\.frames, .regular),
        arguments: [Kind.shared, .grow],
        [Way.pushed, .presented]
    )
    func reloadedWhileCovered(kind: Kind, way: Way) throws {
        try CardPhone.run(kind, way: way) { phone in
            try phone.open(2)
            phone.list.list.reloadData()
            phone.goBack()
            try expectLanding(in: 2, phone)
        }
    }

    @Test(
        "A list that is reloaded when the screen over it goes has its cells before it is asked for them",
        .given(\.frames, .regular),
        arguments: [Kind.shared, .grow]
    )
    func reloadedWhenUncovered(kind: Kind) throws {
        try CardPhone.run(kind, way: .presented) { phone in
            phone.list.presentationStyle = .overFullScreen
            try phone.open(2)
            phone.list.list.reloadData()
            phone.goBack()
            try expectLanding(in: 2, phone)
        }
    }

    /// Waits until the flying or growing view is gone. In the last frame, that view must be in its cell, except for a frame's movement.
    private func expectLanding(in name: Int, _ phone: CardPhone) throws {
        let kind = phone.list.kind
        try phone.awaitFlight()
        var last: CGRect?
        for _ in 0..<240 where phone.overlay != nil || phone.growingFrame != nil {
            last = kind == .shared ? phone.flyingPhotos.last : phone.growingFrame
            phone.device.advanceFrames()
        }
        let cell = try #require(phone.list.cell(name))
        let goal = kind == .shared ? cell.photoView : cell
        let end = goal.convert(goal.bounds, to: nil)
        let distance = try hypot(#require(last).midX - end.midX, #require(last).midY - end.midY)
        #expect(distance < 3)
    }

    @Test(
        "Under Reduce Motion the screens cross-fade, and nothing flies or grows",
        arguments: [Kind.shared, .grow],
        [Way.pushed, .presented]
    )
    func reduceMotion(kind: Kind, way: Way) throws {
        // The times are half of the 0.4 and 0.25 seconds that the fades take.
        let half = kind == .shared ? 0.2 : 0.125
        try CardPhone.run(kind, way: way) { phone in
            phone.device.isReduceMotionEnabled = true
            phone.list.open(2)
            phone.device.advance(by: half)
            let detail = try #require(phone.detail)
            #expect(detail.view.alpha > 0.2 && detail.view.alpha < 0.8)
            #expect(phone.flyingPhotos.isEmpty && phone.growingFrame == nil)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.goBack()
            phone.device.advance(by: half)
            #expect(detail.view.alpha > 0.2 && detail.view.alpha < 0.8)
        }
    }

    @Test("Escape dismisses; then VoiceOver is at the cell, or at the first view that the list shares", arguments: [Kind.shared, .grow])
    func voiceOver(kind: Kind) throws {
        try CardPhone.run(kind, way: .presented) { phone in
            try phone.open(2)
            let detail = try #require(phone.detail)
            let elements = phone.device.accessibilityElements
            #expect(elements.allSatisfy { ($0 as? UIView)?.isDescendant(of: detail.view) ?? false })
            #expect(phone.device.perform(.escape, on: try #require(elements.first)))
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            let cell = try #require(phone.list.cell(2))
            #expect(phone.device.accessibilityFocus === (kind == .shared ? cell.cardView : cell))
        }
    }
}
