import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A page turn that ends before its goal leaves no goal behind, from which the next key would count.
@MainActor @Suite("Photo pager: page turns that are interrupted", .timeLimit(.minutes(20)), .phones) struct PageGoalTests {
    /// The event that interrupts a page turn.
    enum Interruption: CaseIterable, Sendable {
        case touch, longTouch, drag, swipeOn, swipeBack, verticalDrag, pinch, trackpad, doubleTap, scrubbing, reload, fewerPhotos
        case insertion, removal, otherPage, rotation, background, cover, alert, layoutDirection
    }

    @Test("After an interrupted page turn, a key turns to the neighbor of the page shown", arguments: Interruption.allCases)
    func neighbor(interruption: Interruption) throws {
        for presses in 1...2 {
            for frames in [1, 4, 8, 14] {
                for steps in [1, -1] {
                    try PagerPhone.run(images: PagerPhone.photos(12), index: 5) { phone in
                        phone.showThumbnails()
                        for _ in 0..<presses { phone.device.press(UIKeyCommand.inputRightArrow) }
                        phone.device.advanceFrames(frames)
                        try interrupt(phone, by: interruption)
                        let place = Comment(rawValue: "\(presses) presses, \(frames) frames, \(steps) steps")
                        let pager = phone.pager
                        let shown = pager.currentIndex
                        #expect(pager.position.goal == nil && pager.pages.place == CGFloat(shown), place)
                        let isForward = (steps > 0) != pager.pages.isRightToLeft
                        phone.device.press(isForward ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow)
                        try phone.device.advanceUntilIdle()
                        #expect(pager.currentIndex == min(max(shown + steps, 0), phone.images.count - 1), place)
                    }
                }
            }
        }
    }

    @Test("While a finger holds pages, a key turns to the neighbor of the page shown", arguments: [false, true])
    func heldPages(isDragged: Bool) throws {
        for frames in [1, 4, 8, 14] {
            for steps in [1, -1] {
                try PagerPhone.run(images: PagerPhone.photos(12), index: 5) { phone in
                    for _ in 0..<2 { phone.device.press(UIKeyCommand.inputRightArrow) }
                    phone.device.advanceFrames(frames)
                    let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 420))
                    if isDragged { phone.device.glide([(finger, CGPoint(x: 215, y: 420))], duration: 0.2) }
                    phone.device.advance(by: 1)
                    let shown = phone.pager.currentIndex
                    phone.device.press(steps > 0 ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow)
                    phone.device.advance(by: 1)
                    finger.lift()
                    try phone.device.advanceUntilIdle()
                    #expect(phone.pager.currentIndex == shown + steps, "\(frames) frames, \(steps) steps")
                    #expect(phone.pager.position.goal == nil)
                }
            }
        }
    }

    /// Interrupts the pages, and waits until everything rests.
    private func interrupt(_ phone: PagerPhone, by interruption: Interruption) throws {
        let (device, middle) = (phone.device, CGPoint(x: 195, y: 420))
        switch interruption {
        case .touch:
            let finger = device.touchDown(at: middle)
            device.advanceFrames(2)
            finger.lift()
        case .longTouch:
            let finger = device.touchDown(at: middle)
            device.advance(by: 0.3)
            finger.lift()
        case .drag:
            let finger = device.drag(from: middle, to: CGPoint(x: 225, y: 420), duration: 0.2)
            device.advance(by: 0.3)
            finger.lift()
        case .swipeOn: device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
        case .swipeBack: device.swipe(from: CGPoint(x: 100, y: 420), to: CGPoint(x: 300, y: 420))
        case .verticalDrag: device.drag(from: middle, to: CGPoint(x: 195, y: 440), duration: 0.1).lift()
        case .pinch: device.lift(device.pinch(at: middle, spread: 100, scale: 0.9))
        case .trackpad:
            let scroll = device.beginTrackpadScroll(at: middle)
            scroll.glide(by: CGVector(dx: 30, dy: 0), duration: 0.1)
            scroll.end()
        case .doubleTap:
            device.tap(at: middle)
            device.tap(at: middle)
            try device.advanceUntilIdle()
            device.press("0")
        case .scrubbing:
            let finger = device.drag(from: CGPoint(x: 195, y: 782), to: CGPoint(x: 235, y: 782), duration: 0.2)
            finger.lift()
        case .reload: phone.take(phone.images)
        case .fewerPhotos: phone.take(Array(phone.images.prefix(6)) + PagerPhone.photos(1))
        case .insertion: phone.update(to: [TestImages.photo(30)] + phone.images, animated: true)
        case .removal:
            phone.update(to: phone.images.enumerated().filter { $0.offset != phone.pager.currentIndex }.map(\.element), animated: true)
        case .otherPage: phone.pager.setCurrentIndex(3, animated: false)
        case .rotation: device.rotate(to: .landscapeLeft)
        case .background:
            device.enterBackground()
            device.enterForeground()
        case .cover:
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            phone.pager.present(cover, animated: false)
            try device.advanceUntilIdle()
            phone.pager.dismiss(animated: false)
        case .alert:
            phone.pager.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: false)
            try device.advanceUntilIdle()
            phone.pager.dismiss(animated: false)
        case .layoutDirection: phone.pager.view.semanticContentAttribute = .forceRightToLeft
        }
        try device.advanceUntilIdle()
    }
}
