import HeadlessDevice
import PinchZoomOverlay
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomTestSupport

/// The recipes work as described, as far as stand-ins for the libraries can show.
@MainActor @Suite("Recipes", .timeLimit(.minutes(20)), .phones) struct RecipeTests {
    @Test("A photo in the view of Nuke's lifts once it is loaded; until then, nothing lifts")
    func lazyPhoto() throws {
        try HeadlessDevice.run { device in
            let cell = LazyPhotoCell(frame: CGRect(x: 0, y: 200, width: 390, height: 260))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            root.addSubview(cell)
            device.show(root)
            device.advanceFrames()
            let middle = CGPoint(x: 195, y: 330)
            device.lift(device.pinch(at: middle, scale: 2))
            #expect(cell.pinchZoomInteraction?.state == .idle)
            cell.photoView.imageView.image = TestImages.photo(0)
            cell.photoView.imageView.isHidden = false
            let fingers = device.pinch(at: middle, scale: 2)
            #expect(cell.pinchZoomInteraction?.state == .zooming && cell.photoView.imageView.shownAlpha == 0)
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("Pages follow a model: a photo that is inserted moves the current page, and a photo that changes is shown")
    func model() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let album = AlbumModel()
            album.photos = (0..<3).map { AlbumPhoto(id: $0, image: TestImages.photo($0)) }
            let pages = ModelPages(of: album)
            let pager = PhotoPagerViewController(dataSource: pages, currentIndex: 1)
            pages.pager = pager
            device.show(pager)
            device.advanceFrames(2)
            album.photos.insert(AlbumPhoto(id: 9, image: TestImages.photo(5)), at: 0)
            #expect(pager.currentIndex == 1, "until the next turn, pages and copy are those before the change")
            await device.runTasks()
            try device.advanceUntilIdle()
            #expect(pager.currentIndex == 2 && pager.photoView?.image === TestImages.photo(1))
            album.photos[2].image = TestImages.photo(6)
            await device.runTasks()
            try device.advanceUntilIdle()
            #expect(pager.currentIndex == 2 && pager.photoView?.image === TestImages.photo(6))
            withExtendedLifetime(pages) {}
        }
    }
}
