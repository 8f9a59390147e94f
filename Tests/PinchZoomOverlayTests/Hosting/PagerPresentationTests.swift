import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A pager that shows the app's item, and reports its own item to the app.
@MainActor @Suite("A pager that is open while an item is set", .timeLimit(.minutes(20)), .phones) struct PagerPresentationTests {
    @Test("An item that is set flies out of its view into the pager; set to nil it flies back, and nothing has to be told")
    func opensAndCloses() throws {
        try BoundPhone.run { phone in
            let before = phone.device.screenshot()
            phone.set(2)
            try phone.device.advanceFrames(while: phone.flyingFrame == nil, limit: 0.1)
            let start = try #require(phone.flyingFrame)
            #expect(abs(start.midY - 400) < 60 && start.width < 260, "it begins in its view: \(start)")
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 2)
            phone.set(nil)
            var frames: [CGRect] = []
            try phone.device.advanceFrames(while: !phone.isClosed, limit: 2) { frames += [phone.flyingFrame].compactMap { $0 } }
            let end = try #require(frames.last)
            #expect(abs(end.midY - 400) < 10 && abs(end.width - 180) < 10, "it ends in its view: \(end)")
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told.isEmpty)
            #expect(phone.device.screenshot() == before)
        }
    }

    @Test("Where fingers page, the item follows, and saying it again pages nowhere")
    func follows() throws {
        try BoundPhone.run { phone in
            phone.set(1)
            try phone.device.advanceUntilIdle()
            try phone.swipe(to: 2)
            #expect(phone.told == [2] && phone.item == 2)
            // An update may come during the turn to the next page.
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 60, y: 420), duration: 0.1)
            phone.update()
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.currentIndex == 3 && phone.item == 3)
            phone.update()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.currentIndex == 3)
        }
    }

    @Test(
        "Another item that is set while it is open is there with the next frame, and none between is told"
    )
    func pages() throws {
        try BoundPhone.run { phone in
            phone.set(0)
            try phone.device.advanceUntilIdle()
            phone.set(1)
            phone.device.advanceFrames(2)
            #expect(phone.pager?.currentIndex == 1)
            phone.set(4)
            phone.device.advanceFrames(2)
            #expect(phone.pager?.currentIndex == 4)
            phone.set(4)
            try phone.device.advanceUntilIdle()
            #expect(phone.told.isEmpty)
        }
    }

    /// A way to close a pager.
    enum Closing: CaseIterable {
        case drag, closeButton, escapeKey, escapeGesture, elsewhere
    }

    @Test("Whatever closes it, the item is nil when it is gone, told once", arguments: Closing.allCases)
    func closed(closing: Closing) throws {
        try BoundPhone.run { phone in
            phone.set(1)
            try phone.device.advanceUntilIdle()
            try phone.swipe(to: 2)
            let pager = try #require(phone.pager)
            switch closing {
            case .drag: phone.dragAway()
            case .closeButton:
                let button = pager.closeButton
                phone.device.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            case .escapeKey: phone.device.press(UIKeyCommand.inputEscape)
            case .escapeGesture: _ = pager.accessibilityPerformEscape()
            case .elsewhere: phone.screen.dismiss(animated: false)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told == [2, nil] && phone.item == nil)
            phone.set(2)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 2, "and it opens again")
        }
    }

    @Test("A drag that is taken back leaves the item as it is")
    func takenBack() throws {
        try BoundPhone.run { phone in
            phone.set(1)
            try phone.device.advanceUntilIdle()
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 560), duration: 0.2)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.told.isEmpty && phone.item == 1)
        }
    }

    @Test("What is asked for while it comes or goes is done when it is there or gone", arguments: [1, 4, 9, 30])
    func onTheWay(frames: Int) throws {
        try BoundPhone.run { phone in
            phone.set(1)
            phone.device.advanceFrames(frames)
            phone.set(nil)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told.isEmpty, "closed while it opened")
            phone.set(1)
            try phone.device.advanceUntilIdle()
            phone.set(nil)
            phone.device.advanceFrames(frames)
            phone.set(3)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 3 && phone.told.isEmpty, "another while it closed")
            phone.dragAway()
            phone.device.advanceFrames(frames)
            phone.set(0)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 0 && phone.item == 0, "another while it was dragged away")
            phone.set(nil)
            phone.set(2)
            phone.set(nil)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed, "and back and forth within a turn")
        }
    }

    @Test("An item that is not there opens nothing, and opens when it comes")
    func missing() throws {
        try BoundPhone.run { phone in
            phone.set(7)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told.isEmpty)
            phone.set(items: [5, 6, 7])
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 2)
        }
    }

    @Test(
        "Items that come and go while it is open: the photo stays, a neighbour takes the place of one that is gone, and none at all closes it"
    )
    func itemsChange() throws {
        try BoundPhone.run { phone in
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let photo = try #require(phone.pager?.photoView?.image)
            phone.set(items: [9, 0, 1, 2, 3, 4])
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.currentIndex == 3 && phone.pager?.photoView?.image === photo && phone.told.isEmpty)
            phone.set(items: [9, 0, 1, 3, 4])
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.currentIndex == 3 && phone.told == [3])
            phone.set(items: [])
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.item == nil)
        }
    }

    @Test(
        "Without a view of the item's the photo fades in its page; one that came later goes before, and one that is gone stands for nothing"
    )
    func sources() throws {
        try BoundPhone.run { phone in
            let view = try #require(phone.views[2])
            phone.sources.remove(view)
            phone.set(2)
            phone.device.advanceFrames(4)
            let fading = try #require(phone.flyingFrame)
            phone.device.advanceFrames(6)
            try #expect(isClose(#require(phone.flyingFrame), fading, 0.001))
            try phone.device.advanceUntilIdle()
            let photo = try #require(phone.pager?.photoView)
            #expect(phone.isOpen && isClose(photo.convert(photo.bounds, to: nil), fading, 0.001))
            phone.set(nil)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            do {
                let other = UIImageView(image: TestImages.photo(2))
                phone.screen.view.addSubview(other)
                phone.sources.add(view, for: 2)
                phone.sources.add(other, for: 2)
                #expect(phone.sources.view(of: 2) === other)
                other.removeFromSuperview()
                #expect(phone.sources.view(of: 2) === view, "what is on the screen goes before what is not")
            }
            phone.sources.add(view, for: 3)
            #expect(phone.sources.view(of: 2) == nil, "it stands for another item now")
        }
    }

    @Test("A screen that goes takes its pager along, and one that is in no window opens nothing until it is in one")
    func presenterGoes() throws {
        try BoundPhone.run { phone in
            phone.set(1)
            try phone.device.advanceUntilIdle()
            phone.presentation.end()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told.isEmpty)
        }
        try BoundPhone.run { phone in
            let unseen = UIViewController()
            phone.presentation.update(1, of: phone.content, from: unseen)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            phone.presentation.update(1, of: phone.content, from: phone.screen)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }
}
