import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The sources of the pages, the thumbnails and the pinch.
@MainActor @Suite("Photo sources", .timeLimit(.minutes(20)), .phones) struct PhotoSourceTests {
    /// Runs a test on its own phone. At the end, all requests have been answered.
    private static func run(_ body: @MainActor (HeadlessDevice, NumberedPhotos) async throws -> Void) async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let server = NumberedPhotos()
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

    @Test("A thumbnail in memory is shown at once; any other leaves the strip's cell empty until the thumbnail is loaded")
    func thumbnail() async throws {
        try await Self.run { device, server in
            let cell = ThumbnailCell()
            cell.show(.image(Self.thumbnails[0]))
            #expect(cell.image === Self.thumbnails[0])
            cell.show(server.thumbnails.source(of: 1))
            #expect(cell.image == nil)
            await device.runTasks()
            #expect(server.thumbnails.asked == [1])
            server.thumbnails.answer(1, with: Self.thumbnails[1])
            await device.runTasks()
            #expect(cell.image === Self.thumbnails[1])
        }
    }

    @Test("A reused cell never shows a former thumbnail, whether the next one is loaded, in memory or none", arguments: [1, 2, nil])
    func reuse(next: Int?) async throws {
        try await Self.run { device, server in
            let cell = ThumbnailCell()
            cell.show(server.thumbnails.source(of: 0))
            await device.runTasks()
            if next == nil { cell.prepareForReuse() }
            if let next { cell.show(next == 2 ? .image(Self.thumbnails[2]) : server.thumbnails.source(of: next)) }
            await device.runTasks()
            #expect(server.thumbnails.cancelled == [0])
            server.thumbnails.answer(0, with: Self.thumbnails[0])
            await device.runTasks()
            #expect(cell.image === (next == 2 ? Self.thumbnails[2] : nil))
            #expect(server.thumbnails.awaited == (next == 1 ? [1] : []))
        }
    }

    @Test("A cell that is reused at once loads nothing; when a cell is gone, nobody waits for its thumbnail")
    func gone() async throws {
        try await Self.run { device, server in
            weak var weakCell: ThumbnailCell?
            do {
                let cell = ThumbnailCell()
                weakCell = cell
                cell.show(server.thumbnails.source(of: 1))
                cell.show(server.thumbnails.source(of: 0))
                await device.runTasks()
                #expect(server.thumbnails.asked == [0] && server.thumbnails.awaited == [0])
                withExtendedLifetime(cell) {}
            }
            await device.runTasks()
            #expect(weakCell == nil && server.thumbnails.cancelled == [0])
        }
    }

    @Test("A large file is decoded small as a thumbnail, for the page and for the strip", arguments: [true, false])
    func file(isReadable: Bool) async throws {
        var data = MadePhoto.png(width: 4_200, height: 3_150)
        // Without this chunk of pixels, the header is whole, but no part can be decoded.
        let pixels = try #require(data.firstRange(of: Data("IDAT".utf8))).upperBound
        if !isReadable { for index in pixels..<(pixels + 40) { data[index] = 0xFF } }
        try await Self.run { device, server in
            (server.thumbnail, server.count) = (.data(data), 2)
            let pager = PhotoPagerViewController(dataSource: server, currentIndex: 0)
            pager.preloadedPageCount = 0
            pager.showsThumbnails = true
            device.show(pager)
            device.advanceFrames(2)
            for _ in 0..<4 { try await device.finishTasks() }
            let cell = try #require(pager.view.descendants.lazy.compactMap { $0 as? ThumbnailCell }.first)
            let sizes = [pager.photoView?.image, cell.image].map { $0.map { max($0.pixelSize.width, $0.pixelSize.height) } }
            #expect(sizes == (isReadable ? [1_760, 107] : [nil, nil]), "\(sizes)")
            #expect(device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    @Test("A thumbnail whose source is an image is on its page from the first frame on")
    func imageThumbnail() async throws {
        try await Self.run { device, server in
            server.thumbnail = .image(Self.thumbnails[0])
            let pager = PhotoPagerViewController(dataSource: server, currentIndex: 0)
            device.show(pager)
            device.advanceFrames()
            #expect(pager.photoView?.image === Self.thumbnails[0])
        }
    }

    @Test("A page shows its thumbnail, then the photo in the same place; a thumbnail in memory isn't loaded")
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

    @Test("Under two fingers, the source's photo replaces the thumbnail, and the cell keeps its thumbnail", .given(\.touchSlop, .usual))
    func pinch() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let server = NumberedPhotos()
            let (cell, zoom) = (try phone.feed.cell(0), try phone.zoom())
            cell.photoView.image = Self.thumbnails[0]
            zoom.fullSize = server.photos.source(of: 0)
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            await phone.device.runTasks()
            #expect(server.photos.asked == [0])
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
