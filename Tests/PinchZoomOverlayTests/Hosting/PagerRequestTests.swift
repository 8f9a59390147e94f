import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// An app's requests to a pager at the worst times, and the reports to the app if a request has another result.
@MainActor @Suite("A pager that is asked at the worst of times", .timeLimit(.minutes(20)), .phones) struct PagerRequestTests {
    @Test("The photo that was closed opens again when the app sets it in the moment in which it is told")
    func setAgain() throws {
        try BoundPhone.run { phone in
            phone.set(2)
            try phone.device.advanceUntilIdle()
            phone.updatesAtOnce = false
            phone.didTell = { if $0 == nil, phone.told.count == 1 { phone.set(2) } }
            phone.dragAway()
            try phone.device.advanceUntilIdle()
            phone.update()
            try phone.device.advanceUntilIdle()
            #expect(phone.told == [nil] && phone.isOpen && phone.pager?.currentIndex == 2)
        }
    }

    @Test("Another screen that is presented is waited for, whether it is coming or there, without an update", arguments: [0, 2, 40])
    func otherScreen(frames: Int) throws {
        try BoundPhone.run { phone in
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .pageSheet
            phone.screen.present(sheet, animated: true)
            phone.device.advanceFrames(frames)
            phone.set(3)
            // A link that polled for the end of the sheet would run forever.
            try phone.device.advanceUntilIdle()
            #expect(phone.pager == nil && phone.told.isEmpty)
            phone.screen.dismiss(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 3 && phone.told.isEmpty)
        }
    }

    @Test("A photo that a finger catches on its way goes where that leaves it, and the app knows", arguments: [false, true], [-150, 200])
    func caught(isClosing: Bool, shift: CGFloat) throws {
        try BoundPhone.run { phone in
            phone.set(2)
            if isClosing {
                try phone.device.advanceUntilIdle()
                phone.set(nil)
            }
            phone.device.advanceFrames(6)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.glide([(finger, CGPoint(x: frame.midX, y: frame.midY + shift))], duration: 0.2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            let isTakenBack = !isClosing && shift > 0
            #expect(phone.told == (isTakenBack ? [nil] : []))
            #expect(phone.isOpen == (phone.item == 2) && phone.isClosed == (phone.item == nil))
            phone.set(3)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 3)
        }
    }

    @Test("What was to come while the pager was open is not waited for any more when the user has closed it")
    func givenUp() throws {
        try BoundPhone.run { phone in
            phone.set(2)
            try phone.device.advanceUntilIdle()
            phone.set(7)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.told.isEmpty)
            phone.dragAway()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told == [nil])
            phone.set(items: [5, 6, 7])
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("Items that are gone for a moment, while a finger takes the photo away, leave the app without an item")
    func goneForAMoment() throws {
        try BoundPhone.run { phone in
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 720), duration: 0.25)
            phone.set(items: [])
            phone.set(items: [0, 1, 2])
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told == [nil])
        }
    }

    @Test("A pager without items closes, even if a finger caught it on its way in and cancels the dismissal", arguments: [false, true])
    func emptyAndTakenBack(isClosedByItem: Bool) throws {
        try BoundPhone.run { phone in
            phone.set(2)
            phone.device.advanceFrames(6)
            let frame = try #require(phone.flyingFrame)
            if isClosedByItem { phone.set(nil) }
            phone.set(items: [])
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advanceFrames(6)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.item == nil && phone.told == (isClosedByItem ? [] : [nil]))
        }
    }

    @Test(
        "A screen of the app's that covers it, and takes it along when it goes, leaves the app without an item",
        arguments: [false, true]
    )
    func takenAlong(coversAll: Bool) throws {
        try BoundPhone.run { phone in
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let cover = UIViewController()
            cover.modalPresentationStyle = coversAll ? .fullScreen : .pageSheet
            phone.pager?.present(cover, animated: false)
            // A link that polled for the end of the cover would run forever.
            try phone.device.advanceUntilIdle()
            #expect(phone.told.isEmpty)
            phone.screen.dismiss(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told == [nil])
        }
    }

    @Test("Nothing is told within an update: what comes of it is told with the next frame, and then once")
    func tellsAfterwards() throws {
        try BoundPhone.run { phone in
            phone.set(2)
            try phone.device.advanceUntilIdle()
            phone.items(are: [0, 1, 3, 4])
            phone.presentation.update(2, of: phone.content, from: phone.screen)
            phone.presentation.update(2, of: phone.content, from: phone.screen)
            #expect(phone.told.isEmpty)
            phone.device.advance(by: 0.1)
            #expect(phone.told == [3])
        }
    }

    @Test("An item that the app sets before it is told of another is what it gets")
    func setBefore() throws {
        try BoundPhone.run { phone in
            phone.set(2)
            try phone.device.advanceUntilIdle()
            phone.items(are: [0, 1, 3, 4])
            phone.presentation.update(2, of: phone.content, from: phone.screen)
            phone.set(0)
            try phone.device.advanceUntilIdle()
            #expect(phone.told.isEmpty && phone.pager?.currentIndex == 0 && phone.item == 0)
        }
    }

    @Test("A distance of the transition that can't be used is logged once, and the pager opens with the nearest one")
    func refusedTransition() throws {
        try BoundPhone.run { phone in
            phone.presentation.transition.drag.dismissalDistance = -1
            let messages = try loggedMessages {
                for _ in 0..<2 {
                    phone.set(2)
                    try phone.device.advanceUntilIdle()
                    #expect(phone.isOpen)
                    phone.set(nil)
                    try phone.device.advanceUntilIdle()
                }
            }
            #expect(messages.count == 1 && messages.first?.contains("drag.dismissalDistance is -1.0") == true)
        }
    }

    @Test("Each pager is configured before it opens, names its photos for VoiceOver, and leaves the presenter in its window")
    func configured() throws {
        try BoundPhone.run { phone in
            var pagers: [PhotoPagerViewController] = []
            phone.content.configure = { pager in
                #expect(pager.viewIfLoaded?.window == nil)
                pagers.append(pager)
            }
            phone.content.photoLabel = { "Photo \($0)" }
            let label = UILabel(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
            label.text = "Feed"
            phone.screen.view.addSubview(label)
            #expect(phone.device.spokenLabels.contains("Feed"))
            phone.set(2)
            try phone.device.advanceUntilIdle()
            #expect(pagers.count == 1 && pagers.first === phone.pager && phone.screen.view.window != nil)
            #expect(phone.device.spokenLabels == ["Close", "Photo 2"], "the presenter is hidden from VoiceOver")
        }
    }

    @Test("A screen that goes while its pager opens or closes takes it along when that is over", arguments: [2, 8], [false, true])
    func presenterGoes(frames: Int, isClosing: Bool) throws {
        try BoundPhone.run { phone in
            phone.set(1)
            if isClosing {
                try phone.device.advanceUntilIdle()
                phone.set(nil)
            }
            phone.device.advanceFrames(frames)
            phone.presentation.end()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.told.isEmpty)
        }
    }
}
