import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of flights between a grid and a photo's own screen while the app blocks the main thread. Core Animation continues.
@MainActor @Suite("Zoom transition: while the app is busy", .timeLimit(.minutes(20)), .phones, .given(\.frames, .regular))
struct ZoomBusyAppTests {
    enum Flight: CaseIterable, CustomTestStringConvertible {
        case opening, closing, thrownBack, reopening

        var testDescription: String { "\(self)" }
    }

    /// The photo's frame and the screen's alpha in a frame.
    struct Frame {
        var photo: CGRect?
        var screen: CGFloat
    }

    private func begin(_ flight: Flight, on phone: GridPhone) throws {
        if flight != .opening { try phone.open(4) }
        switch flight {
        case .opening:
            phone.grid.open(4)
        case .closing:
            _ = phone.pager?.accessibilityPerformEscape()
        case .thrownBack:
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 400))
            phone.device.glide([(finger, CGPoint(x: 230, y: 560))], duration: 0.15)
            finger.lift()
        case .reopening:
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 400))
            phone.device.glide([(finger, CGPoint(x: 200, y: 440))], duration: 0.4)
            phone.device.advance(by: 0.2)
            finger.lift()
        }
        try phone.awaitFlight()
    }

    private func frames(of flight: Flight, way: GridScreen.Way, held: Range<Int>?, count: Int = 36) throws -> [Frame] {
        var frames: [Frame] = []
        try GridPhone.run(way: way) { phone in
            try begin(flight, on: phone)
            @MainActor func look() {
                frames.append(Frame(photo: phone.flyingPhoto?.seenFrame, screen: phone.pager?.view.seenOpacity ?? 0))
            }
            look()
            while frames.count < count {
                if let held, frames.count == held.lowerBound {
                    phone.device.holdMainThread(for: Double(held.count) / 60) { look() }
                } else {
                    phone.device.advanceFrames()
                    look()
                }
            }
            try phone.device.advanceUntilIdle()
            #expect(flight == .opening || flight == .reopening ? phone.isOpen : phone.isClosed)
        }
        return frames
    }

    @Test(
        "The photo goes on as if the app weren't, within a point, and its screen fades",
        arguments: Flight.allCases,
        [GridScreen.Way.pushed, .presented]
    )
    func goesOn(flight: Flight, way: GridScreen.Way) throws {
        let free = try frames(of: flight, way: way, held: nil)
        for moment in [2, 3, 5, 8, 13, 20] {
            let late = try frames(of: flight, way: way, held: moment..<moment + 6)
            #expect(free.count == late.count)
            for (index, (one, other)) in zip(free, late).enumerated() {
                // If a flight ends while the app is busy, the photo lands afterwards.
                guard let expected = one.photo, let seen = other.photo else { continue }
                #expect(seen.isNear(expected, within: 1), "held at \(moment), frame \(index): \(seen) instead of \(expected)")
                #expect(abs(one.screen - other.screen) < 0.02, "held at \(moment), frame \(index)")
            }
        }
    }

    @Test("Grabbed after it, the photo stays where it was seen", arguments: [Flight.opening, .closing], [2, 5, 9])
    func grabbed(flight: Flight, moment: Int) throws {
        // In the classic preset, the photo stays at the finger.
        try GridPhone.run(feel: .classic) { phone in
            try begin(flight, on: phone)
            phone.device.advanceFrames(moment)
            var last = try #require(phone.flyingPhoto).seenFrame
            let first = last
            var finger: Finger?
            var frame = 0
            try phone.device.holdMainThread(for: 0.1) {
                last = try #require(phone.flyingPhoto).seenFrame
                frame += 1
                if frame == 5 { finger = phone.device.grab(at: CGPoint(x: last.midX, y: last.midY)) }
            }
            #expect(!last.isNear(first, within: 1))
            #expect(try #require(phone.flyingPhoto).seenFrame.isNear(last, within: 1))
            phone.device.advance(by: 0.3)
            #expect(try #require(phone.flyingPhoto).seenFrame.isNear(last, within: 1))
            finger?.lift()
            try phone.device.advanceUntilIdle()
        }
    }
}
