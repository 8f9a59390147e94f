import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The elements that VoiceOver finds in a pager.
@MainActor @Suite("Photo pager: VoiceOver", .timeLimit(.minutes(20)), .phones) struct PhotoPagerAccessibilityTests {
    @Test("A photo is an image with its label; an empty page is nothing")
    func element() throws {
        try PagerPhone.run(images: [TestImages.photo(0), nil]) { phone in
            let view = try phone.photoView()
            #expect(phone.device.accessibilityElements == [view])
            #expect(view.accessibilityTraits == [.image, .supportsZoom])
            #expect(view.accessibilityLabel == "Photo 0")
            phone.replace(0, with: nil)
            let empty = try #require(phone.pager.pages.currentPage).zoomView.photoView
            #expect(phone.device.accessibilityElements == [] && !empty.isAccessibilityElement)
            #expect(empty.accessibilityCustomActions == nil)
        }
    }

    @Test("Its action zooms in, and then out, under the names that were set")
    func zoomAction() throws {
        try PagerPhone.run { phone in
            phone.pager.phrases.zoomOut = "Einpassen"
            phone.pager.reloadData()
            phone.device.advanceFrames()
            let view = try phone.photoView()
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Zoom in"])
            #expect(phone.device.perform(.custom("Zoom in"), on: view))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isZoomed)
            try #expect(abs(phone.photoFrame().midX - 195) < 1e-6, "about its middle")
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Einpassen"])
            #expect(phone.device.perform(.custom("Einpassen"), on: view))
            try phone.device.advanceUntilIdle()
            #expect(!phone.pager.isZoomed)
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Zoom in"])
        }
    }

    @Test("VoiceOver's zoom gestures zoom in by steps about the point, and out")
    func zoomGestures() throws {
        try PagerPhone.run { phone in
            let view = try phone.photoView()
            let point = CGPoint(x: 100, y: 400)
            let spot = view.convert(point, from: nil)
            #expect(!phone.device.perform(.zoomOut(at: point), on: view))
            #expect(phone.device.perform(.zoomIn(at: point), on: view))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isZoomed)
            let now = view.convert(spot, to: nil)
            #expect(abs(now.x - point.x) < 1, "\(now)")
            while phone.device.perform(.zoomIn(at: point), on: view) { try phone.device.advanceUntilIdle() }
            #expect(phone.pager.isZoomed, "beyond the last step, nothing zooms out")
            #expect(phone.device.perform(.zoomOut(at: point), on: view))
            try phone.device.advanceUntilIdle()
            #expect(!phone.pager.isZoomed)
            phone.pager.maximumZoomScale = 1
            #expect(view.accessibilityTraits == .image && !phone.device.perform(.zoomIn(at: point), on: view))
        }
    }

    @Test("A pinch changes the action too, and a pager that does not zoom has none")
    func actionFollows() throws {
        try PagerPhone.run { phone in
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: 422), scale: 2))
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoView().accessibilityCustomActions?.map(\.name) == ["Zoom in", "Zoom out"])
            phone.pager.maximumZoomScale = 1
            try #expect(phone.photoView().accessibilityCustomActions == nil)
        }
    }

    @Test("VoiceOver finds the close button, the photo, its caption and the strip, in this order, each once", arguments: [false, true])
    func wholePager(isRightToLeft: Bool) throws {
        try PagerPhone.run(way: .presented, isRightToLeft: isRightToLeft) { phone in
            phone.takeCaptions { index in
                let label = UILabel()
                label.text = "Caption \(index)"
                return label
            }
            phone.showThumbnails()
            phone.device.advanceFrames()
            #expect(phone.device.spokenLabels == ["Close", "Photo 0", "Caption 0", "Photos"])
            try (isRightToLeft ? phone.swipeRight : phone.swipeLeft)()
            #expect(phone.device.spokenLabels == ["Close", "Photo 1", "Caption 1", "Photos"])
        }
    }

    @Test("Three fingers turn the pages; each page's photo, and no other, is found")
    func turning() throws {
        try PagerPhone.run { phone in
            for (direction, index) in [(UIAccessibilityScrollDirection.right, 1), (.right, 2), (.left, 1)] {
                #expect(try phone.device.perform(.scroll(direction), on: phone.photoView()))
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.currentIndex == index && phone.device.spokenLabels == ["Photo \(index)"])
            }
        }
    }

    @Test("The value of a photo is its position, which follows when pages turn, come and go; a single photo has none")
    func position() throws {
        try PagerPhone.run { phone in
            try #expect(phone.photoView().accessibilityValue == "1 of 5")
            try phone.swipeLeft()
            try #expect(phone.photoView().accessibilityValue == "2 of 5")
            phone.update(to: Array(phone.images.dropFirst()), animated: false)
            phone.device.advanceFrames()
            try #expect(phone.pager.currentIndex == 0 && phone.photoView().accessibilityValue == "1 of 4")
            phone.update(to: phone.images + PagerPhone.photos(1), animated: false)
            phone.device.advanceFrames()
            try #expect(phone.photoView().accessibilityValue == "1 of 5")
            phone.pager.phrases.position = "{number} von {count}"
            phone.pager.reloadData()
            phone.device.advanceFrames()
            try #expect(phone.photoView().accessibilityValue == "1 von 5")
            phone.take(PagerPhone.photos(1))
            try #expect(phone.photoView().accessibilityValue == nil)
        }
    }

    @Test("While a photo loads, its value says so after the position")
    func loading() async throws {
        try await LoadingPhone.run { phone in
            #expect(phone.pager.photoView?.accessibilityValue == "6 of 20, Loading")
            await phone.answer(5, with: TestImages.photo(5))
            #expect(phone.pager.photoView?.accessibilityValue == "6 of 20")
        }
    }

    @Test("Activated, the photo hides the bars and shows them again")
    func activation() throws {
        try PagerPhone.run(way: .presented) { phone in
            let photo = try phone.photoView()
            for isHidden in [true, false] {
                #expect(phone.device.perform(.activate, on: photo))
                phone.device.advance(by: 1)
                #expect(phone.pager.isChromeHidden == isHidden)
                #expect(phone.device.spokenLabels == (isHidden ? ["Photo 0"] : ["Close", "Photo 0"]))
            }
        }
    }

    @Test("Escape on the photo leaves a pager that was opened", arguments: [PagerPhone.Way.pushed, .presented])
    func escape(way: PagerPhone.Way) throws {
        try PagerPhone.run(way: way) { phone in
            let photo = try phone.photoView()
            #expect(phone.device.accessibilityElements.contains(photo) && phone.device.perform(.escape, on: photo))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.view.window == nil && !phone.device.accessibilityElements.contains(photo))
        }
    }

    @Test("The close button has its name, and closes")
    func closeButton() throws {
        try PagerPhone.run(way: .presented) { phone in
            let button = try #require(phone.device.accessibilityElements.first)
            #expect(button === phone.closeButton && button.accessibilityLabel == "Close")
            phone.pager.phrases.close = "Schließen"
            #expect(button.accessibilityLabel == "Schließen")
            #expect(phone.device.perform(.activate, on: button))
            try phone.device.advanceUntilIdle()
            #expect(phone.root.presentedViewController == nil)
        }
    }
}
