import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Pages that the app sets while fingers turn pages.
@MainActor @Suite("Photo pager: pages set under fingers", .timeLimit(.minutes(20)), .phones) struct PageRequestTests {
    /// The way in which fingers turn from page 5 to page 6, or further.
    enum Way: CaseIterable {
        case slowSwipe, flick, deceleration, trackpad, scrubbing, flungStrip

        var isOnStrip: Bool { self == .scrubbing || self == .flungStrip }

        /// Whether fingers are still down at the end.
        var isHeld: Bool { self == .slowSwipe || self == .scrubbing }
    }

    /// Runs a test with twenty photos and the strip. The current photo has index 5.
    private static func run(isRightToLeft: Bool = false, _ body: (PagerPhone) throws -> Void) throws {
        try PagerPhone.run(images: PagerPhone.photos(20), index: 5, isRightToLeft: isRightToLeft) { phone in
            phone.showThumbnails()
            try body(phone)
        }
    }

    /// Turns pages, and returns the finger if it is still down.
    private func turn(_ phone: PagerPhone, _ way: Way, isRightToLeft: Bool = false) -> Finger? {
        let sign: CGFloat = isRightToLeft ? 1 : -1
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: 195 + sign * x, y: way.isOnStrip ? 782 : 420) }
        switch way {
        case .slowSwipe:
            return phone.device.drag(from: point(-150), to: point(150), duration: 0.8)
        case .flick:
            phone.device.swipe(from: point(-150), to: point(150), duration: 0.1)
        case .deceleration:
            phone.device.swipe(from: point(0), to: point(100), duration: 0.08)
            #expect(phone.shownIndices == [])
        case .trackpad:
            let fingers = phone.device.beginTrackpadScroll(at: point(0))
            fingers.glide(by: CGVector(dx: sign * 300, dy: 0), duration: 0.3)
            fingers.end()
        case .scrubbing:
            return phone.device.drag(from: point(0), to: point(100), duration: 0.5)
        case .flungStrip:
            phone.device.swipe(from: point(-100), to: point(50), duration: 0.1)
        }
        return nil
    }

    private func expectAtRest(_ phone: PagerPhone, on index: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try phone.expectAtRest(on: index, sourceLocation: sourceLocation)
        let frame = try phone.photoFrame()
        #expect(frame.isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)), sourceLocation: sourceLocation)
        try #expect(phone.photoView().image === phone.images[index], sourceLocation: sourceLocation)
    }

    @Test(
        "A page that the app sets when it is told of another ends the fingers' gesture, and the pages go there",
        arguments: Way.allCases,
        [false, true]
    )
    func wins(way: Way, isAnimated: Bool) throws {
        for isRightToLeft in [false, true] {
            for setsAlways in [false, true] {
                try Self.run(isRightToLeft: isRightToLeft) { phone in
                    phone.didShow = { index in
                        if setsAlways || phone.shownIndices.count == 1 { phone.pager.setCurrentIndex(12, animated: isAnimated) }
                    }
                    let finger = turn(phone, way, isRightToLeft: isRightToLeft)
                    #expect((finger != nil) == way.isHeld)
                    try phone.device.advanceUntilIdle()
                    try expectAtRest(phone, on: 12)
                    finger?.move(by: CGVector(dx: isRightToLeft ? 40 : -40, dy: 0))
                    phone.device.advance(by: 0.1)
                    try expectAtRest(phone, on: 12)
                    finger?.lift()
                    try phone.device.advanceUntilIdle()
                    try expectAtRest(phone, on: 12)
                    #expect(phone.shownIndices == (isAnimated ? Array(6...12) : [6, 12]))
                    phone.didShow = { _ in }
                    if isRightToLeft { try phone.swipeRight() } else { try phone.swipeLeft() }
                    try expectAtRest(phone, on: 13)
                }
            }
        }
    }

    @Test("A page that the app is locked on comes back at once, from where fingers have moved it", arguments: [false, true])
    func lockedPage(isAnimated: Bool) throws {
        for way in [Way.slowSwipe, .flick, .deceleration] {
            try Self.run { phone in
                phone.didShow = { if $0 > 5 { phone.pager.setCurrentIndex(5, animated: isAnimated) } }
                var places: [CGFloat] = []
                let finger = turn(phone, way)
                try phone.device.advanceFrames(while: phone.pager.pages.place != 5, limit: 2) { places.append(phone.pager.pages.place) }
                finger?.lift()
                try phone.device.advanceUntilIdle()
                try expectAtRest(phone, on: 5)
                #expect(phone.shownIndices == [6, 5] && places.allSatisfy { $0 < 5.9 }, "the other page is never seen whole: \(places)")
            }
        }
    }

    @Test("An app that sets the page that it has just been told leaves the fingers alone", arguments: Way.allCases, [false, true])
    func echo(way: Way, isAnimated: Bool) throws {
        var courses: [[CGFloat]] = []
        for isEcho in [false, true] {
            try Self.run { phone in
                var places: [CGFloat] = []
                if isEcho { phone.didShow = { phone.pager.setCurrentIndex($0, animated: isAnimated) } }
                let finger = turn(phone, way)
                places.append(phone.pager.pages.place)
                if let finger { phone.device.glide([(finger, CGPoint(x: 195, y: finger.location.y))], duration: 0.5) }
                places.append(phone.pager.pages.place)
                finger?.lift()
                try phone.device.advanceFrames(while: !phone.device.workUnderWay.isEmpty, limit: 3) {
                    places.append(phone.pager.pages.place)
                }
                try phone.expectAtRest(on: phone.pager.currentIndex)
                courses.append(places + phone.shownIndices.map { CGFloat($0) })
            }
        }
        #expect(courses.count == 2 && courses.first == courses.last)
    }

    @Test("A page that the app sets at any time ends the swipe", arguments: [false, true], [2, 6, 9])
    func atAnyTime(isAnimated: Bool, index: Int) throws {
        for way in [Way.slowSwipe, .scrubbing] {
            try Self.run { phone in
                let finger = turn(phone, way)
                let held = phone.pager.currentIndex
                #expect(held > 5)
                phone.device.advanceFrames(3)
                phone.pager.setCurrentIndex(index, animated: isAnimated)
                phone.device.advanceFrames(4)
                finger?.move(by: CGVector(dx: -30, dy: 0))
                finger?.lift()
                try phone.device.advanceUntilIdle()
                if held != index { try expectAtRest(phone, on: index) } else { try phone.expectAtRest(on: phone.pager.currentIndex) }
            }
        }
    }

    @Test("Pages that a finger stops on their way to one that was set rest where it leaves them, also when the phone turns")
    func stoppedOnTheirWay() throws {
        for isSwipe in [false, true] {
            try Self.run { phone in
                phone.pager.setCurrentIndex(9, animated: true)
                phone.device.advance(by: 0.12)
                let index = phone.pager.currentIndex
                #expect((6...7).contains(index) && phone.pager.position.goal == 9)
                if isSwipe {
                    phone.device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 165, y: 420), duration: 0.3).lift()
                } else {
                    let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 420))
                    phone.device.advanceFrames(2)
                    finger.lift()
                }
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.position.goal == nil)
                let rest = phone.pager.currentIndex
                phone.device.rotate(to: .landscapeRight)
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.currentIndex == rest)
            }
        }
    }
}
