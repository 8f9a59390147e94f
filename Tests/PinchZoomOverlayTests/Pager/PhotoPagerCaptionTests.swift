import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Views at the bottom of pages.
@MainActor @Suite("Photo pager: captions", .timeLimit(.minutes(20)), .phones) struct PhotoPagerCaptionTests {
    private static let middle = CGPoint(x: 195, y: 422)
    private static let long = String(repeating: "A long way down to the sea, and back again. ", count: 4)

    // The home indicator takes 34 points below the caption.
    @Test("A caption lies above the home indicator, as wide as the safe area and as high as its constraints ask for, in any orientation")
    func place() throws {
        try PagerPhone.run { phone in
            let card = CaptionCard(Self.long)
            phone.takeCaptions { $0 == 0 ? card : nil }
            @MainActor func expectPlace(_ area: CGRect) {
                let height = card.label.sizeThatFits(CGSize(width: area.width - 32, height: 10_000)).height + 24
                let frame = card.shownFrame
                #expect(frame.minX == area.minX && frame.width == area.width)
                #expect(abs(frame.maxY - area.maxY) < 1e-6)
                #expect(abs(frame.height - height) < 1)
            }
            expectPlace(CGRect(x: 0, y: 0, width: 390, height: 810))
            let upright = card.shownFrame.height
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            let insets = phone.pager.view.safeAreaInsets
            #expect(insets.left > 0 && insets.bottom > 0)
            expectPlace(CGRect(x: 0, y: 0, width: 844, height: 390).inset(by: insets))
            #expect(card.shownFrame.height < upright, "fewer lines")
        }
    }

    @Test("Without constraints it is as high as it fits, or else as it was handed over")
    func heightWithoutConstraints() throws {
        try PagerPhone.run { phone in
            let fitting = FittingView()
            fitting.fittingHeight = 80
            let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            let label = UILabel()
            label.numberOfLines = 0
            label.text = Self.long
            phone.takeCaptions { [fitting, plain, label][$0 % 3] }
            #expect(fitting.shownFrame == CGRect(x: 0, y: 730, width: 390, height: 80))
            phone.pager.setCurrentIndex(1, animated: false)
            phone.device.advanceFrames()
            #expect(plain.shownFrame == CGRect(x: 0, y: 760, width: 390, height: 50))
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            #expect(plain.shownFrame.height == 50)
            phone.device.rotate(to: .portrait)
            try phone.device.advanceUntilIdle()
            phone.pager.setCurrentIndex(2, animated: false)
            phone.device.advanceFrames()
            let height = label.sizeThatFits(CGSize(width: 390, height: 10_000)).height
            #expect(height > 50 && abs(label.shownFrame.height - height) < 1)
        }
    }

    @Test("It is as high as half of the page at most, and as it asks for where that is less")
    func limit() throws {
        try PagerPhone.run { phone in
            let views = [UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 300)), CaptionCard(String(repeating: Self.long, count: 20))]
            phone.takeCaptions { views[$0 % 2] }
            #expect(views[0].shownFrame.height == 300)
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            #expect(views[0].shownFrame.height == 195)
            phone.device.rotate(to: .portrait)
            try phone.device.advanceUntilIdle()
            #expect(views[0].shownFrame.height == 300)
            phone.pager.setCurrentIndex(1, animated: false)
            phone.device.advanceFrames()
            #expect(views[1].shownFrame == CGRect(x: 0, y: 388, width: 390, height: 422))
        }
    }

    @Test("Constraints may require more than there is, as they do before the first layout: UIKit does not complain, and their word holds")
    func required() throws {
        try PagerPhone.run { phone in
            let tall = UIView()
            tall.heightAnchor.constraint(equalToConstant: 500).isActive = true
            phone.takeCaptions { _ in tall }
            #expect(tall.shownFrame == CGRect(x: 0, y: 310, width: 390, height: 500))
            let card = CaptionCard("Half past four")
            phone.takeCaptions { _ in card }
            #expect(card.shownFrame.width == 390 && phone.device.constraintMessages == [])
        }
    }

    @Test("It grows with the text size, upwards, and with words that come later")
    func textSize() throws {
        try PagerPhone.run { phone in
            let card = CaptionCard("Half past four")
            phone.takeCaptions { _ in card }
            let small = card.shownFrame
            phone.device.setContentSizeCategory(.accessibilityExtraLarge)
            phone.device.advanceFrames(2)
            #expect(card.shownFrame.height > small.height + 10)
            #expect(card.shownFrame.maxY == small.maxY)
            phone.device.setContentSizeCategory(.large)
            phone.device.advanceFrames(2)
            #expect(card.shownFrame == small)
            card.label.text = Self.long
            phone.device.advanceFrames(2)
            #expect(card.shownFrame.height > small.height + 10)
            #expect(card.shownFrame.maxY == small.maxY)
            let fitting = FittingView()
            fitting.fittingHeight = 40
            phone.takeCaptions { _ in fitting }
            fitting.fittingHeight = 60
            phone.device.setContentSizeCategory(.extraLarge)
            phone.device.advanceFrames(2)
            #expect(fitting.shownFrame == CGRect(x: 0, y: 750, width: 390, height: 60))
        }
    }

    @Test("It moves with its page, and does not zoom with its photo")
    func movesWithPage() throws {
        try PagerPhone.run { phone in
            let cards = (0..<5).map { CaptionCard("Photo \($0)") }
            phone.takeCaptions { cards[$0] }
            let place = cards[0].shownFrame
            let finger = phone.device.drag(from: CGPoint(x: 330, y: 500), to: CGPoint(x: 180, y: 500))
            let moved = try phone.photoFrame().minX
            #expect(moved < -50)
            #expect(abs(cards[0].shownFrame.minX - moved) < 1e-6)
            #expect(abs(cards[1].shownFrame.minX - moved - 410) < 1e-6, "20 points are between two pages")
            #expect(cards[1].shownFrame.minY == place.minY)
            finger.lift()
            try phone.device.advanceUntilIdle()
            phone.pager.setCurrentIndex(1, animated: false)
            try phone.doubleTap(at: Self.middle)
            #expect(phone.pager.isZoomed)
            #expect(cards[1].shownFrame == place)
        }
    }

    @Test(
        "It is asked for when its page comes onto the screen, and let go with it",
        arguments: HeadlessDevice.Behavior.ReusableViews.allCases
    )
    func life(reusableViews: HeadlessDevice.Behavior.ReusableViews) throws {
        var configuration = HeadlessDevice.Configuration()
        configuration.behavior.reusableViews = reusableViews
        try PagerPhone.run(configuration) { phone in
            weak var first: UIView?
            phone.forgetWhatWasAsked()
            phone.takeCaptions { index in
                let card = CaptionCard("Photo \(index)")
                if index == 0 { first = card }
                return card
            }
            #expect(phone.askedCaptions == [0])
            #expect(first?.window != nil)
            try phone.swipeLeft()
            phone.pager.setCurrentIndex(3, animated: false)
            try phone.device.advanceUntilIdle()
            #expect(first == nil)
            #expect(phone.askedCaptions.filter { $0 == 1 || $0 == 3 } == [1, 3])
            phone.pager.setCurrentIndex(0, animated: false)
            try phone.device.advanceUntilIdle()
            #expect(first?.shownFrame.maxY == 810)
        }
    }

    @Test("It is asked for anew with its photo, and with everything")
    func reload() throws {
        try PagerPhone.run { phone in
            var former: CaptionCard?
            var card: CaptionCard? = CaptionCard("One")
            phone.takeCaptions { _ in card }
            #expect(card?.window != nil)
            (former, card) = (card, CaptionCard("Two"))
            phone.replace(0, with: TestImages.photo(1))
            #expect(former?.superview == nil && card?.shownFrame.maxY == 810)
            (former, card) = (card, CaptionCard("Three"))
            phone.take(PagerPhone.photos(2))
            #expect(former?.superview == nil && card?.shownFrame.maxY == 810)
            (former, card) = (card, nil)
            phone.replace(0, with: TestImages.photo(1))
            #expect(former?.superview == nil)
            phone.take([])
            phone.take(PagerPhone.photos(1))
        }
    }

    @Test("It fades with the bars, and pages that come meanwhile have theirs hidden")
    func hides() throws {
        try PagerPhone.run { phone in
            let cards = (0..<5).map { CaptionCard("Photo \($0)", button: "More") }
            phone.takeCaptions { cards[$0] }
            #expect(cards[0].wholeAlpha == 1)
            let place = cards[0].button.shownFrame
            try phone.singleTap(at: Self.middle)
            #expect(phone.pager.isChromeHidden && cards[0].wholeAlpha == 0)
            try phone.swipeLeft()
            #expect(cards[1].wholeAlpha == 0 && cards[1].window != nil)
            try phone.singleTap(at: CGPoint(x: place.midX, y: place.midY))
            #expect(cards[1].taps == 0, "a hidden button does nothing: the tap shows the bars")
            #expect(!phone.pager.isChromeHidden && cards[1].wholeAlpha == 1)
        }
    }

    @Test("Its buttons take their taps; all other touches on it are the photo's")
    func touches() throws {
        try PagerPhone.run(images: (0..<3).map { TestImages.make(size: CGSize(width: 390, height: 844), hue: CGFloat($0) / 3) }) { phone in
            let cards = (0..<3).map { CaptionCard("Photo \($0)\nA second line", button: "More") }
            phone.takeCaptions { cards[$0] }
            let button = cards[0].button.shownFrame
            let words = cards[0].label.shownFrame
            try phone.singleTap(at: CGPoint(x: button.midX, y: button.midY))
            #expect(cards[0].taps == 1)
            #expect(phone.chromeChanges.isEmpty)
            try phone.doubleTap(at: CGPoint(x: button.midX, y: button.midY))
            #expect(cards[0].taps == 3)
            #expect(!phone.pager.isZoomed && phone.chromeChanges.isEmpty)
            try phone.doubleTap(at: CGPoint(x: words.minX + 20, y: words.midY))
            #expect(phone.pager.isZoomed)
            try phone.doubleTap(at: CGPoint(x: words.minX + 20, y: words.midY))
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: words.midY), scale: 2))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isZoomed)
            try phone.doubleTap(at: Self.middle)
            phone.pager.setCurrentIndex(1, animated: false)
            phone.pager.setCurrentIndex(0, animated: false)
            phone.device.swipe(from: CGPoint(x: 300, y: words.midY), to: CGPoint(x: 100, y: words.midY))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 1)
            try phone.singleTap(at: CGPoint(x: words.minX + 20, y: words.midY))
            #expect(phone.chromeChanges == [true])
        }
    }
}
