import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Hosted views in their usual places in apps: in self-sizing rows that are reused, and in pages.
@MainActor @Suite("Hosted views in lists", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct HostedListTests {
    private func run(_ controller: UIViewController, _ body: (HeadlessDevice) throws -> Void) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            device.show(controller)
            device.advanceFrames(2)
            try body(device)
            try device.advanceUntilIdle()
            #expect(controller.view.window?.descendants.contains { $0 is PinchOverlayView } == false)
        }
    }

    private func pinch(_ member: HostedColumn.Member, on device: HeadlessDevice) -> [Finger] {
        let container = member.container
        let middle = container.convert(CGPoint(x: container.bounds.midX, y: container.bounds.midY), to: nil)
        return device.pinch(at: middle, spread: 40, scale: 1.5)
    }

    @Test("In rows that size themselves a view flies live; all rows keep their heights, and the list rests")
    func rows() throws {
        let list = HostedList()
        try run(list) { device in
            let (cell, before) = (try #require(list.cell(1)), device.screenshot())
            let heights = list.tableView.visibleCells.map(\.frame)
            let fingers = pinch(cell.member, on: device)
            #expect(cell.member.zoom.interaction.state == .zooming && !cell.member.photo.isDescendant(of: list.tableView))
            #expect(list.tableView.isLocked)
            // This call makes the table measure every row again.
            list.tableView.performBatchUpdates {}
            device.advanceFrames(2)
            #expect(list.tableView.visibleCells.map(\.frame) == heights)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(cell.member.photo.superview === cell.member.container && cell.member.photo.absences == 0)
            #expect(!list.tableView.isLocked && device.screenshot() == before)
        }
    }

    // With the other order of reuse, the row gets its own cell again, and the zoom goes on.
    @Test(
        "A row that is used again while its view is up has it back with the next frame, and shows what it shows now",
        .given(\.reuseOrder, .lastFirst)
    )
    func usedAgain() throws {
        let list = HostedList()
        try run(list) { device in
            let cell = try #require(list.cell(1))
            let fingers = pinch(cell.member, on: device)
            #expect(cell.member.zoom.interaction.state == .zooming)
            list.color = .green
            list.tableView.reloadData()
            device.advance(by: 0.06)
            #expect(cell.member.zoom.interaction.state == .idle && cell.member.photo.superview === cell.member.container)
            #expect(!list.tableView.isLocked)
            device.lift(fingers)
            try device.advanceUntilIdle()
            let shown = try #require(list.cell(1))
            let place = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
            let color = device.screenshot().color(at: place)
            #expect(color.green > 200 && color.red < 50)
        }
    }

    @Test("Pages rest while a view in one of them is up, and turn afterwards")
    func pages() throws {
        let pages = HostedPages()
        try run(pages) { device in
            let fingers = pinch(pages.members[0], on: device)
            #expect(pages.members[0].zoom.interaction.state == .zooming && pages.scrollView.isLocked)
            device.glide(fingers.map { ($0, CGPoint(x: $0.location.x - 80, y: $0.location.y)) }, duration: 0.2)
            #expect(pages.scrollView.contentOffset.x == 0)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(pages.members[0].photo.superview === pages.members[0].container && !pages.scrollView.isLocked)
            let foot = pages.view.bounds.height - 20
            device.swipe(from: CGPoint(x: 320, y: foot), to: CGPoint(x: 60, y: foot))
            try device.advanceUntilIdle()
            #expect(pages.scrollView.contentOffset.x == pages.view.bounds.width)
        }
    }
}
