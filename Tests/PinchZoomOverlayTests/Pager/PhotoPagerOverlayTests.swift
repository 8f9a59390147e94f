import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// An app's own views above all pages.
@MainActor @Suite("Photo pager: views above all pages", .timeLimit(.minutes(20)), .phones) struct PhotoPagerOverlayTests {
    private static let middle = CGPoint(x: 195, y: 422)

    /// A button above the bottom of the safe area, with a count of its taps.
    @MainActor private final class Share {
        let button = UIButton()
        private(set) var taps = 0

        init(in overlay: UIView) {
            button.backgroundColor = .red
            button.translatesAutoresizingMaskIntoConstraints = false
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
            overlay.addSubview(button)
            NSLayoutConstraint.activate([
                button.widthAnchor.constraint(equalToConstant: 100),
                button.heightAnchor.constraint(equalToConstant: 44),
                button.trailingAnchor.constraint(equalTo: overlay.safeAreaLayoutGuide.trailingAnchor, constant: -16),
                button.bottomAnchor.constraint(equalTo: overlay.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            ])
        }
    }

    @Test("They lie within the safe area, above photos and captions and under the close button, and stay when pages move and phones turn")
    func place() throws {
        try PagerPhone.run(way: .presented) { phone in
            phone.takeCaptions { _ in CaptionCard("A caption") }
            let share = Share(in: phone.pager.overlayView)
            phone.device.advanceFrames()
            #expect(share.button.shownFrame == CGRect(x: 274, y: 758, width: 100, height: 44))
            try phone.swipeLeft()
            #expect(share.button.shownFrame == CGRect(x: 274, y: 758, width: 100, height: 44))
            let close = try #require(phone.closeButton)
            let views = phone.pager.view.subviews
            let (over, top) = (views.firstIndex(of: phone.pager.overlayView), views.firstIndex(of: close))
            try #expect(#require(over) > 0 && #require(over) < #require(top))
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            let area = CGRect(x: 0, y: 0, width: 844, height: 390).inset(by: phone.pager.view.safeAreaInsets)
            #expect(share.button.shownFrame == CGRect(x: area.maxX - 116, y: area.maxY - 52, width: 100, height: 44))
        }
    }

    @Test("They take their touches, with captions below as well, and all other touches are the photo's")
    func touches() throws {
        try PagerPhone.run(way: .presented) { phone in
            phone.takeCaptions { _ in CaptionCard("A caption", button: "More") }
            let share = Share(in: phone.pager.overlayView)
            phone.device.advanceFrames()
            try phone.singleTap(at: CGPoint(x: 320, y: 780))
            #expect(share.taps == 1 && phone.chromeChanges.isEmpty)
            try phone.doubleTap(at: Self.middle)
            #expect(phone.pager.isZoomed)
            try phone.doubleTap(at: Self.middle)
            try phone.swipeLeft()
            #expect(phone.pager.currentIndex == 1)
        }
    }

    @Test("They fade with the bars, and take no touches then")
    func hides() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let share = Share(in: phone.pager.overlayView)
            try phone.singleTap(at: Self.middle)
            #expect(phone.pager.overlayView.shownAlpha == 0 && !phone.pager.overlayView.isHidden)
            try phone.singleTap(at: CGPoint(x: 320, y: 780))
            #expect(share.taps == 0)
            #expect(share.button.wholeAlpha == 1 && phone.pager.overlayView.shownAlpha == 1)
        }
    }

    @Test("They and captions fade with the screen when a photo is dragged away, and are back when it is let go")
    func dragged() throws {
        try GridPhone.run(way: .presented) { phone in
            let card = CaptionCard("A caption")
            phone.grid.caption = { _ in card }
            try phone.open(3)
            let pager = try #require(phone.pager)
            let share = Share(in: pager.overlayView)
            phone.device.advanceFrames()
            #expect(card.wholeAlpha == 1 && share.button.wholeAlpha == 1)
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 480), duration: 0.4)
            phone.device.advance(by: 0.2)
            #expect(card.wholeAlpha < 0.9 && card.wholeAlpha > 0)
            #expect(share.button.wholeAlpha == card.wholeAlpha)
            finger.move(to: CGPoint(x: 195, y: 310))
            phone.device.advance(by: 0.3)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(card.wholeAlpha == 1 && share.button.wholeAlpha == 1)
            #expect(card.shownFrame.maxY == 810)
        }
    }
}
