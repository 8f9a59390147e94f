import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import DocumentationSnippets

/// What the documentation says of transitions, done.
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
            try grid.configureDrag()
            grid.open(1)
            device.advance(by: 0.1)
            let cell = try #require(grid.collectionView.cellForItem(at: photo) as? PhotoCell)
            #expect(cell.photoView.shownAlpha == 0, "it flies")
            try device.advanceUntilIdle()
            #expect(navigation.topViewController is PhotoPagerViewController)
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(cell.photoView.shownAlpha == 1)

            try TransitionSnippets.openByPinch(cell)
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
            let fader = ChromeFader()
            pager.zoomTransition?.delegate = fader
            navigation.popViewController(animated: true)
            device.advance(by: 0.1)
            #expect(fader.likeButton.alpha > 0 && fader.likeButton.alpha < 1)
            try device.advanceUntilIdle()
            #expect(other.photoView.shownAlpha == 1 && fader.likeButton.alpha == 1)

            grid.present(2)
            try device.advanceUntilIdle()
            #expect(grid.presentedViewController is PhotoPagerViewController)
            grid.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(grid.presentedViewController == nil)
        }
    }
}
