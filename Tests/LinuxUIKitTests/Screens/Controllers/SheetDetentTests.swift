import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// UISheetPresentationController.h, and the pages of UISheetPresentationController's properties.
@Suite("The detents of sheets", .timeLimit(.minutes(20)), .phones) @MainActor struct SheetDetentTests {
    private func run(_ body: (SheetStage) throws -> Void) throws {
        try HeadlessDevice.run { try body(SheetStage(on: $0)) }
    }

    // "When nil or the identifier is not found in detents, the sheet is displayed at the smallest detent." The header calls medium
    // "approximately half the height".
    @Test("A sheet is at its smallest detent unless another one is selected, and no controller hears of a change of detents")
    func selection() throws {
        try run { stage in
            try stage.present()
            #expect(stage.height == SheetStage.medium && stage.content.view.bounds.height == SheetStage.medium)
            stage.sheet.selectedDetentIdentifier = .large
            stage.device.advanceFrames()
            #expect(stage.height == SheetStage.large && stage.content.view.bounds.height == SheetStage.large)
            stage.sheet.selectedDetentIdentifier = .init("none of them")
            stage.device.advanceFrames()
            #expect(stage.height == SheetStage.medium && stage.log.take() == [])
        }
    }

    // "returning 200 will result in a detent where the height of the sheet is 200 + safeAreaInsets.bottom when edge-attached";
    // "Return nil if the detent should be inactive"; invalidateDetents: "re-evaluate the detent in the next layout pass".
    @Test("A custom detent's value is a height within the safe area, and is asked for anew when it is outdated")
    func customDetents() throws {
        try run { stage in
            final class Box { var value: CGFloat? = 200 }
            let box = Box()
            try stage.present([.custom { _ in box.value }, .large()])
            #expect(stage.height == 234 && stage.content.view.safeAreaInsets.bottom == 34)
            box.value = 300
            stage.device.advanceFrames()
            #expect(stage.height == 234)
            stage.sheet.invalidateDetents()
            stage.device.advanceFrames()
            #expect(stage.height == 334)
            box.value = nil
            stage.sheet.invalidateDetents()
            stage.device.advanceFrames()
            #expect(stage.height == SheetStage.large)
        }
    }

    // "By the time this method returns, the receiver … will have been laid out."
    @Test("animateChanges animates, and has laid out the sheet when it returns")
    func animatedChange() throws {
        try run { stage in
            try stage.present()
            stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
            #expect(stage.content.view.bounds.height == SheetStage.large)
            stage.device.advance(by: 0.1)
            #expect(stage.height > SheetStage.medium + 10 && stage.height < SheetStage.large - 10)
            try stage.device.advanceUntilIdle()
            #expect(stage.height == SheetStage.large && stage.log.take() == [])
        }
    }

    // "is inactive in compact height"; prefersEdgeAttachedInCompactHeight: "Set to YES to cause the sheet to layout with an edge-attached
    // appearance in compact height instead of full screen."
    @Test("Where the height is compact a sheet fills the screen, or stays at the edge if it prefers to; medium is inactive there")
    func compactHeight() throws {
        try run { stage in
            try stage.present()
            stage.device.rotate(to: .landscapeLeft)
            try stage.device.advanceUntilIdle()
            #expect(stage.content.view.bounds.size == CGSize(width: 844, height: 390))
            stage.sheet.prefersEdgeAttachedInCompactHeight = true
            stage.device.advanceFrames()
            #expect(stage.content.view.bounds.size == CGSize(width: 844 - 2 * 47, height: 380))
            stage.content.preferredContentSize = CGSize(width: 400, height: 300)
            stage.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            stage.device.advanceFrames()
            #expect(stage.content.view.bounds.size == CGSize(width: 400, height: 380))
            stage.device.rotate(to: .portrait)
            try stage.device.advanceUntilIdle()
            #expect(stage.content.view.bounds.size == CGSize(width: 390, height: SheetStage.medium))
        }
    }

    // largestUndimmedDetentIdentifier's page: without the dimming, "the undimmed area around the sheet responds to user interaction".
    @Test("Beside a sheet without dimming the screen takes touches, and beside one with dimming it does not")
    func dimming() throws {
        try run { stage in
            stage.content.isModalInPresentation = true
            try stage.present()
            let point = CGPoint(x: 195, y: 200)
            let dimmed = stage.device.screenshot().color(at: CGPoint(x: 20, y: 400))
            stage.device.tap(at: point)
            #expect(stage.taps == 0)
            stage.sheet.largestUndimmedDetentIdentifier = .medium
            stage.device.advanceFrames()
            stage.device.tap(at: point)
            #expect(stage.taps == 1 && stage.presenter.presentedViewController === stage.content)
            #expect(stage.device.screenshot().color(at: CGPoint(x: 20, y: 400)) != dimmed)
            stage.sheet.selectedDetentIdentifier = .large
            stage.device.advanceFrames()
            stage.device.tap(at: CGPoint(x: 195, y: 30))
            #expect(stage.taps == 1)
        }
    }

    @Test("A tap on the dimming dismisses the sheet, unless it is modal or the delegate prevents it", .chosen, arguments: [true, false])
    func tap(isModal: Bool) throws {
        try run { stage in
            try stage.present()
            if isModal { stage.content.isModalInPresentation = true } else { stage.allowsDismissal = false }
            stage.device.tap(at: CGPoint(x: 195, y: 200))
            try stage.device.advanceUntilIdle()
            #expect(stage.log.take() == ["didAttemptToDismiss"] && stage.height == SheetStage.medium)
            stage.content.isModalInPresentation = false
            stage.allowsDismissal = true
            stage.device.tap(at: CGPoint(x: 195, y: 200))
            try stage.device.advanceUntilIdle()
            let log = stage.log.take()
            #expect(log.filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == ["willDismiss, coordinated true", "didDismiss"])
            #expect(log.last == "didDismiss" && stage.presenter.presentedViewController == nil)
        }
    }

    // prefersGrabberVisible, preferredCornerRadius; the system's radius is a choice.
    @Test("The grabber is seen if it is preferred, and the corners are as round as is preferred", .chosen)
    func appearance() throws {
        try run { stage in
            stage.content.view.backgroundColor = .white
            try stage.present()
            let view = try #require(stage.sheet.presentedView)
            #expect(view.layer.cornerRadius == 10)
            let top = CGPoint(x: 195, y: 844 - SheetStage.medium + 7)
            let plain = stage.device.screenshot().color(at: top)
            stage.sheet.prefersGrabberVisible = true
            stage.sheet.preferredCornerRadius = 30
            stage.device.advanceFrames()
            #expect(view.layer.cornerRadius == 30 && stage.device.screenshot().color(at: top) != plain)
        }
    }
}
