import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// prefersScrollingExpandsWhenScrolledToEdge's page and header.
@Suite("Scroll views in sheets", .timeLimit(.minutes(20)), .phones) @MainActor struct SheetScrollTests {
    private func run(_ body: (SheetStage, UIScrollView) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let stage = try SheetStage(on: device)
            let list = UIScrollView()
            list.frame = stage.content.view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 390, height: 3000)
            list.contentInsetAdjustmentBehavior = .never
            stage.content.view.addSubview(list)
            try body(stage, list)
        }
    }

    // "scrolling up in the sheet increases its detent instead of scrolling the sheet's content. After the sheet reaches its largest detent,
    // scrolling begins."
    @Test("A finger that pulls up content at its top expands the sheet; at the largest detent it scrolls")
    func expands() throws {
        try run { stage, list in
            try stage.present()
            try stage.lift(stage.drag(up: 250))
            #expect(stage.height == SheetStage.large && list.contentOffset.y == 0)
            try stage.lift(stage.drag(up: 250))
            #expect(stage.height == SheetStage.large && list.contentOffset.y > 200)
        }
    }

    // "Set this value to false if you want to avoid letting a scroll gesture expand the sheet."
    @Test("If scrolling is not to expand the sheet, the content scrolls at every detent")
    func scrolls() throws {
        try run { stage, list in
            stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            try stage.present()
            try stage.lift(stage.drag(up: 250))
            #expect(stage.height == SheetStage.medium && list.contentOffset.y > 200)
        }
    }

    // "a descendent scroll view is scrolled to top"
    @Test("Content that is not at its top scrolls first")
    func elsewhere() throws {
        try run { stage, list in
            try stage.present()
            list.contentOffset.y = 500
            try stage.lift(stage.drag(up: 100))
            #expect(stage.height == SheetStage.medium && list.contentOffset.y > 550)
            try stage.lift(stage.drag(up: -100, from: CGPoint(x: 195, y: 600)))
            #expect(stage.height == SheetStage.medium && list.contentOffset.y < 550)
        }
    }

    // Reported ("Modality changes in iOS 13", sarunw.com): a swipe down from anywhere, when the content is scrolled to its top.
    @Test("A finger that pulls down content at its top moves the sheet down, and away")
    func pullsDown() throws {
        try run { stage, list in
            stage.sheet.selectedDetentIdentifier = .large
            try stage.present()
            try stage.lift(stage.drag(up: -250, from: CGPoint(x: 195, y: 300)))
            #expect(stage.height == SheetStage.medium && list.contentOffset.y == 0)
            try stage.lift(stage.drag(up: -330, from: CGPoint(x: 195, y: 480)))
            #expect(stage.presenter.presentedViewController == nil)
        }
    }

    // Reported (gaetanzanella/OverlayContainer, issue 55).
    @Test("Content with a refresh control keeps a finger that pulls it down")
    func refresh() throws {
        try run { stage, list in
            list.refreshControl = UIRefreshControl()
            try stage.present([.large()])
            let finger = stage.drag(up: -60, from: CGPoint(x: 195, y: 300))
            #expect(stage.height == SheetStage.large && list.contentOffset.y < 0)
            try stage.lift(finger)
        }
    }

    @Test("A finger that goes sideways moves no sheet", .chosen)
    func sideways() throws {
        try run { stage, list in
            try stage.present()
            let finger = stage.device.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 100, y: 680), duration: 0.5)
            finger.move(to: CGPoint(x: 100, y: 500))
            #expect(stage.height == SheetStage.medium && list.contentOffset.y == 0)
            try stage.lift(finger)
        }
    }
}
