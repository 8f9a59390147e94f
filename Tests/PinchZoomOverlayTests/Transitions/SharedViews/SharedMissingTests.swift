import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Shared views: counts that differ, views that are missing", .timeLimit(.minutes(20)), .phones) struct SharedMissingTests {
    @Test("A view without a counterpart fades in its place, there and back", .given(\.frames, .regular))
    func noCounterpart() throws {
        try CardPhone.run(.shared) { phone in
            phone.list.open(2)
            let badge = try #require(phone.detail?.badge)
            phone.device.advance(by: 0.1)
            #expect(phone.seenAlpha(of: badge) < 0.01)
            phone.device.advance(by: 0.15)
            let alpha = phone.seenAlpha(of: badge)
            let frame = badge.convert(badge.bounds, to: nil)
            #expect(alpha > 0.1 && alpha < 0.9)
            try phone.device.advanceUntilIdle()
            #expect(badge.convert(badge.bounds, to: nil).isNear(frame, within: 0.01))
        }
    }

    /// The possible lacks at the beginning, on either screen.
    enum Lack: CaseIterable, Sendable {
        case noName, noImage, hidden, noSize, offScreen, noWindow
    }

    @Test("Where one of two photos is missing, or out of sight, the other one fades in its place", arguments: Lack.allCases, [true, false])
    func missing(lack: Lack, inList: Bool) throws {
        for way in [CardListScreen.Way.pushed, .presented] {
            try CardPhone.run(.shared, way: way) { phone in
                let cell = try #require(phone.list.cell(2))
                let start = cell.photoView.convert(cell.photoView.bounds, to: nil)
                if inList { take(lack, cell.photoView) { phone.list.withheld = ["photo"] } }
                phone.list.open(2) { detail in
                    detail.loadViewIfNeeded()
                    if !inList { take(lack, detail.photoView) { detail.withheld = ["photo"] } }
                    if !inList, lack == .noSize || lack == .offScreen {
                        detail.photoPlace = lack == .noSize ? .zero : CGRect(x: 0, y: 2000, width: 390, height: 260)
                    }
                }
                phone.device.advance(by: 0.1)
                #expect(phone.flyingPhotos.count == 1)
                if !inList { #expect(phone.flyingPhotos.allSatisfy { $0.isNear(start, within: 0.01) }) }
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen)
                phone.goBack()
                phone.device.advance(by: 0.1)
                #expect(phone.flyingPhotos.count <= 1)
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed)
                if lack == .noWindow { return putBack(cell, phone.detail) }
            }
        }
    }

    private func take(_ lack: Lack, _ photo: UIImageView, withhold: () -> Void) {
        switch lack {
        case .noName: withhold()
        case .noImage: photo.image = nil
        case .hidden: photo.isHidden = true
        case .noSize: photo.bounds.size = .zero
        case .offScreen: photo.center.x += 1000
        case .noWindow: photo.removeFromSuperview()
        }
    }

    private func putBack(_ cell: CardCell, _ detail: CardDetailScreen?) {
        if cell.photoView.superview == nil { cell.contentView.addSubview(cell.photoView) }
        if let detail, detail.photoView.superview == nil { detail.view.addSubview(detail.photoView) }
    }

    @Test("Nothing shared at all: the screens fade")
    func nothing() throws {
        try CardPhone.run(.shared) { phone in
            phone.list.withheld = ["card", "photo", "title", "text"]
            phone.list.open(2) { $0.withheld = ["card", "photo", "title", "text", "badge"] }
            #expect(phone.device.screenshot()[4, 600].red < 240)
            phone.device.advance(by: 0.2)
            #expect(phone.device.screenshot()[4, 600].red > 248)
            #expect(phone.flyingFrames.isEmpty)
        }
    }

    @Test("A cell that goes elsewhere in mid-flight is followed without a jump", .given(\.frames, .regular))
    func movedByReload() throws {
        try CardPhone.run(.shared) { phone in
            try phone.open(2)
            phone.goBack()
            phone.device.advance(by: 0.2)
            var last = try #require(phone.flyingPhotos.last)
            phone.list.names = [0, 1, 7, 8, 2, 3]
            phone.list.list.reloadData()
            // The cell is now 216 points further down. The photo reaches the cell before landing, in steps that are too small to look like
            // a jump.
            phone.device.advanceFrames()
            try phone.device.advanceFrames(while: !phone.flyingPhotos.isEmpty) {
                let frame = try #require(phone.flyingPhotos.last)
                #expect(abs(frame.midY - last.midY) < 40)
                last = frame
            }
            let cell = try #require(phone.list.cell(2))
            #expect(last.isNear(cell.photoView.convert(cell.photoView.bounds, to: nil), within: 2))
        }
    }

    @Test("Between screens that share nothing by protocol it is UIKit's own transition")
    func otherScreens() throws {
        try CardPhone.run(.shared) { phone in
            phone.navigation.pushViewController(UIViewController(), animated: true)
            phone.device.advance(by: 0.1)
            #expect(!phone.window.descendants.contains { $0 is TransitionOverlayView })
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
        }
    }
}
