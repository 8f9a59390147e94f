// The documentation's snippets of a test, compiled and run. `DocumentationTests` compares the snippets with the pages.
import Foundation
import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomTestSupport

/// The parts of this package's own tests that "LinuxUIKit and testing" shows.
@MainActor @Suite("Snippets of tests", .timeLimit(.minutes(20))) struct TestSnippets {
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

    @Test("A view that is animated moves on while the app is busy")
    func busyApp() throws {
        try HeadlessDevice.run { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            device.show(view)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x = 265 }
            var places: [CGFloat] = []
            device.holdMainThread(for: 0.1) {
                places.append(view.layer.presentation()?.position.x ?? 0)
            }
            let expected: [CGFloat] = [35, 45, 55, 65, 75, 85]
            #expect(zip(places, expected).allSatisfy { abs($0 - $1) < 0.001 })
            try device.advanceUntilIdle()
        }
    }

    @Test("A page shows the photo that its loader returns")
    func loadedPage() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let source = LoadedSource()
            let pager = PhotoPagerViewController(dataSource: source)
            device.show(pager)
            try await device.finishTasks()
            #expect(pager.photoView?.image != nil)
            try device.advanceUntilIdle()
        }
    }

    /// The snippet from LinuxUIKit's README. The snippet writes a file, so it is compiled and not run.
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

final class LoadedSource: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        .photo(.loader { _ in .image(UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { _ in }) })
    }
}
