// The documentation's snippets of a test, compiled and run. `DocumentationTests` compares them.
import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import DocumentationSnippets

/// What "LinuxUIKit and testing" shows.
@MainActor @Suite("Snippets of tests", .timeLimit(.minutes(20))) struct TestSnippets {
    @Test("Two fingers lift the photo, and it is back in its cell after they have let go")
    @MainActor func pinch() throws {
        try HeadlessDevice.run { device in
            let cell = PhotoCell(frame: CGRect(x: 0, y: 200, width: 390, height: 260))
            cell.photoView.frame = cell.contentView.bounds
            cell.photoView.image = UIGraphicsImageRenderer(size: cell.bounds.size).image { context in
                UIColor.red.setFill()
                context.fill(cell.bounds)
            }
            device.show(cell)
            let zoom = try #require(cell.pinchZoomInteraction)

            let fingers = device.pinch(at: CGPoint(x: 195, y: 330), scale: 2)
            #expect(zoom.state == .zooming)
            #expect(zoom.pose.scale > 1.5)

            device.lift(fingers)
            #expect(zoom.state == .returning)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle)
        }
    }

    @Test("A photo that is let go is on its way back at once, and in its place when nothing moves any more")
    func letGo() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 0, dy: 80))
            #expect(zoom.state == .zooming)
            phone.device.lift(fingers)
            #expect(zoom.state == .returning)
            try phone.device.advanceUntilIdle()
            #expect(zoom.pose == .identity)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("Two screenshots are the same if every pixel is")
    func screenshots() throws {
        try FeedPhone.run { phone in
            let before = phone.device.screenshot()
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            #expect(phone.device.screenshot() != before)
            try phone.device.advanceUntilIdle()
            #expect(phone.device.screenshot() == before)
        }
    }

    /// From LinuxUIKit's README; it writes a file, so it is compiled and not run.
    static func screenshotOfFeed() throws {
        try HeadlessDevice.run { device in
            device.show(FeedViewController())
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), scale: 2)
            try device.screenshot().write(to: URL(fileURLWithPath: "zoomed.png"))
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }
}
