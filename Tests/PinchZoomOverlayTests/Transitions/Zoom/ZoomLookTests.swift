import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of the look of flights, with kept pictures of fixed moments.
@MainActor @Suite("Zoom transition: looks", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct ZoomLookTests {
    /// The phone, with one pixel a point, so that the kept pictures are small.
    private static var phone: HeadlessDevice.Configuration { HeadlessDevice.Configuration(scale: 1) }
    private let kept = KeptPictures()

    @Test("Opening and closing, pushed")
    func pushed() throws {
        try GridPhone.run(Self.phone) { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "zoom-opening") == nil)
            try phone.device.advanceUntilIdle()
            phone.pager?.setCurrentIndex(11, animated: false)
            phone.device.advanceFrames()
            phone.navigation.popViewController(animated: true)
            phone.device.advance(by: 0.08)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "zoom-closing") == nil)
        }
    }

    @Test("Dragged, presented")
    func dragged() throws {
        try GridPhone.run(Self.phone, way: .presented) { phone in
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 250, y: 530), duration: 0.5)
            phone.device.advance(by: 0.1)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "zoom-dragged") == nil)
            finger.cancel()
        }
    }

    @Test("Into a cell that lies half under the bar: it slides in there")
    func underTheBar() throws {
        try GridPhone.run(Self.phone, way: .presented) { phone in
            phone.navigation.makeBarsOpaque()
            phone.grid.list.contentOffset.y += 70
            phone.device.advanceFrames()
            let before = phone.device.screenshot()
            phone.grid.open(1)
            try phone.device.advanceUntilIdle()
            phone.grid.staysWhereItIs = true
            _ = phone.pager?.accessibilityPerformEscape()
            phone.device.advance(by: 0.1)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "zoom-under-the-bar") == nil)
            var last = phone.device.screenshot()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { last = phone.device.screenshot() }
            #expect(phone.device.screenshot() == before)
            #expect(largestDifference(last, before) < 60, "it jumps out from under the bar")
        }
    }

    @Test("From a pinch")
    func pinched() throws {
        try GridPhone.run(Self.phone) { phone in
            var configuration = PinchZoomConfiguration()
            configuration.openingScale = 1.8
            phone.grid.pinch = configuration
            phone.grid.list.reloadData()
            phone.device.advanceFrames()
            let fingers = phone.device.pinch(at: try phone.cellCenter(4), scale: 2.5, duration: 0.2)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "zoom-pinched") == nil)
            phone.device.lift(fingers)
            phone.device.advance(by: 0.05)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "zoom-from-pinch") == nil)
        }
    }
}
