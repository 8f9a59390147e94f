import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

/// What VoiceOver finds in a pager.
@MainActor @Suite("Photo pager: VoiceOver", .timeLimit(.minutes(20)), .phones) struct PhotoPagerAccessibilityTests {
    @Test("A photo is an image with its label; an empty page is nothing")
    func element() throws {
        try PagerPhone.run(images: [TestImages.photo(0), nil]) { phone in
            let view = try phone.photoView()
            #expect(view.isAccessibilityElement)
            #expect(view.accessibilityTraits == .image)
            #expect(view.accessibilityLabel == "Photo 0")
            phone.replace(0, with: nil)
            #expect(!view.isAccessibilityElement)
            #expect(view.accessibilityCustomActions == nil)
        }
    }

    @Test("Its action zooms in, and then out, under the names that were set")
    func zoomAction() throws {
        try PagerPhone.run { phone in
            phone.pager.phrases.zoomOut = "Einpassen"
            phone.pager.reloadData()
            phone.device.advanceFrames()
            let view = try phone.photoView()
            let zoomIn = try #require(view.accessibilityCustomActions?.first)
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Zoom in"])
            #expect(zoomIn.actionHandler?(zoomIn) == true)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isZoomed)
            try #expect(abs(phone.photoFrame().midX - 195) < 1e-6, "about its middle")
            let zoomOut = try #require(view.accessibilityCustomActions?.first)
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Einpassen"])
            #expect(zoomOut.actionHandler?(zoomOut) == true)
            try phone.device.advanceUntilIdle()
            #expect(!phone.pager.isZoomed)
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Zoom in"])
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

    @Test("The close button has its name")
    func closeButton() throws {
        try PagerPhone.run(way: .presented) { phone in
            #expect(phone.closeButton?.accessibilityLabel == "Close")
            phone.pager.phrases.close = "Schließen"
            #expect(phone.closeButton?.accessibilityLabel == "Schließen")
        }
    }
}
