import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of the look of shared views and a growing cell on their way, with kept pictures.
@MainActor @Suite("Shared views and grow: looks", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct SharedLookTests {
    private let kept = KeptPictures()

    @Test("In the middle of the way", arguments: [CardListScreen.Kind.shared, .grow], [CardListScreen.Way.pushed, .presented])
    func opening(kind: CardListScreen.Kind, way: CardListScreen.Way) throws {
        try CardPhone.run(kind, way: way) { phone in
            phone.list.open(2)
            phone.device.advance(by: 0.15)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "\(kind)-\(way)") == nil)
        }
    }

    @Test("Half swiped back", arguments: [CardListScreen.Kind.shared, .grow])
    func swiped(kind: CardListScreen.Kind) throws {
        try CardPhone.run(kind) { phone in
            try phone.open(2)
            let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 220, y: 400))
            try #expect(kept.fault(of: phone.device.screenshot(), named: "\(kind)-swiped") == nil)
            finger.lift()
        }
    }
}
