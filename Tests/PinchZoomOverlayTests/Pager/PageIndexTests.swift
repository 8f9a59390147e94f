import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Every index that a pager passes to its app is the index of one of the app's photos.
@MainActor @Suite("Photo pager: indices", .timeLimit(.minutes(20)), .phones) struct PageIndexTests {
    /// The progress of a photo's load when the photo is deleted.
    enum Loading: CaseIterable {
        case underWay, failed, done
    }

    /// The activity on the screen when the photos change.
    enum Moment: CaseIterable {
        case atRest, swipe, deceleration, scrubbing, rotation
    }

    /// Shows a pager on its own phone, changes the photos at a moment, and continues until everything is at rest.
    ///
    /// - Parameters:
    ///   - loading: The progress of the photos' loads.
    ///   - change: The closure that changes the album and notifies the pager.
    /// - Returns: The calls with an index that the album didn't have, and the pager's index after the change.
    private func run(
        count: Int,
        shown: Int,
        loading: Loading = .underWay,
        at moment: Moment = .atRest,
        _ change: @escaping (WatchedAlbum, PhotoPagerViewController) -> Void
    ) async throws -> (strayCalls: [String], index: Int) {
        try await HeadlessDevice.runAsynchronously { device in
            let (album, root) = (WatchedAlbum(names: Array(0..<count)), UIViewController())
            let pager = PhotoPagerViewController(dataSource: album, currentIndex: shown)
            pager.delegate = album
            pager.showsThumbnails = true
            device.show(root)
            root.present(pager, animated: false)
            device.advanceFrames()
            await device.runTasks()
            for name in album.server.awaited {
                switch loading {
                case .underWay: break
                case .failed: album.server.fail(name)
                case .done: album.server.answer(name, with: TestImages.photo(name))
                }
            }
            try await device.finishTasks()
            var finger: Finger?
            switch moment {
            case .atRest: device.advanceFrames()
            case .swipe: finger = device.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 80, y: 420), duration: 0.1)
            case .deceleration: device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            case .scrubbing: finger = device.drag(from: CGPoint(x: 195, y: 782), to: CGPoint(x: 155, y: 782), duration: 0.1)
            case .rotation: device.rotate(to: .landscapeRight)
            }
            change(album, pager)
            let index = pager.currentIndex
            pager.share()
            _ = pager.zoomTransitionItem
            device.sendMemoryWarning()
            finger?.move(by: CGVector(dx: -20, dy: 0))
            device.advanceFrames()
            finger?.lift()
            await device.runTasks()
            root.dismiss(animated: false)
            device.advanceFrames(2)
            await device.runTasks()
            album.server.failAll()
            await device.runTasks()
            try device.advanceUntilIdle()
            return (album.strayCalls, index)
        }
    }

    @Test(
        "A photo that is deleted is asked for no more, whichever is shown and however far the photos have come",
        arguments: 1...4,
        Loading.allCases
    )
    func deletion(count: Int, loading: Loading) async throws {
        for (shown, deleted) in (0..<count).flatMap({ shown in (0..<count).map { (shown, $0) } }) {
            for isAnimated in [false, true] {
                let result = try await run(count: count, shown: shown, loading: loading) { album, pager in
                    let former = album.names
                    album.names.remove(at: deleted)
                    pager.updatePages(by: album.names.difference(from: former), animated: isAnimated)
                }
                let isBefore = deleted < shown || deleted == shown && shown == count - 1
                #expect(result.strayCalls == [], "\(deleted) while \(shown) is shown, animated: \(isAnimated)")
                #expect(result.index == max(0, isBefore ? shown - 1 : shown), "\(deleted) while \(shown) is shown")
            }
        }
    }

    /// Returns all albums that follow from an album by one change.
    private func albums(after names: [Int]) -> [[Int]] {
        let removals = names.indices.map { index in names.filter { $0 != names[index] } }
        let insertions = (0...names.count).map { names[..<$0] + [9] + names[$0...] }.map { Array($0) }
        let moves = removals.enumerated().flatMap { index, others in
            (0...others.count).filter { $0 != index }.map { Array(others[..<$0] + [names[index]] + others[$0...]) }
        }
        return removals + insertions + moves + [[], names + [9, 10], Array(names.reversed())]
    }

    @Test("Photos that are deleted, inserted and moved are asked for where they are, whatever fingers do", arguments: Moment.allCases)
    func updates(moment: Moment) async throws {
        for count in [1, 3] {
            for (shown, names) in (0..<count).flatMap({ shown in albums(after: Array(0..<count)).map { (shown, $0) } }) {
                let result = try await run(count: count, shown: shown, at: moment) { album, pager in
                    let changes = names.difference(from: album.names).inferringMoves()
                    album.names = names
                    pager.updatePages(by: changes, animated: true)
                }
                #expect(result.strayCalls == [], "\(names) while \(shown) of \(count) is shown")
                #expect(result.index < max(names.count, 1))
            }
        }
    }

    @Test("After a reload no photo is asked for that is gone, whatever fingers do", arguments: Moment.allCases)
    func reloads(moment: Moment) async throws {
        for (count, shown) in [(1, 0), (4, 0), (4, 2), (4, 3)] {
            for newCount in 0...5 {
                let result = try await run(count: count, shown: shown, at: moment) { album, pager in
                    album.names = Array(0..<newCount)
                    pager.reloadData()
                }
                #expect(result.strayCalls == [], "\(newCount) after \(count), of which \(shown) is shown")
                #expect(result.index < max(newCount, 1))
            }
        }
    }

    @Test("What the app does when it is told of another photo finds the photos that there are", arguments: [false, true])
    func insideOfDelegateCall(isReload: Bool) async throws {
        for (count, shown) in [(2, 1), (4, 0), (4, 3), (5, 4)] {
            let result = try await run(count: count, shown: shown) { album, pager in
                @MainActor func remove() {
                    let former = album.names
                    album.names.remove(at: min(shown, former.count - 1))
                    let changes = album.names.difference(from: former)
                    if isReload { pager.reloadData() } else { pager.updatePages(by: changes, animated: true) }
                }
                album.didShow = { _ in
                    pager.view.layoutIfNeeded()
                    pager.share()
                    _ = pager.zoomTransitionItem
                    if album.names.count > 1 { remove() }
                    pager.view.layoutIfNeeded()
                }
                remove()
                pager.setCurrentIndex(0, animated: false)
            }
            #expect(result.strayCalls == [], "\(shown) of \(count)")
        }
    }

    @Test("The strip asks for no thumbnail that is gone, even if the app lays it out when it is told", arguments: [false, true])
    func thumbnails(isReload: Bool) async throws {
        let result = try await run(count: 40, shown: 35) { album, pager in
            album.didShow = { _ in pager.view.layoutIfNeeded() }
            let names = Array(0..<20)
            let changes = names.difference(from: album.names)
            album.names = names
            if isReload { pager.reloadData() } else { pager.updatePages(by: changes, animated: true) }
        }
        #expect(result.strayCalls == [] && result.index == 19)
    }

    /// UIKit's own collection view performs a pending layout pass before a batch of updates, and prepares cells ahead.
    @Test("A page that the collection view wants by its former index is not asked for")
    func formerIndex() throws {
        try HeadlessDevice.run { device in
            let album = WatchedAlbum(names: Array(100..<108))
            let pager = PhotoPagerViewController(dataSource: album, currentIndex: 2)
            device.show(pager)
            device.advanceFrames()
            let changes = album.names.dropLast(3).difference(from: album.names)
            album.names.removeLast(3)
            pager.updatePages(by: changes, animated: false)
            let list = try #require(pager.pages.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
            let former = IndexPath(item: 7, section: 0)
            let cell = pager.pages.collectionView(list, cellForItemAt: former)
            pager.pages.collectionView(list, willDisplay: cell, forItemAt: former)
            pager.preloadedPageCount = 1
            #expect(album.strayCalls == [])
            pager.pages.collectionView(list, didEndDisplaying: cell, forItemAt: former)
            try device.advanceUntilIdle()
        }
    }

    @Test("A pager without a size takes changes, and has the photo in its place when it gets one", arguments: [false, true])
    func withoutSize(hadSize: Bool) throws {
        try HeadlessDevice.run { device in
            let (album, root) = (WatchedAlbum(names: []), UIViewController())
            let pager = PhotoPagerViewController(dataSource: album)
            pager.delegate = album
            pager.showsThumbnails = true
            device.show(root)
            root.addChild(pager)
            root.view.addSubview(pager.view)
            pager.didMove(toParent: root)
            @MainActor func size(_ size: CGSize) {
                pager.view.frame.size = size
                device.advanceFrames()
            }
            if hadSize { size(CGSize(width: 300, height: 600)) }
            @MainActor func take(_ names: [Int], isReload: Bool = false) {
                let changes = names.difference(from: album.names)
                album.names = names
                if isReload { pager.reloadData() } else { pager.updatePages(by: changes, animated: true) }
            }
            take([101, 102, 103, 104])
            if hadSize { pager.setCurrentIndex(3, animated: false) }
            size(.zero)
            take([103, 104])
            pager.setCurrentIndex(1, animated: true)
            take([101, 102, 103, 104], isReload: true)
            take([100, 101, 102])
            take([])
            take([101, 102, 103])
            pager.setCurrentIndex(2, animated: false)
            take([101, 103])
            size(CGSize(width: 300, height: 600))
            #expect(pager.currentIndex == 1 && pager.photoView?.accessibilityLabel == "Photo 103" && album.strayCalls == [])
            try device.advanceUntilIdle()
        }
    }

    @Test("Without photos none is asked for: the last one goes while it is shown, or there never was one", arguments: [0, 1, 3])
    func empty(count: Int) throws {
        try HeadlessDevice.run { device in
            let (album, root) = (WatchedAlbum(names: Array(0..<count)), UIViewController())
            let zoom = ZoomTransitionController(from: root) { (_: Int) -> UIView? in nil }
            let navigation = UINavigationController(rootViewController: root)
            navigation.delegate = zoom
            device.show(navigation)
            let pager = PhotoPagerViewController(dataSource: album, currentIndex: 7)
            pager.delegate = album
            pager.showsThumbnails = true
            navigation.pushViewController(pager, animated: true)
            device.advance(by: 1)
            album.names = []
            pager.updatePages(by: [Int]().difference(from: Array(0..<count)), animated: true)
            device.advance(by: 1)
            pager.share()
            #expect(pager.presentedViewController == nil && pager.zoomTransitionItem == nil)
            device.touchDown(at: CGPoint(x: 195, y: 422)).lift()
            navigation.popViewController(animated: true)
            device.advance(by: 1)
            #expect(album.strayCalls == [] && navigation.viewControllers.count == 1)
        }
    }

    @Test("An album that is found empty when a page is requested: the delegate gets no index of it")
    func emptiedWithinRequest() throws {
        try HeadlessDevice.run { device in
            let album = WatchedAlbum(names: [100, 101])
            let pager = PhotoPagerViewController(dataSource: album)
            pager.delegate = album
            pager.preloadedPageCount = 0
            device.show(pager)
            device.advanceFrames()
            album.willReturnPage = { index in
                guard index == 1, pager.currentIndex == 1 else { return }
                album.names = []
                pager.reloadData()
            }
            device.swipe(from: CGPoint(x: 350, y: 420), to: CGPoint(x: 30, y: 420))
            try device.advanceUntilIdle()
            #expect(album.names == [] && album.strayCalls == [] && pager.currentIndex == 0)
        }
    }
}
