import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The documentation's code for transitions behaves as the documentation says.
@MainActor @Suite("Documentation: the transitions' snippets run", .timeLimit(.minutes(20)), .phones) struct TransitionSnippetTests {
    @Test("The grid of the documentation opens its pager by a flight and by a pinch, and goes back")
    func grid() throws {
        try HeadlessDevice.run { device in
            let grid = GridViewController(photos: (0..<8).map { TestImages.photo($0) })
            let photo = IndexPath(item: 1, section: 0)
            let layout = grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.itemSize = CGSize(width: 180, height: 180)
            let navigation = UINavigationController()
            navigation.viewControllers = [grid]
            device.show(navigation)
            device.advanceFrames(2)
            grid.configureDrag()
            grid.open(1)
            device.advance(by: 0.1)
            let cell = try #require(grid.collectionView.cellForItem(at: photo) as? PhotoCell)
            #expect(cell.photoView.shownAlpha == 0, "it flies")
            try device.advanceUntilIdle()
            #expect(navigation.topViewController is PhotoPagerViewController)
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(cell.photoView.shownAlpha == 1)

            TransitionSnippets.openByPinch(cell)
            cell.pinchZoomDelegate = grid
            let photoView = cell.photoView
            let middle = photoView.convert(CGPoint(x: photoView.bounds.midX, y: photoView.bounds.midY), to: nil)
            device.lift(device.pinch(at: middle, scale: 2.5))
            try device.advanceUntilIdle()
            #expect((navigation.topViewController as? PhotoPagerViewController)?.currentIndex == 1)
            navigation.popViewController(animated: false)
            device.advanceFrames(2)

            grid.openByAssignment(2)
            device.advance(by: 0.1)
            let other = try #require(grid.photoCell(at: 2))
            #expect(other.photoView.shownAlpha == 0, "it flies")
            try device.advanceUntilIdle()
            let pager = try #require(navigation.topViewController as? PhotoPagerViewController)
            grid.assignWithScrolling(to: pager)
            pager.zoomTransition?.delegate = grid
            navigation.popViewController(animated: true)
            device.advance(by: 0.1)
            #expect(grid.likeButton.alpha > 0 && grid.likeButton.alpha < 1)
            try device.advanceUntilIdle()
            #expect(other.photoView.shownAlpha == 1 && grid.likeButton.alpha == 1)

            grid.present(2)
            try device.advanceUntilIdle()
            #expect(grid.presentedViewController is PhotoPagerViewController)
            grid.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(grid.presentedViewController == nil)
        }
    }

    @Test("The grid presents its pager by one assignment, in a navigation controller, and a screen of the app's own")
    func presentations() throws {
        try HeadlessDevice.run { device in
            let grid = GridViewController(photos: (0..<8).map { TestImages.photo($0) })
            (grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 180, height: 180)
            device.show(grid)
            device.advanceFrames(2)
            let photoView = try #require(grid.photoCell(at: 2)?.photoView)
            let ways: [(GridViewController) -> Void] = [
                { $0.presentByAssignment(2) },
                { $0.presentInNavigationController(2) },
                { $0.openOwnScreen(2, photo: TestImages.photo(2)) },
            ]
            for (number, open) in ways.enumerated() {
                open(grid)
                device.advance(by: 0.15)
                #expect(photoView.shownAlpha == 0, "way \(number): it flies")
                try device.advanceUntilIdle()
                try #require(grid.presentedViewController != nil)
                grid.dismiss(animated: true)
                device.advance(by: 0.15)
                #expect(photoView.shownAlpha == 0, "way \(number): it flies back")
                try device.advanceUntilIdle()
                #expect(grid.presentedViewController == nil && photoView.shownAlpha == 1)
            }
        }
    }

    @Test("An app whose navigation delegate forwards both calls gets the flight, and is closed under a finger", arguments: [false, true])
    func forwarding(isAssigned: Bool) throws {
        try HeadlessDevice.run { device in
            let grid = GridViewController(photos: (0..<8).map { TestImages.photo($0) })
            (grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 180, height: 180)
            let zoom = ZoomTransitionController()
            let navigator: any UINavigationControllerDelegate =
                isAssigned ? Navigator(zoom: zoom) : TransitionRouter(controllers: [GrowTransitionController(), zoom])
            let navigation = UINavigationController(rootViewController: grid)
            device.show(navigation)
            device.advanceFrames(2)
            navigation.delegate = navigator
            zoom.source = isAssigned ? nil : grid
            if isAssigned { grid.openByAssignment(2) } else { grid.open(2) }
            device.advance(by: 0.15)
            let photoView = try #require(grid.photoCell(at: 2)?.photoView)
            #expect(photoView.shownAlpha == 0)
            try device.advanceUntilIdle()
            let finger = device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 600), duration: 0.5)
            device.advance(by: 2)
            #expect(photoView.shownAlpha == 0 && navigation.transitionCoordinator?.isInteractive == true, "a finger holds it")
            finger.lift()
            try device.advanceUntilIdle()
            #expect(navigation.topViewController === grid && photoView.shownAlpha == 1)
        }
    }

    @Test("A pager that is shown without animation is dragged away by its gestures, and the delegate of its transition is told")
    func withoutAnimation() throws {
        try HeadlessDevice.run { device in
            let grid = GridViewController(photos: (0..<8).map { TestImages.photo($0) })
            (grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 180, height: 180)
            let navigation = UINavigationController(rootViewController: grid)
            device.show(navigation)
            device.advanceFrames(2)
            let pager = PhotoPagerViewController(dataSource: grid, currentIndex: 2)
            grid.assignConfigured(to: pager)
            #expect(pager.zoomTransition?.delegate === grid && pager.zoomTransition?.configuration.landingQuickening == 0)
            grid.showWithoutAnimation(pager)
            try device.advanceUntilIdle()
            #expect(grid.presentedViewController === pager || navigation.presentedViewController === pager)
            let finger = device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), duration: 0.5)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(navigation.presentedViewController == nil && grid.presentedViewController == nil)
        }
    }

    @Test("Two places share their photo, pushed and presented")
    func sharedViews() throws {
        try HeadlessDevice.run { device in
            let map = MapViewController()
            let navigation = UINavigationController(rootViewController: map)
            device.show(navigation)
            device.advanceFrames(2)
            for isPushed in [true, false] {
                let place = PlaceViewController()
                for view in [map.thumbnailView, place.photoView] { view.image = TestImages.photo(0) }
                if isPushed { map.push(place) } else { map.present(place) }
                device.advance(by: 0.15)
                #expect(map.thumbnailView.shownAlpha == 0, "it flies")
                let overlay = try #require(map.view.window?.descendants.first { $0 is TransitionOverlayView })
                let heights = overlay.descendants.map { $0.seenFrame.height }
                #expect(heights.contains { $0 > 100 && $0 < 380 }, "its size lies between those of both: \(heights)")
                try device.advanceUntilIdle()
                #expect(place.view.window != nil)
                if isPushed { navigation.popViewController(animated: true) } else { map.dismiss(animated: true) }
                try device.advanceUntilIdle()
                #expect(place.viewIfLoaded?.window == nil && map.thumbnailView.shownAlpha == 1)
            }
        }
    }

    @Test("A cell grows into a story, pushed and presented")
    func grow() throws {
        try HeadlessDevice.run { device in
            let stories = StoriesViewController(collectionViewLayout: UICollectionViewFlowLayout())
            let navigation = UINavigationController(rootViewController: stories)
            device.show(navigation)
            device.advanceFrames(2)
            let cell = try #require(stories.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
            for isPushed in [true, false] {
                if isPushed { stories.push(1) } else { stories.present(1) }
                device.advance(by: 0.1)
                #expect(cell.shownAlpha == 0, "it grows")
                try device.advanceUntilIdle()
                let screen = isPushed ? navigation.topViewController : navigation.presentedViewController
                #expect(screen is StoryViewController)
                if isPushed { navigation.popViewController(animated: true) } else { stories.dismiss(animated: true) }
                try device.advanceUntilIdle()
                #expect(cell.shownAlpha == 1)
            }
        }
    }

    @Test("A pager shows an image that comes late, names its photos, and tells of paging and bars")
    func pages() throws {
        try HeadlessDevice.run { device in
            let root = UIViewController()
            device.show(root)
            let late = LateImages(count: 3)
            let pager = PhotoPagerViewController(dataSource: late, currentIndex: 1)
            late.pager = pager
            root.present(pager, animated: false)
            try device.advanceUntilIdle()
            #expect(pager.photoView?.image == nil)
            late.imageDidLoad(TestImages.photo(1), at: 1)
            device.advanceFrames()
            #expect(pager.photoView?.image != nil)
            root.dismiss(animated: false)
            try device.advanceUntilIdle()

            let album = AlbumPages(photos: (0..<3).map { AlbumPages.Photo(id: "photo \($0)", image: TestImages.photo($0)) })
            let second = PhotoPagerViewController(dataSource: album)
            second.delegate = album
            root.present(second, animated: false)
            try device.advanceUntilIdle()
            #expect(second.zoomTransitionItem == AnyHashable("photo 0"))
            second.setCurrentIndex(2, animated: false)
            #expect(second.title == "3 of 3" && second.zoomTransitionItem == AnyHashable("photo 2"))
            device.tap(at: CGPoint(x: 195, y: 422))
            try device.advanceUntilIdle()
            #expect(second.isChromeHidden && album.counterLabel.alpha == 0)
            root.dismiss(animated: false)
            try device.advanceUntilIdle()
        }
    }
}
