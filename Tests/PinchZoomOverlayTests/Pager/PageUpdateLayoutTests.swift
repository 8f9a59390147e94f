import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// If a layout pass is pending, UIKit performs it before a batch of updates, and prepares cells ahead. The app's photos have changed before
/// the pass.
@MainActor
@Suite("Photo pager: updates while the pages need layout", .timeLimit(.minutes(20)), .phones)
struct PageUpdateLayoutTests {
    typealias PreparedCells = HeadlessDevice.Behavior.PreparedCells

    /// A pager over an album, in a controller that changes the album during a rotation.
    @MainActor private final class Screen: UIViewController {
        let album: WatchedAlbum
        let pager: PhotoPagerViewController
        var willRotate: () -> Void = {}

        init(count: Int, shown: Int) {
            album = WatchedAlbum(names: Array(100..<100 + count))
            pager = PhotoPagerViewController(dataSource: album, currentIndex: shown)
            super.init(nibName: nil, bundle: nil)
            pager.delegate = album
            pager.showsThumbnails = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(pager)
            pager.view.frame = view.bounds
            pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(pager.view)
            pager.didMove(toParent: self)
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            willRotate()
        }

        func take(_ names: [Int]) {
            let changes = names.difference(from: album.names).inferringMoves()
            album.names = names
            pager.updatePages(by: changes, animated: true)
        }
    }

    /// Returns the albums that follow by one change from an album whose current photo has an index.
    private static func albums(after names: [Int], around index: Int) -> [[Int]] {
        [
            [200, 201] + names, Array(names.dropFirst(2)), Array(names.dropLast(3)), names.filter { $0 != names[index] }, [names[index]],
            Array(names.reversed()), [names[7], 200], [],
        ]
    }

    private func withScreens(
        _ cells: PreparedCells,
        _ body: (HeadlessDevice, Screen, [Int]) throws -> Void
    ) throws {
        for shown in [0, 3, 7] {
            let former = Array(100..<108)
            for names in Self.albums(after: former, around: shown) {
                var configuration = HeadlessDevice.Configuration()
                configuration.behavior.preparedCells = cells
                try HeadlessDevice.run(configuration) { device in
                    let screen = Screen(count: former.count, shown: shown)
                    device.show(screen)
                    device.advanceFrames()
                    try body(device, screen, names)
                    try device.advanceUntilIdle()
                    try checkPages(of: screen, on: device, "\(names) while \(shown) is shown")
                }
            }
        }
    }

    /// Turns all pages, and checks that each page shows the photo of its index.
    private func checkPages(of screen: Screen, on device: HeadlessDevice, _ what: String) throws {
        let (album, pager) = (screen.album, screen.pager)
        album.didShow = { _ in }
        let isShown = { (index: Int) in pager.photoView?.accessibilityLabel == "Photo \(album.names[index])" }
        #expect(album.names.isEmpty || isShown(pager.currentIndex), "\(what): the current page")
        for index in album.names.indices.reversed() {
            pager.setCurrentIndex(index, animated: false)
            #expect(isShown(index), "\(what): page \(index)")
        }
        device.advanceFrames()
        #expect(album.strayCalls == [], "\(what)")
    }

    @Test("In the turn of a scroll: the app changes its photos when it is told of another one", arguments: PreparedCells.allCases)
    func scroll(cells: PreparedCells) throws {
        try withScreens(cells) { device, screen, names in
            var isDue = true
            screen.album.didShow = { _ in
                guard isDue else { return }
                isDue = false
                screen.take(names)
            }
            let isLast = screen.pager.currentIndex == 7
            device.swipe(from: CGPoint(x: isLast ? 100 : 300, y: 420), to: CGPoint(x: isLast ? 300 : 100, y: 420))
            try device.advanceUntilIdle()
            #expect(!isDue)
        }
    }

    @Test("In the turn of a scroll without an animation", arguments: PreparedCells.allCases)
    func jump(cells: PreparedCells) throws {
        try withScreens(cells) { device, screen, names in
            let list = try #require(screen.pager.view.descendants.lazy.compactMap { $0 as? UICollectionView }.first)
            let isLast = screen.pager.currentIndex == 7
            list.contentOffset.x += isLast ? -list.bounds.width / 3 : list.bounds.width / 3
            screen.take(names)
            device.advanceFrames()
        }
    }

    @Test("In the turn of a rotation", arguments: PreparedCells.allCases)
    func rotation(cells: PreparedCells) throws {
        try withScreens(cells) { device, screen, names in
            var isDue = true
            screen.willRotate = {
                guard isDue else { return }
                isDue = false
                screen.take(names)
            }
            device.rotate(to: .landscapeRight)
            try device.advanceUntilIdle()
            #expect(!isDue)
        }
    }

    @Test("In the turn of another size", arguments: PreparedCells.allCases)
    func size(cells: PreparedCells) throws {
        try withScreens(cells) { device, screen, names in
            screen.pager.view.frame.size = CGSize(width: 300, height: 500)
            screen.take(names)
            device.advanceFrames()
        }
    }

    @Test("In the turn of a reload", arguments: PreparedCells.allCases)
    func reload(cells: PreparedCells) throws {
        try withScreens(cells) { device, screen, names in
            screen.album.names.removeLast(2)
            screen.pager.reloadData()
            screen.take(names)
            device.advanceFrames()
        }
    }
}
