import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Grow: a cell grows into the detail screen and back", .timeLimit(.minutes(20)), .phones) struct GrowFlightTests {
    @Test(
        "The first frame is the screen before; the frame lies between the cell's and the whole",
        arguments: [CardListScreen.Way.pushed, .presented]
    )
    func opening(way: CardListScreen.Way) throws {
        try CardPhone.run(.grow, way: way) { phone in
            let cell = try #require(phone.list.cell(2))
            let start = cell.convert(cell.bounds, to: nil)
            let before = phone.device.screenshot()
            phone.list.open(2)
            try phone.awaitFlight()
            phone.device.render()
            #expect(largestDifference(phone.device.screenshot(), before) <= 2)
            try #expect(#require(phone.growingFrame).isNear(start, within: 0.01))
            phone.device.advance(by: 0.17)
            let middle = try #require(phone.growingFrame)
            let part = (middle.width - start.width) / (390 - start.width)
            #expect(part > 0.3 && part < 0.7)
            #expect(abs(middle.height - (start.height + (844 - start.height) * part)) < 0.01)
            #expect(abs(middle.minY - start.minY * (1 - part)) < 0.01)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(phone.list.appearances == ["willDisappear", "didDisappear"])
        }
    }

    @Test("The farthest edge of the cell determines the duration, there and back, unless a duration is set", .given(\.frames, .regular))
    func duration() throws {
        for (name, set, edge) in [(2, nil, 429), (0, nil, 645), (2, 0.8, 429)] as [(Int, TimeInterval?, TimeInterval)] {
            try CardPhone.run(.grow) { phone in
                phone.list.grow.duration = set
                for opens in [true, false] {
                    let start = phone.device.now
                    if opens { phone.list.open(name) } else { phone.goBack() }
                    phone.device.render()
                    try phone.device.advanceFrames(while: phone.growingFrame != nil)
                    #expect(abs(phone.device.now - start - (set ?? 0.25 + edge / 4000)) < 0.035)
                }
            }
        }
    }

    @Test("The frame is opaque, round and shadowed until it nearly fills the screen, there and back", .given(\.frames, .regular))
    func edge() throws {
        try CardPhone.run(.grow) { phone in
            let cell = try #require(phone.list.cell(2))
            let start = cell.convert(cell.bounds, to: nil)
            for opens in [true, false] {
                if opens { phone.list.open(2) { $0.photoView.isHidden = true } } else { phone.goBack() }
                try phone.awaitFlight()
                let container = try #require(phone.detail?.view.superview?.superview)
                try phone.device.advanceFrames(while: phone.growingFrame != nil) {
                    guard let frame = phone.growingFrame, let view = phone.detail?.view.superview else { return }
                    let part = (frame.width - start.width) / (390 - start.width)
                    guard part > 0.1, part < 0.9 else { return }
                    let picture = phone.device.screenshot()
                    #expect(abs(view.layer.cornerRadius - 14) < 0.01)
                    #expect(container.subviews.contains { $0.layer.shadowOpacity > 0.29 && $0.frame == view.frame })
                    // Below the cell, left of the page's texts, the next card's photo would shine through.
                    #expect(picture[Int(frame.minX) + 17, Int(frame.maxY) - 20].difference(from: Ink.white) <= 2)
                    #expect(picture[Int(frame.minX) + 2, Int(frame.maxY) - 2].red < 245)
                }
            }
        }
    }

    @Test("A cell that grows into a screen without a background fades away, and does not pop", .given(\.frames, .regular))
    func screenWithoutBackground() throws {
        try CardPhone.run(.grow) { phone in
            phone.list.open(2) { $0.view.backgroundColor = nil }
            try phone.awaitFlight()
            var alphas: [CGFloat] = []
            try phone.device.advanceFrames(while: phone.growingFrame != nil) {
                if let flying = phone.overlay?.subviews.first(where: { !($0 is WindowObserver) }) { alphas.append(flying.alpha) }
            }
            #expect(alphas.first == 1 && alphas.last.map { $0 < 0.2 } ?? false)
            #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.35 }, "\(alphas)")
            try phone.device.advanceUntilIdle()
            phone.detail?.view.backgroundColor = .white
        }
    }

    @Test("A cell that was scrolled away is brought back before the screen shrinks into it")
    func scrolledAway() throws {
        try CardPhone.run(.grow) { phone in
            try phone.open(2)
            phone.list.list.contentOffset.y = 1200
            phone.list.list.layoutIfNeeded()
            #expect(phone.list.cell(2) == nil)
            phone.goBack()
            phone.device.advance(by: 0.1)
            #expect(phone.list.cell(2) != nil && phone.growingFrame != nil)
        }
    }

    @Test("A cell that was scrolled just out of sight is brought back too, though the list may keep it ready")
    func scrolledJustOut() throws {
        try CardPhone.run(.grow) { phone in
            try phone.open(2)
            let list = phone.list.list
            for offset in stride(from: list.contentOffset.y, through: 340, by: 20) {
                list.contentOffset.y = offset
                list.layoutIfNeeded()
            }
            #expect(!list.indexPathsForVisibleItems.contains(IndexPath(item: 2, section: 0)))
            phone.goBack()
            try phone.device.advanceFrames(while: phone.growingFrame != nil) {
                guard let frame = phone.growingFrame else { return }
                #expect(frame.intersects(phone.window.bounds.insetBy(dx: 0, dy: 88)))
            }
            try phone.device.advanceUntilIdle()
            let cell = try #require(phone.list.cell(2))
            #expect(phone.window.bounds.contains(cell.convert(cell.bounds, to: nil)))
        }
    }

    @Test("Where the cell is out of sight the screens fade, and the list keeps its cell")
    func cellOutOfSight() throws {
        try CardPhone.run(.grow) { phone in
            let cell = try #require(phone.list.cell(2))
            let overlaps = phone.list.list.contentOffset.y
            cell.frame.origin.y = overlaps + 2_000
            phone.list.open(2)
            phone.device.advance(by: 0.2)
            let detail = try #require(phone.detail)
            #expect(detail.view.alpha > 0.2 && detail.view.alpha < 0.8 && phone.growingFrame == nil)
            #expect(cell.superview === phone.list.list && cell.shownAlpha == 1)
            // The cell is visible at the place that its list gives it now.
            cell.frame.origin.y = overlaps + 300
            phone.device.advanceFrames()
            #expect(cell.superview === phone.list.list && cell.shownAlpha == 1 && phone.growingFrame == nil)
            try phone.device.advanceUntilIdle()
            phone.list.list.reloadData()
        }
    }

    @Test("Where the source has no cell the screens fade")
    func noCell() throws {
        try CardPhone.run(.grow) { phone in
            phone.list.answersNothing = true
            phone.list.open(2)
            phone.device.advance(by: 0.13)
            let detail = try #require(phone.detail)
            #expect(detail.view.alpha > 0.2 && detail.view.alpha < 0.8)
            #expect(detail.view.transform == .identity && phone.growingFrame == nil)
            // If the cell comes later, the running transition doesn't change.
            phone.list.answersNothing = false
            phone.device.advance(by: 0.03)
            #expect(phone.growingFrame == nil)
        }
    }
}
