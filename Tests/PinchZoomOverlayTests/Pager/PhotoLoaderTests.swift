import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A single loader for the cells, the pinch, the pages and the strip.
@MainActor @Suite("One photo loader", .timeLimit(.minutes(20)), .phones) struct PhotoLoaderTests {
    /// Runs a test on its own phone. At the end, all requests have been answered.
    private static func run(_ body: @MainActor (HeadlessDevice, NumberedPhotoLoader) async throws -> Void) async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let server = NumberedPhotoLoader()
            try await body(device, server)
            for _ in 0..<2 {
                server.thumbnails.failAll()
                server.photos.failAll()
                await device.runTasks()
            }
            try device.advanceUntilIdle()
        }
    }

    private static let thumbnails = (0..<4).map { TestImages.photo($0) }

    @Test("A thumbnail in memory is shown at once; any other leaves the image view empty until the thumbnail is loaded")
    func thumbnail() async throws {
        try await Self.run { device, server in
            let view = UIImageView()
            server.cache[0] = Self.thumbnails[0]
            server.show(0, in: view)
            #expect(view.image === Self.thumbnails[0])
            server.show(1, in: view)
            #expect(view.image == nil)
            await device.runTasks()
            #expect(server.thumbnails.asked == [1])
            server.thumbnails.answer(1, with: Self.thumbnails[1])
            await device.runTasks()
            #expect(view.image === Self.thumbnails[1])
        }
    }

    @Test("A reused image view never shows a former thumbnail, whether the next one is loaded, in memory or none", arguments: [1, 2, nil])
    func reuse(next: Int?) async throws {
        try await Self.run { device, server in
            let view = UIImageView()
            server.cache[2] = Self.thumbnails[2]
            server.show(0, in: view)
            await device.runTasks()
            server.show(next, in: view)
            await device.runTasks()
            #expect(server.thumbnails.cancelled == [0])
            server.thumbnails.answer(0, with: Self.thumbnails[0])
            await device.runTasks()
            #expect(view.image === (next == 2 ? Self.thumbnails[2] : nil))
            #expect(server.thumbnails.awaited == (next == 1 ? [1] : []))
        }
    }

    @Test("The same item again changes nothing, but loads a thumbnail that failed; an image of the app's stays")
    func again() async throws {
        try await Self.run { device, server in
            let view = UIImageView()
            server.show(0, in: view)
            await device.runTasks()
            server.show(0, in: view)
            await device.runTasks()
            #expect(server.thumbnails.asked == [0])
            server.thumbnails.fail(0)
            await device.runTasks()
            server.show(0, in: view)
            await device.runTasks()
            #expect(server.thumbnails.asked == [0, 0])
            server.thumbnails.answer(0, with: Self.thumbnails[0])
            await device.runTasks()
            server.show(0, in: view)
            #expect(view.image === Self.thumbnails[0], "it doesn't flicker")
            server.show(1, in: view)
            await device.runTasks()
            view.image = Self.thumbnails[3]
            server.thumbnails.answer(1, with: Self.thumbnails[1])
            await device.runTasks()
            #expect(view.image === Self.thumbnails[3])
        }
    }

    @Test("When the image view is gone, nobody waits for its thumbnail")
    func gone() async throws {
        try await Self.run { device, server in
            weak var weakView: UIImageView?
            do {
                let view = UIImageView()
                weakView = view
                server.show(0, in: view)
                await device.runTasks()
                #expect(server.thumbnails.awaited == [0])
                withExtendedLifetime(view) {}
            }
            await device.runTasks()
            #expect(weakView == nil && server.thumbnails.cancelled == [0])
        }
    }

    @Test("A page shows the loader's thumbnail, then the photo in the same place; a thumbnail in memory isn't loaded")
    func page() async throws {
        try await Self.run { device, server in
            server.cache[7] = Self.thumbnails[3]
            let pager = PhotoPagerViewController(dataSource: server, currentIndex: 5)
            device.show(pager)
            device.advanceFrames(2)
            await device.runTasks()
            #expect(server.photos.asked.sorted() == [3, 4, 5, 6, 7] && server.thumbnails.asked.sorted() == [3, 4, 5, 6])
            #expect(pager.photoView?.image == nil)
            server.thumbnails.answer(5, with: Self.thumbnails[1])
            await device.runTasks()
            device.advanceFrames(2)
            let view = try #require(pager.photoView)
            #expect(view.image === Self.thumbnails[1])
            let frame = view.convert(view.bounds, to: nil)
            #expect(frame.isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            server.photos.answer(5, with: Self.thumbnails[2])
            try await device.finishTasks()
            device.advanceFrames(2)
            #expect(pager.photoView?.image === pager.pages.loads.load(at: 5)?.picture?.decoded)
            #expect(view.convert(view.bounds, to: nil).isClose(to: frame))
            pager.setCurrentIndex(12, animated: false)
            await device.runTasks()
            #expect(server.thumbnails.cancelled.sorted() == [3, 4, 6])
        }
    }

    @Test("A photo that fails leaves the thumbnail on its page, and a thumbnail that fails leaves the photo; another attempt loads both")
    func failures() async throws {
        try await Self.run { device, server in
            let pager = PhotoPagerViewController(dataSource: server, currentIndex: 5)
            device.show(pager)
            device.advanceFrames(2)
            await device.runTasks()
            server.photos.fail(5)
            server.thumbnails.fail(6)
            await device.runTasks()
            server.thumbnails.answer(5, with: Self.thumbnails[1])
            server.photos.answer(6, with: Self.thumbnails[2])
            await device.runTasks()
            #expect(pager.photoView?.image === Self.thumbnails[1])
            try await device.finishTasks()
            server.photos.fail(7)
            server.thumbnails.fail(7)
            await device.runTasks()
            pager.pages.loads.load(at: 7)?.retry()
            await device.runTasks()
            #expect(server.photos.awaited.contains(7) && server.thumbnails.awaited.contains(7))
            pager.setCurrentIndex(6, animated: false)
            device.advanceFrames(2)
            #expect(pager.photoView?.image === pager.pages.loads.load(at: 6)?.picture?.decoded)
        }
    }

    @Test("The strip loads the thumbnails that it shows, each into its own place, also after the strip has moved")
    func strip() async throws {
        try await Self.run { device, server in
            let pager = PhotoPagerViewController(dataSource: server, currentIndex: 0)
            pager.preloadedPageCount = 0
            pager.showsThumbnails = true
            server.cache[1] = Self.thumbnails[1]
            device.show(pager)
            device.advanceFrames(2)
            await device.runTasks()
            let list = try #require(pager.view.descendants.lazy.compactMap { $0 as? ThumbnailsView }.first)
                .subviews.lazy.compactMap { $0 as? UICollectionView }.first
            @MainActor func thumbnail(_ index: Int) -> UIImage? {
                (list?.cellForItem(at: IndexPath(item: index, section: 0)) as? ThumbnailCell)?.image
            }
            #expect(thumbnail(1) === Self.thumbnails[1] && thumbnail(2) == nil)
            #expect(server.thumbnails.awaited.contains(2) && !server.thumbnails.awaited.contains(1))
            server.thumbnails.answer(2, with: Self.thumbnails[2])
            await device.runTasks()
            #expect(thumbnail(2) === Self.thumbnails[2])
            pager.setCurrentIndex(19, animated: false)
            device.advanceFrames(2)
            await device.runTasks()
            server.thumbnails.answer(3, with: Self.thumbnails[3])
            server.thumbnails.answer(18, with: Self.thumbnails[0])
            await device.runTasks()
            #expect(thumbnail(18) === Self.thumbnails[0])
            #expect((14...19).filter { thumbnail($0) != nil } == [18])
        }
    }

    @Test("Under two fingers, the loader's photo replaces the thumbnail, and the cell keeps its thumbnail", .given(\.touchSlop, .usual))
    func pinch() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let server = NumberedPhotoLoader()
            server.cache[0] = Self.thumbnails[0]
            let (cell, zoom) = (try phone.feed.cell(0), try phone.zoom())
            server.show(0, in: cell.photoView)
            zoom.fullSizeSource = server.source(of: 0)
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            await phone.device.runTasks()
            #expect(server.photos.asked == [0] && server.thumbnails.asked.isEmpty)
            let photo = TestImages.make(size: CGSize(width: 1170, height: 780), hue: 0.6)
            server.photos.answer(0, with: photo)
            await zoom.fullSizeRequest?.value
            let center = try phone.photoCenter()
            let color = phone.device.screenshot().color(at: CGPoint(x: center.x, y: center.y - 50))
            #expect(color.blue > color.red)
            phone.device.lift(fingers)
            try phone.device.advanceFrames(while: zoom.state != .idle)
            #expect(cell.photoView.image === Self.thumbnails[0])
        }
    }
}
