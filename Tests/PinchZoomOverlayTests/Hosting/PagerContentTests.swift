import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The closures with which a SwiftUI view describes the pages of its pager.
@MainActor @Suite("A pager with content from SwiftUI", .timeLimit(.minutes(20)), .phones) struct PagerContentTests {
    /// A hosted button: 100 × 40 points.
    private final class Badge: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 40) }
    }

    /// The state of an app that its captions read.
    @MainActor private final class CaptionShape {
        /// A caption's width, divided by its height.
        var ratio: CGFloat = 6.5
    }

    @Test("A caption is as high as its content, and an update of the app changes the caption that is on the screen")
    func captions() throws {
        try BoundPhone.run { phone in
            var items: [Int] = []
            let shape = CaptionShape()
            phone.content.caption = { item, container in
                items.append(item)
                let view = container.contentView as? HostedPhotoView ?? HostedPhotoView()
                view.content.ratio = shape.ratio
                container.contentView = view
                container.contentDidChange()
            }
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let pager = try #require(phone.pager)
            let caption = try #require(pager.view.descendants.lazy.compactMap { $0 as? HostedCaptionView }.first)
            #expect(isClose(caption.convert(caption.bounds, to: nil), CGRect(x: 0, y: 750, width: 390, height: 60), 0.5))
            #expect(Set(items) == [2])
            let view = caption.container.contentView
            shape.ratio = 3.9
            phone.update()
            phone.device.advanceFrames(3)
            #expect(isClose(caption.convert(caption.bounds, to: nil), CGRect(x: 0, y: 710, width: 390, height: 100), 0.5))
            #expect(caption.container.contentView === view && view?.frame == caption.bounds)
            try phone.swipe(to: 3)
            #expect(items.last == 3)
        }
    }

    @Test("The overlay lies in its corner at its own size, becomes that of the next photo, and lets touches beside it through")
    func overlay() throws {
        try BoundPhone.run { phone in
            var items: [Int] = []
            var containers: [HostingContainerView] = []
            phone.content.overlay = { item, container in
                items.append(item)
                if container.contentView == nil { container.contentView = Badge() }
                containers.append(container)
            }
            phone.content.overlayAnchor = CGPoint(x: 1, y: 0)
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let (pager, container) = (try #require(phone.pager), try #require(containers.first))
            let insets = pager.view.safeAreaInsets
            let frame = container.convert(container.bounds, to: nil)
            #expect(isClose(frame, CGRect(x: 290 - insets.right, y: insets.top, width: 100, height: 40), 0.5))
            #expect(items.last == 2)
            try phone.swipe(to: 3)
            #expect(items.last == 3 && containers.allSatisfy { $0 === container })
            phone.device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advance(by: 1)
            #expect(!pager.isChromeHidden, "the badge takes the tap")
            phone.device.tap(at: CGPoint(x: frame.minX - 60, y: frame.midY))
            phone.device.advance(by: 1)
            #expect(pager.isChromeHidden)
            pager.setChromeHidden(false, animated: false)
            phone.content.overlay = nil
            phone.update()
            phone.device.advanceFrames(2)
            #expect(container.window == nil && pager.overlayView.subviews.isEmpty)
        }
    }

    @Test("Menus, thumbnails and items to share are those of the items, and thumbnails turn the strip on")
    func menus() throws {
        try BoundPhone.run { phone in
            let thumbnail = TestImages.photo(4)
            phone.content.menu = { UIMenu(title: "Photo \($0)", children: []) }
            phone.content.thumbnail = { $0 == 2 ? thumbnail : nil }
            phone.content.shareItems = { ["Photo \($0)"] }
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let pager = try #require(phone.pager)
            #expect(pager.showsThumbnails && pager.thumbnail(at: 2)?.image === thumbnail && pager.thumbnail(at: 1)?.image !== thumbnail)
            #expect(pager.menu(at: 3)?.title == "Photo 3")
            #expect(pager.dataSource?.photoPager(pager, activityItemsAt: 1) as? [String] == ["Photo 1"])
            #expect(pager.menu(at: 5) == nil, "there is no such photo")
        }
    }

    @Test("The zoom in the app's state follows the photo, and the photo follows the state within its limits")
    func zoom() throws {
        try BoundPhone.run { phone in
            phone.zoom = PhotoPagerZoom(scale: 2)
            phone.updateZoom()
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let pager = try #require(phone.pager)
            #expect(phone.zoom.scale == 1 && pager.zoomScale == 1, "an opening pager shows the whole photo")
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: 422), spread: 80, scale: 2))
            try phone.device.advanceUntilIdle()
            #expect(phone.zoom.scale == pager.zoomScale && phone.zoom.scale > 1.5)
            phone.updateZoom()
            #expect(phone.zoom.scale == pager.zoomScale && phone.zoom.scale > 1.5, "an update with the same zoom changes nothing")
            phone.zoom.scale = 100
            phone.updateZoom()
            #expect(abs(pager.zoomScale - 3) < 1e-6 && phone.zoom == PhotoPagerZoom(scale: pager.zoomScale, visibleRect: pager.visibleRect))
            phone.zoom = PhotoPagerZoom(scale: 2.5, visibleRect: CGRect(x: 0, y: 0, width: 0.1, height: 0.1))
            phone.updateZoom()
            #expect(abs(pager.zoomScale - 2.5) < 1e-6 && abs(pager.visibleRect.minX) < 1e-6)
            phone.zoom.scale = 1
            phone.updateZoom()
            try phone.swipe(to: 3)
            phone.zoom.scale = 2
            phone.updateZoom()
            phone.set(1)
            phone.device.advanceFrames(2)
            #expect(pager.currentIndex == 1 && phone.zoom.scale == 1, "another photo has its own zoom")
        }
    }

    @Test("If people have moved the photo, a scale that the app sets zooms around what they see")
    func zoomAfterMovement() throws {
        try BoundPhone.run { phone in
            phone.updateZoom()
            phone.set(2)
            try phone.device.advanceUntilIdle()
            let pager = try #require(phone.pager)
            phone.zoom.scale = 2.8
            phone.updateZoom()
            phone.device.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 95, y: 422), duration: 0.3).lift()
            try phone.device.advanceUntilIdle()
            let middle = pager.visibleRect.midX
            #expect(middle > 0.55)
            phone.zoom.scale = 2.6
            phone.updateZoom()
            #expect(abs(pager.visibleRect.midX - middle) < 0.02)
        }
    }

    @Test("A pager that has closed says what has closed it")
    func closing() throws {
        try BoundPhone.run { phone in
            var reasons: [PhotoPagerViewController.ClosingReason] = []
            phone.content.didClose = { reasons.append($0) }
            phone.set(2)
            try phone.device.advanceUntilIdle()
            phone.device.press(UIKeyCommand.inputEscape)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && reasons == [.key])
        }
    }

    @Test("No closure of the app is called within an update, which may come in any state of the pager")
    func outsideUpdates() throws {
        try BoundPhone.run { phone in
            var (isUpdating, calls) = (false, 0)
            @MainActor func note() {
                calls += 1
                #expect(!isUpdating)
            }
            @MainActor func update() {
                isUpdating = true
                phone.update()
                isUpdating = false
            }
            let page = phone.content.page
            phone.content.page = {
                note()
                return page($0)
            }
            phone.content.photoLabel = { _ in
                note()
                return nil
            }
            phone.content.caption = { _, _ in note() }
            phone.content.overlay = { _, _ in note() }
            phone.content.configure = { _ in note() }
            phone.content.zoom = PagerContent.BoundZoom(value: PhotoPagerZoom(scale: 2), isAnimated: false) { _ in note() }
            phone.didTell = { _ in note() }
            phone.updatesAtOnce = false
            isUpdating = true
            phone.set(2)
            isUpdating = false
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && calls > 0)
            for items in [[0, 1, 2, 3, 4], [0, 1, 3], [4, 3, 1], []] {
                phone.items(are: items)
                update()
                phone.device.advanceFrames(3)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("An update with each frame doesn't delay the pager")
    func manyUpdates() throws {
        try BoundPhone.run { phone in
            var updates = 0
            // This link is older than the pager's, so an update comes first in each frame.
            _ = FrameLink { _ in
                phone.update()
                updates += 1
                return updates < 122
            }
            phone.device.advanceFrames(2)
            phone.set(2)
            phone.device.advance(by: 2)
            #expect(phone.pager?.currentIndex == 2)
            #expect(updates > 100)
        }
    }

    // MARK: Cost

    /// A photo that counts how often its identifier is read.
    private struct CountedPhoto: Identifiable {
        final class Count {
            var reads = 0
        }

        let number: Int
        let count: Count

        var id: Int {
            count.reads += 1
            return number
        }
    }

    /// Returns how often identifiers are read in ten updates with the same photos.
    private func reads(ofPhotos number: Int, shown: Int?, isMissing: Bool = false) throws -> Int {
        var reads = 0
        try HeadlessDevice.run { device in
            let (screen, presentation, count) = (
                UIViewController(), PagerPresentation<[CountedPhoto]>(sources: PagerSources()), CountedPhoto.Count()
            )
            device.show(screen)
            device.advanceFrames(2)
            let photos = (0..<number).map { CountedPhoto(number: $0, count: count) }
            let item = isMissing ? CountedPhoto(number: -1, count: count) : shown.map { photos[$0] }
            @MainActor func update() {
                presentation.update(item, of: PagerContent(items: photos) { .image(TestImages.photo($0.number % 8)) }, from: screen)
            }
            update()
            try device.advanceUntilIdle()
            #expect((presentation.pager != nil) == (shown != nil))
            count.reads = 0
            for _ in 0..<10 {
                update()
                device.advanceFrames()
            }
            reads = count.reads
            presentation.end()
            try device.advanceUntilIdle()
        }
        return reads
    }

    @Test("An update with the same items costs no more with 100,000 items than with 100, open, closed or without the item")
    func cost() throws {
        for (shown, isMissing) in [(1, false), (nil, false), (nil, true)] as [(Int?, Bool)] {
            let few = try reads(ofPhotos: 100, shown: shown, isMissing: isMissing)
            try #expect(few == reads(ofPhotos: 100_000, shown: shown, isMissing: isMissing) && few <= 40)
        }
    }

    @Test("Items in the same memory are the same; equal items elsewhere are compared, and others are never mistaken for them")
    func storage() {
        let photos = [1, 2, 3]
        var others = photos
        #expect(photos.sharesStorage(with: others))
        others[1] = 4
        #expect(!photos.sharesStorage(with: others))
        #expect(!photos.sharesStorage(with: photos + [4]))
        let slice = photos[0..<2]
        #expect(slice.sharesStorage(with: photos[0..<2]) && !slice.sharesStorage(with: photos[1..<3]))
        let lazy = (0..<3).lazy.map { $0 }
        #expect(!lazy.sharesStorage(with: lazy), "nothing is stored")
    }
}
