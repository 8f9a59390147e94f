import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The documentation's app behaves as the documentation says.
@MainActor @Suite("Snippets of an app", .timeLimit(.minutes(20)), .phones) struct SnippetTests {
    @Test("The documentation's cell lifts its photo, and its delegate hides a button meanwhile; the list that is locked is not its affair")
    func cellAndDelegate() throws {
        try HeadlessDevice.run { device in
            let feed = FeedViewController(photos: [TestImages.photo(0), TestImages.photo(1)])
            device.show(feed)
            device.advanceFrames()
            let cell = try #require(feed.collectionView.sortedCells.compactMap { $0 as? PhotoCell }.first)
            let center = cell.photoView.convert(CGPoint(x: 195, y: 130), to: nil)
            let fingers = device.pinch(at: center, scale: 2)
            #expect(cell.pinchZoomInteraction?.state == .zooming && feed.composeButton.isHidden)
            #expect(feed.collectionView.isLocked)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(cell.pinchZoomInteraction?.state == .idle && !feed.composeButton.isHidden)
            #expect(!feed.collectionView.isLocked)
        }
    }

    @Test("A tap in the documentation's feed opens the photo by a flight")
    func opening() throws {
        try HeadlessDevice.run { device in
            let feed = FeedViewController(photos: [TestImages.photo(0), TestImages.photo(1)])
            let navigation = UINavigationController(rootViewController: feed)
            device.show(navigation)
            device.advanceFrames(2)
            let cell = try #require(feed.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell)
            device.tap(at: cell.convert(CGPoint(x: 195, y: 130), to: nil))
            device.advance(by: 0.15)
            #expect(cell.photoView.shownAlpha == 0, "it flies")
            try device.advanceUntilIdle()
            #expect((navigation.topViewController as? PhotoPagerViewController)?.currentIndex == 1)
        }
    }

    @Test("The article's delegate with all its methods refuses, follows and opens a photo, in the order that the article says")
    func allMethods() throws {
        try HeadlessDevice.run { device in
            let journal = JournalViewController()
            let cell = PhotoCell(frame: CGRect(x: 0, y: 200, width: 390, height: 260))
            cell.photoView.frame = cell.contentView.bounds
            cell.photoView.image = TestImages.photo(0)
            cell.pinchZoomDelegate = journal
            TransitionSnippets.openByPinch(cell)
            let zoom = try #require(cell.pinchZoomInteraction)
            journal.view.addSubview(cell)
            device.show(journal)
            device.advanceFrames()
            let middle = CGPoint(x: 195, y: 330)
            journal.isSelecting = true
            device.lift(device.pinch(at: middle, scale: 1.5))
            #expect(zoom.state == .idle && journal.landingFrame.isNull, "the delegate has refused")
            journal.isSelecting = false
            let fingers = device.pinch(at: middle, scale: 1.5)
            #expect(journal.composeButton.isHidden && journal.titleLabel.alpha < 1)
            device.lift(fingers)
            #expect(journal.landingFrame == CGRect(x: 0, y: 200, width: 390, height: 260), "below the opening scale it goes back")
            try device.advanceUntilIdle()
            #expect(!journal.composeButton.isHidden && journal.titleLabel.alpha == 1)
            var opened: [PinchZoomInteraction.State] = []
            journal.openPhoto = { _ in opened.append(zoom.state) }
            device.lift(device.pinch(at: middle, scale: 2.5))
            #expect(opened == [.zooming] && zoom.state == .zooming, "the photo waits where the fingers left it")
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && !journal.composeButton.isHidden, "nothing has been opened: it is back")
        }
    }

    @Test("A photo in a gallery lifts by itself, and so does a view with an interaction, or the view that it is told to lift")
    func otherViews() throws {
        let gallery = GalleryPhotoView(frame: CGRect(x: 0, y: 100, width: 195, height: 195))
        let photo = UIImageView(frame: CGRect(x: 195, y: 100, width: 195, height: 195))
        let card = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
        let inCard = UIImageView(frame: CGRect(x: 50, y: 50, width: 290, height: 200))
        card.addSubview(inCard)
        AppSnippets.addInteraction(to: photo)
        AppSnippets.addInteraction(to: card, lifting: inCard)
        try HeadlessDevice.run { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            for view in [gallery, photo, card] { root.addSubview(view) }
            device.show(root)
            device.advanceFrames()
            let photos: [UIImageView] = [gallery, photo, inCard]
            for view in photos {
                view.image = TestImages.photo(0)
                let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
                let fingers = device.pinch(at: center, spread: 60, scale: 2)
                let empty = photos.filter { $0.shownAlpha == 0 }
                #expect(empty == [view])
                device.lift(fingers)
                try device.advanceUntilIdle()
            }
        }
        #expect([gallery, photo, inCard].map(\.isUserInteractionEnabled) == [true, true, false])
    }

    @Test("A plain view takes a configuration and a delegate, and a table's row zooms as a collection view's cell does")
    func configuredViewAndRow() throws {
        let photo = UIImageView(frame: CGRect(x: 0, y: 100, width: 390, height: 260))
        let journal = JournalViewController()
        AppSnippets.addConfiguredInteraction(to: photo, delegate: journal)
        let row = PhotoRow(style: .default, reuseIdentifier: nil)
        row.frame = CGRect(x: 0, y: 500, width: 390, height: 260)
        row.photoView.frame = row.bounds
        for view in [photo, row.photoView] { view.image = TestImages.photo(0) }
        try HeadlessDevice.run { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            for view in [photo, row] { root.addSubview(view) }
            device.show(root)
            device.advanceFrames()
            for (view, isConfigured) in [(photo, true), (row.photoView, false)] {
                let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
                let fingers = device.pinch(at: center, scale: 2)
                #expect(view.shownAlpha == 0 && journal.composeButton.isHidden == isConfigured)
                device.lift(fingers)
                try device.advanceUntilIdle()
            }
        }
        let zoom = try #require(photo.interactions.compactMap { $0 as? PinchZoomInteraction }.first)
        #expect(zoom.configuration.maximumScale == 3)
    }

    @Test("The container of the article's cell keeps the place of its player, which flies")
    func container() throws {
        try HeadlessDevice.run { device in
            let cell = VideoCell(frame: CGRect(x: 45, y: 200, width: 300, height: 200))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            root.addSubview(cell)
            device.show(root)
            device.advanceFrames()
            let player = try #require(cell.container.contentView)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 300), spread: 60, scale: 2)
            #expect(cell.pinchZoomInteraction?.state == .zooming && !player.isDescendant(of: cell) && player is PlayerView)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(player.superview === cell.container && player.frame == cell.container.bounds)
        }
    }

    @Test("The article's screen wants a light status bar as long as a photo is up, however that ends", arguments: [true, false])
    func statusBar(isCancelled: Bool) throws {
        try HeadlessDevice.run { device in
            let album = AlbumViewController()
            let photo = GalleryPhotoView(frame: CGRect(x: 0, y: 200, width: 390, height: 260))
            photo.image = TestImages.photo(0)
            photo.pinchZoomDelegate = album
            album.view.addSubview(photo)
            device.show(album)
            device.advanceFrames()
            #expect(album.preferredStatusBarStyle == .default)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 330), scale: 2)
            #expect(album.preferredStatusBarStyle == .lightContent)
            if isCancelled { photo.cancelPinchZoom() }
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(album.preferredStatusBarStyle == .default)
        }
    }

    @Test("The article's cell answers VoiceOver's zoom gesture, and puts itself back when it is used again")
    func thoroughCell() throws {
        try HeadlessDevice.run { device in
            let cell = ThoroughCell(frame: CGRect(x: 0, y: 100, width: 390, height: 260))
            cell.contentView.backgroundColor = .red
            #expect(cell.accessibilityTraits.contains(.supportsZoom))
            device.show(cell)
            device.advanceFrames()
            #expect(cell.accessibilityZoomIn(at: CGPoint(x: 100, y: 200)))
            device.advance(by: 1)
            #expect(cell.pinchZoomInteraction?.state == .zooming)
            cell.prepareForReuse()
            #expect(cell.pinchZoomInteraction?.state == .idle)
        }
    }
}
