import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of the grid and its pager: photos from a network, films, animated images, captions, menus, thumbnails.
@MainActor @Suite("The grid's pages", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct GridTests {
    /// The middle of an item's cell.
    private static func cell(_ number: Int) -> CGPoint {
        CGPoint(x: (Double(number % 3) + 0.5) * 130.7, y: 91 + (Double(number / 3) + 0.5) * 130.7)
    }

    /// Opens the first photo of 12 megapixels.
    private func openLargePhoto(_ phone: DemoPhone) throws -> PhotoPagerViewController {
        phone.device.tap(at: Self.cell(11))
        phone.device.advanceFrames()
        return try #require(phone.pager)
    }

    @Test("A film goes on in its page, is the same view there, and comes back into its cell")
    func film() throws {
        try DemoPhone.run(.grid) { phone in
            let grid = phone.tabs.grid
            let film = grid.film(grid.items[10])
            let cell = try #require(film.superview as? PinchZoomContainerView)
            phone.tap(Self.cell(10).x, Self.cell(10).y)
            let pager = try #require(phone.pager)
            let frame = try phone.frame(film)
            #expect(frame.width == 390 && abs(frame.height - 219.375) < 0.01 && abs(frame.midY - 422) < 0.5, "\(frame)")
            #expect(pager.pageView.map { film.isDescendant(of: $0) } == true)
            phone.dragDown()
            #expect(phone.pager == nil && film.superview === cell)
            try #expect(phone.frame(film) == phone.frame(cell))
        }
    }

    @Test(
        "A large photo comes over the network, as fast as the settings say, and until then the page shows the grid's picture",
        arguments: [(SimulatedNetwork.Quality.fast, 0.2), (.slow, 3)]
    )
    func network(_ quality: SimulatedNetwork.Quality, _ duration: TimeInterval) async throws {
        try await DemoPhone.runAsynchronously(.grid) { phone in
            phone.settings.network.quality = quality
            let pager = try openLargePhoto(phone)
            let placeholder = Photo.coffee.image
            // The grid's own pictures are decoded when they first appear, and don't count here.
            let formerByteCount = phone.device.decodedPixels.byteCountOnMainActor
            try await phone.advance(by: duration - 0.05)
            #expect(pager.photoView?.image === placeholder)
            try await phone.advance(by: 0.15)
            let image = try #require(pager.photoView?.image)
            // The image is only as large as its place: 390 points at one pixel each.
            #expect(image !== placeholder && image.size == CGSize(width: 390, height: 260))
            #expect(phone.device.decodedPixels.byteCountOnMainActor == formerByteCount)
            #expect(phone.device.constraintMessages == [])
        }
    }

    @Test("A bad network loses a photo half way; it comes when somebody tries again")
    func failing() async throws {
        try await DemoPhone.runAsynchronously(.grid) { phone in
            phone.settings.network.quality = .failing
            let pager = try openLargePhoto(phone)
            try await phone.advance(by: 0.9)
            let buttons = pager.view.descendants.compactMap { $0 as? UIButton }
            let button = try #require(buttons.first { $0.configuration?.title == "Try Again" })
            let frame = try phone.frame(button)
            phone.device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            // The network takes a second. The other threads take some frames to open and decode the file.
            let size = CGSize(width: 390, height: 260)
            for _ in 0..<50 where pager.photoView?.image?.size != size { try await phone.advance(by: 0.1) }
            #expect(pager.photoView?.image?.size == size)
        }
    }

    @Test("The pager goes while a photo is on its way: nobody waits for it any more")
    func closed() async throws {
        try await DemoPhone.runAsynchronously(.grid) { phone in
            phone.settings.network.quality = .slow
            weak let pager = try openLargePhoto(phone)
            try await phone.advance(by: 1)
            phone.tapBack()
            try await phone.advance(by: 0.1)
            #expect(pager == nil && phone.device.workUnderWay == [])
        }
    }

    @Test("A photo's file is made once, has as many pixels as it says, and from a distance shows nothing but the photo")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("press-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let photo = try #require(LargePhoto.all.first { $0.photo == .coffee })
        let made = try await LargePhotoPress(folder: folder).file(of: photo)
        let data = try Data(contentsOf: made)
        let image = try #require(UIImage(data: data))
        #expect(image.size == photo.size && (11.5e6...12.5e6).contains(image.size.width * image.size.height))
        #expect(data.prefix(2) == Data([0xFF, 0xD8]))
        let small = try [image, #require(photo.photo?.readImage())].map { image in
            try #require(image.preparingThumbnail(of: CGSize(width: 97, height: 65)).flatMap { Picture($0) }).pixels
        }
        let differences = zip(small[0], small[1]).map { abs(Int($0) - Int($1)) }
        #expect(differences.count == 4 * 97 * 65 && differences.reduce(0, +) < 6 * differences.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [made.lastPathComponent])
        try Data("not again".utf8).write(to: made)
        let again = try await LargePhotoPress(folder: folder).file(of: photo)
        #expect(try again == made && Data(contentsOf: again) == Data("not again".utf8))
    }

    @Test("Where a photo's file cannot be kept, the page says so, and nothing else happens")
    func noFolder() async throws {
        // A file blocks the path of the folder.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("press-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let network = SimulatedNetwork(press: LargePhotoPress(folder: file))
        let photo = try #require(LargePhoto.all.first { $0.photo == .coffee })
        await #expect(throws: CocoaError.self) { try await network.load(photo) { _ in } }
    }

    @Test("There are fourteen large photos, films and animated images, and no two items are alike")
    func items() throws {
        let items = GridItem.items(count: 60)
        #expect(Set(items).count == 60)
        let large = items.compactMap { item in if case .largePhoto(let photo) = item.media { photo } else { nil } }
        #expect(large == LargePhoto.all && Set(large.map(\.name)).count == 14 && Set(large.map(\.fileName)).count == 14)
        for photo in large {
            let megapixels = photo.size.width * photo.size.height / 1e6
            let isMade = photo.content == .mosaic || photo.content == .skyline
            #expect((isMade ? 200...231 : 11.5...48.5).contains(megapixels), "\(photo.name)")
            let thumbnail = try #require(photo.thumbnail).size
            let distortion = photo.size.width / photo.size.height / (thumbnail.width / thumbnail.height)
            #expect(abs(distortion - 1) < 0.02, "\(photo.name): the placeholder lies where the photo will, \(distortion)")
        }
        #expect(items.filter { $0.media == .film }.count == 2 && items.filter { $0.media == .animation }.count == 2)
    }

    @Test("What is deleted is gone from the grid and the pager; when nothing is left the pager closes", arguments: [false, true])
    func deletion(isPresented: Bool) throws {
        try DemoPhone.run(.grid) { phone in
            if isPresented { phone.tap(350, 69) }
            let grid = phone.tabs.grid
            phone.tap(195, 156)
            let pager = try #require(phone.pager)
            let menu = try #require(grid.photoPager(pager, menuAt: 1))
            #expect(menu.children.map(\.title) == ["Share…", "Delete"])
            let (deleted, next) = (grid.items[1], grid.items[2])
            grid.delete(deleted)
            phone.wait()
            #expect(pager.currentIndex == 1 && pager.zoomTransitionItem == AnyHashable(next) && pager.title == "2 of 59")
            #expect(grid.collectionView.numberOfItems(inSection: 0) == 59)
            grid.delete(deleted)
            #expect(grid.items.count == 59, "it has gone before")
            while let first = grid.items.first { grid.delete(first) }
            phone.wait()
            phone.wait()
            #expect(phone.pager == nil && phone.top === grid && grid.collectionView.numberOfItems(inSection: 0) == 0)
        }
    }

    @Test("A page has its words below it, in any text size and any language's direction, and UIKit has nothing to complain about")
    func captions() throws {
        try DemoPhone.run(.grid) { phone in
            phone.device.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            phone.tap(195, 156)
            let pager = try #require(phone.pager)
            let label = try #require(pager.view.descendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Coffee" })
            let (words, strip) = (try phone.frame(label), CGFloat(844 - 34 - 56))
            #expect(words.maxY < strip && words.minX >= 16 && words.maxX <= 374)
            #expect(pager.view.cutOffTexts == [] && phone.device.constraintMessages == [])
        }
    }
}
