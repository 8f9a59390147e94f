import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A photo that is much taller than the screen opens as wide as the screen, at its top.
@MainActor @Suite("Photo pager: long photos", .timeLimit(.minutes(20)), .phones) struct LongPhotoTests {
    private static let middle = CGPoint(x: 195, y: 422)
    /// The photo's frame after opening. The photo is ten times as high as wide, on a screen of 390 × 844 points.
    private static let opened = CGRect(x: 0, y: 0, width: 390, height: 3900)
    private static let fit = CGRect(x: 152.8, y: 0, width: 84.4, height: 844)

    /// Ten squares below each other, each in its own color.
    private static let photo: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: opened.size, format: format).image { context in
            for square in 0..<10 {
                UIColor(hue: CGFloat(square) / 10, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: CGFloat(square) * 390, width: 390, height: 390))
            }
        }
    }()

    /// Runs a test on a phone with a grid. The grid's fifth photo is long and is open.
    private func run(_ body: (GridPhone) throws -> Void) throws {
        try GridPhone.run { phone in
            phone.grid.image = { $0 == 4 ? Self.photo : TestImages.photo($0) }
            phone.grid.list.reloadData()
            phone.device.advanceFrames()
            try phone.open(4)
            try body(phone)
        }
    }

    private func frame(_ phone: GridPhone) throws -> CGRect {
        let view = try #require(phone.pager?.photoView)
        return view.convert(view.bounds, to: nil)
    }

    /// Returns the colors of the screen's left half, away from the bars.
    private func colors(_ phone: GridPhone) -> [String] {
        let screen = phone.device.screenshot()
        return [150, 300, 380, 400, 600, 770].map { screen.color(at: CGPoint(x: 20, y: $0)).description }
    }

    private func drag(_ phone: GridPhone, by distance: CGFloat) -> Finger {
        let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 195, y: 422 + distance), duration: 0.5)
        phone.device.advance(by: 0.1)
        return finger
    }

    @Test("It opens as wide as the screen, at its top, as part of the app's own reading of the zoom; other photos turn up beside it")
    func opens() throws {
        try run { phone in
            let pager = try #require(phone.pager)
            try #expect(frame(phone).isNear(Self.opened, within: 1e-6))
            #expect(abs(pager.zoomScale - 3900.0 / 844) < 1e-6 && pager.isZoomed && pager.allowsZoomDismissal)
            #expect(pager.visibleRect.isNear(CGRect(x: 0, y: 0, width: 1, height: 844.0 / 3900), within: 1e-6))
            let colors = colors(phone)
            #expect(Set(colors[0...2]).count == 1 && Set(colors[3...4]).count == 1 && colors[2] != colors[3])
            let finger = drag(phone, by: -200)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(frame(phone).minY < -150)
            for (start, end, index) in [(340, 40, 5), (40, 340, 4)] as [(CGFloat, CGFloat, Int)] {
                phone.device.swipe(from: CGPoint(x: start, y: 420), to: CGPoint(x: end, y: 420))
                try phone.device.advanceUntilIdle()
                #expect(pager.currentIndex == index)
            }
            try #expect(frame(phone).isNear(Self.opened, within: 1e-6), "again at its top")
        }
    }

    @Test("A drag down at its top closes: what the finger takes along is what was on the screen", .given(\.touchSlop, .usual))
    func closesAtTop() throws {
        try run { phone in
            let before = colors(phone)
            let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 195, y: 440), duration: 0.2)
            try phone.awaitFlight()
            #expect(phone.flyingFrame?.isNear(CGRect(x: 0, y: 0, width: 390, height: 844), within: 0.01) == true)
            #expect(colors(phone) == before)
            phone.device.glide([(finger, CGPoint(x: 195, y: 622))], duration: 0.4)
            phone.device.advance(by: 0.1)
            let held = try #require(phone.flyingFrame)
            #expect(held.width < 390 && abs(held.height / held.width - 844.0 / 390) < 1e-3)
            finger.lift()
            var last: CGRect?
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { last = phone.flyingFrame }
            let cell = try phone.cellCenter(4)
            #expect(last.map { abs($0.midX - cell.x) < 0.5 && abs($0.midY - cell.y) < 0.5 } == true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("In between it scrolls both ways; a drag up at its end closes, with its end in flight", .given(\.touchSlop, .usual))
    func closesAtEnd() throws {
        try run { phone in
            let zoomView = try #require(phone.pager?.pages.currentPage?.zoomView)
            for distance in [-200, 100] as [CGFloat] {
                let offset = zoomView.contentOffset.y
                drag(phone, by: distance).lift()
                #expect(phone.flyingFrame == nil)
                try phone.device.advanceUntilIdle()
                #expect((zoomView.contentOffset.y - offset) * distance < 0 && phone.isOpen)
            }
            zoomView.contentOffset.y = 3900 - 844
            phone.device.advanceFrames()
            let before = colors(phone)
            let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 195, y: 404), duration: 0.2)
            try phone.awaitFlight()
            #expect(phone.flyingFrame?.isNear(CGRect(x: 0, y: 0, width: 390, height: 844), within: 0.01) == true)
            #expect(colors(phone) == before)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && abs(zoomView.contentOffset.y - (3900 - 844)) < 0.01)
            drag(phone, by: -260).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A pinch zooms out to fit, where the next pinch closes; a double tap goes back to the width")
    func pinches() throws {
        try run { phone in
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 340, scale: 0.1))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.isZoomed == false)
            try #expect(frame(phone).isNear(Self.fit, within: 0.01))
            for isZoomed in [true, false] {
                phone.device.tap(at: Self.middle)
                phone.device.tap(at: Self.middle)
                try phone.device.advanceUntilIdle()
                #expect(phone.pager?.isZoomed == isZoomed)
                try #expect(abs(frame(phone).width - (isZoomed ? 390 : 84.4)) < 0.01)
            }
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 340, scale: 0.3))
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("An app's own steps count from the width")
    func ownSteps() throws {
        try run { phone in
            let pager = try #require(phone.pager)
            pager.doubleTapScales = [2]
            for scale in [2 * 3900.0 / 844, 1, 3900.0 / 844] as [CGFloat] {
                phone.device.tap(at: Self.middle)
                phone.device.tap(at: Self.middle)
                try phone.device.advanceUntilIdle()
                #expect(abs(pager.zoomScale - scale) < 1e-6)
            }
        }
    }

    @Test("Zoomed in beyond the width, a drag moves it and closes nothing")
    func magnified() throws {
        try run { phone in
            phone.pager?.setZoomScale(8, animated: false)
            phone.device.advanceFrames()
            #expect(phone.pager?.allowsZoomDismissal == false)
            drag(phone, by: 260).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("On a phone that lies it is as wide as the screen as well, and an upright photo that is not long still fits")
    func lying() throws {
        try PagerPhone.run(images: [Self.photo, TestImages.make(size: CGSize(width: 200, height: 844), hue: 0)]) { phone in
            phone.device.rotate(to: .landscapeRight, animated: false)
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isNear(CGRect(x: 0, y: 0, width: 844, height: 8440), within: 1e-6))
            phone.pager.setCurrentIndex(1, animated: false)
            phone.device.advanceFrames()
            #expect(!phone.pager.isZoomed)
            try #expect(abs(phone.photoFrame().height - 390) < 1e-6)
        }
    }

    @Test("Where zooming is off it fits, and once zooming is on it opens at its width")
    func withoutZoom() throws {
        try PagerPhone.run(images: [Self.photo]) { phone in
            phone.pager.maximumZoomScale = 1
            phone.pager.reloadData()
            phone.device.advanceFrames()
            try #expect(!phone.pager.isZoomed && phone.photoFrame().isNear(Self.fit, within: 0.01))
            phone.pager.maximumZoomScale = 2
            phone.pager.reloadData()
            phone.device.advanceFrames()
            try #expect(phone.photoFrame().isNear(Self.opened, within: 1e-6))
        }
    }

    @Test("Loaded while someone reads the placeholder, it stays at its width, with the same point at the screen's upper edge")
    func loaded() async throws {
        // The thumbnail's aspect ratio differs from the photo's by more than rounding.
        let thumbnail = TestImages.make(size: CGSize(width: 39, height: 400), hue: 0.3)
        try await LoadingPhone.run(placeholder: thumbnail) { phone in
            try #expect(phone.photoFrame().isNear(CGRect(x: 0, y: 0, width: 390, height: 4000), within: 1e-6))
            let zoomView = try #require(phone.pager.pages.currentPage?.zoomView)
            zoomView.contentOffset.y = 1000
            phone.device.advanceFrames()
            await phone.answer(5, with: Self.photo)
            try #expect(phone.photoFrame().isNear(Self.opened.offsetBy(dx: 0, dy: -975), within: 0.01))
            #expect(phone.shownPhoto === Self.photo)
        }
    }
}
