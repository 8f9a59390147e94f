import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A photo in a column of a split view opens and closes like any other photo, and the columns stay where UIKit has them.
@MainActor @Suite("Zoom transition: the columns of a split view", .timeLimit(.minutes(20)), .phones) struct SplitViewColumnTests {
    enum Way: CaseIterable {
        /// The controller pushes the pager in the secondary column.
        case pushedInOtherColumn
        /// The app pushes the pager in the secondary column, and doesn't write `push(_:in:)`.
        case pushedInOtherColumnByApp
        case presentedFromList, pushedFromDetail, presentedFromDetail
    }

    enum End: CaseIterable {
        case closed, draggedAway, draggedAndBack
    }

    /// A split view with a grid of photos in both columns.
    @MainActor final class Stage: UISplitViewControllerDelegate {
        let device: HeadlessDevice
        let split = UISplitViewController(style: .doubleColumn)
        let list = GridScreen(count: 12)
        let detail = GridScreen(count: 12)
        let left: UINavigationController
        let right: UINavigationController
        let window: UIWindow
        private(set) var flights: [CGRect] = []
        private(set) var moves: [String] = []
        /// The places where UIKit has the columns.
        var rightPlaces: [String] = []

        static let tablet = HeadlessDevice.Configuration(size: CGSize(width: 1024, height: 768), scale: 1, safeAreaInsets: .zero)
        static let uprightTablet = HeadlessDevice.Configuration(size: CGSize(width: 768, height: 1024), scale: 1, safeAreaInsets: .zero)

        init(_ device: HeadlessDevice, isTablet: Bool = true, prepare: (GridScreen) -> Void = { _ in }) throws {
            self.device = device
            left = UINavigationController(rootViewController: list)
            right = UINavigationController(rootViewController: detail)
            prepare(list)
            split.setViewController(left, for: .primary)
            split.setViewController(right, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            if isTablet { split.traitOverrides.horizontalSizeClass = .regular }
            window = UIWindow(windowScene: device.scene)
            split.delegate = self
            window.rootViewController = split
            window.makeKeyAndVisible()
            try device.advanceUntilIdle()
            rightPlaces = places
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }

        func pager(_ grid: GridScreen, at index: Int) -> PhotoPagerViewController {
            let pager = PhotoPagerViewController(dataSource: grid, currentIndex: index)
            pager.zoomTransition = grid.zoom
            return pager
        }

        func center(_ grid: GridScreen, _ item: Int) throws -> CGPoint {
            let photo = try #require(grid.photoView(item))
            return photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
        }

        /// The photo in flight, or `nil` if no photo flies.
        var flyingFrame: CGRect? {
            let overlay = window.descendants.first { $0 is TransitionOverlayView }
            return overlay?.subviews.first?.descendants.last { $0 is UIImageView }?.flyingPart.seenFrame
        }

        /// The bounds and the centers of the split view, of the columns' views, and of the views between them, as UIKit has set them.
        var places: [String] {
            [left, right].compactMap(\.viewIfLoaded).filter { $0.window != nil }.flatMap { view in
                (sequence(first: view, next: \.superview).prefix { $0 !== split.view } + [split.view])
                    .map { "\(type(of: $0)) \($0.bounds) \($0.center) \($0.transform) \($0.alpha)" }
            }
        }

        /// Advances for a second, and records the photo in flight, and the columns that aren't where they were.
        func watch(_ finger: (Int) -> Void = { _ in }) {
            flights = []
            for frame in 0..<device.configuration.framesPerSecond {
                finger(frame)
                device.advanceFrames()
                if let flyingFrame { flights.append(flyingFrame) }
                moves += places.filter { !rightPlaces.contains($0) }
            }
        }

        /// Closes the pager.
        func close(_ pager: PhotoPagerViewController, _ end: End) {
            guard end != .closed else {
                pager.presentingViewController == nil
                    ? _ = pager.navigationController?.popViewController(animated: true) : pager.dismiss(animated: true)
                return watch()
            }
            let middle = pager.view.convert(CGPoint(x: pager.view.bounds.midX, y: pager.view.bounds.midY), to: nil)
            let finger = device.touchDown(at: middle)
            watch { frame in
                if frame < 30 { finger.move(by: CGVector(dx: 0, dy: end == .draggedAway || frame < 15 ? 8 : -8)) }
                if frame == 30 { finger.lift() }
            }
        }
    }

    @Test("A photo flies from its cell and back, and no column moves", arguments: Way.allCases, End.allCases)
    func fliesAndReturns(way: Way, end: End) throws {
        try HeadlessDevice.run(Stage.tablet) { device in
            let stage = try Stage(device)
            let grid = way == .pushedFromDetail || way == .presentedFromDetail ? stage.detail : stage.list
            let (before, cell) = (device.screenshot(), try stage.center(grid, 3))
            let pager = stage.pager(grid, at: 3)
            let messages = try loggedMessages {
                switch way {
                case .pushedInOtherColumn: grid.zoom.push(pager, in: stage.right)
                case .pushedInOtherColumnByApp, .pushedFromDetail: stage.right.pushViewController(pager, animated: true)
                case .presentedFromList, .presentedFromDetail: grid.present(pager, animated: true)
                }
                stage.watch()
                try device.advanceUntilIdle()
            }
            if way == .pushedInOtherColumnByApp {
                #expect(messages.count == 1 && messages[0].contains("another navigation controller") && messages[0].contains("push(_:in:)"))
            } else {
                #expect(messages == [])
                let first = try #require(stage.flights.first)
                #expect(distance(CGPoint(x: first.midX, y: first.midY), cell) < 60)
            }
            let isPresented = way == .presentedFromList || way == .presentedFromDetail
            #expect(
                pager.view.convert(pager.view.bounds, to: nil)
                    == (isPresented ? stage.split.view.bounds : CGRect(x: 320, y: 0, width: 704, height: 768))
            )
            stage.close(pager, end)
            try device.advanceUntilIdle()
            if end == .draggedAndBack {
                #expect(pager.view.window != nil && pager.transitionCoordinator == nil)
                stage.close(pager, .closed)
                try device.advanceUntilIdle()
            }
            let last = try #require(stage.flights.last)
            #expect(distance(CGPoint(x: last.midX, y: last.midY), cell) < 20)
            #expect(stage.moves == [])
            #expect(stage.places == stage.rightPlaces && device.screenshot() == before)
        }
    }

    @Test("A photo of the primary column is visible on its whole way into the secondary column and back")
    func visible() throws {
        try HeadlessDevice.run(Stage.tablet) { device in
            let stage = try Stage(device)
            // The middle of a photo is white. A point beside it has the photo's color, without lines.
            @MainActor func colorBesideMiddle(_ frame: CGRect) -> Picture.Pixel {
                device.screenshot().color(at: CGPoint(x: frame.midX - frame.height * 0.12, y: frame.midY - frame.height * 0.12))
            }
            let photo = try #require(stage.list.photoView(1))
            let color = colorBesideMiddle(photo.shownFrame)
            let pager = stage.pager(stage.list, at: 1)
            stage.list.zoom.push(pager, in: stage.right)
            var seen = 0
            for isClosing in [false, true] {
                if isClosing { stage.right.popViewController(animated: true) }
                for _ in 0..<device.configuration.framesPerSecond {
                    device.advanceFrames()
                    guard let frame = stage.flyingFrame, frame.midX < 320 else { continue }
                    seen += 1
                    #expect(colorBesideMiddle(frame) == color, "the photo is at \(frame), closing: \(isClosing)")
                }
            }
            #expect(seen > 8)
            try device.advanceUntilIdle()
        }
    }

    @Test("On a phone, where the columns are one stack, the photo flies", arguments: GridScreen.Way.allCases, End.allCases)
    func collapsed(way: GridScreen.Way, end: End) throws {
        try HeadlessDevice.run { device in
            let stage = try Stage(device, isTablet: false) { $0.way = way }
            #expect(stage.split.isCollapsed && stage.left.viewControllers == [stage.list])
            let (before, cell) = (device.screenshot(), try stage.center(stage.list, 3))
            let pager: PhotoPagerViewController
            let messages = try loggedMessages {
                if way == .pushed {
                    stage.left.pushViewController(stage.pager(stage.list, at: 3), animated: true)
                } else {
                    stage.list.open(3)
                }
                stage.watch()
                try device.advanceUntilIdle()
            }
            pager = try #require(stage.list.pager ?? stage.left.topViewController as? PhotoPagerViewController)
            let first = try #require(stage.flights.first)
            #expect(messages == [] && distance(CGPoint(x: first.midX, y: first.midY), cell) < 60)
            stage.close(pager, end)
            if end == .draggedAndBack { stage.close(pager, .closed) }
            try device.advanceUntilIdle()
            let last = try #require(stage.flights.last)
            #expect(distance(CGPoint(x: last.midX, y: last.midY), cell) < 20)
            #expect(stage.moves == [] && device.screenshot() == before && stage.left.viewControllers == [stage.list])
        }
    }

    @Test("A pinch lifts a photo of the primary column over both columns, and the photo lands in its cell")
    func pinch() throws {
        try HeadlessDevice.run(Stage.tablet) { device in
            let stage = try Stage(device) {
                $0.pinch = PinchZoomConfiguration()
                $0.opensByPinch = false
            }
            let (before, cell) = (device.screenshot(), try stage.center(stage.list, 3))
            let fingers = device.pinch(at: cell, spread: 60, scale: 4)
            let overlay = try #require(stage.window.descendants.first { $0 is PinchOverlayView })
            #expect(overlay.shownFrame == stage.window.bounds)
            let photo = try #require(overlay.descendants.last { $0 is UIImageView })
            #expect(photo.flyingPart.seenFrame.maxX > 400)
            // The photo covers the secondary column beside its edge.
            let point = CGPoint(x: 330, y: cell.y + 10)
            #expect(device.screenshot().color(at: point) != before.color(at: point))
            #expect(stage.places == stage.rightPlaces)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(stage.places == stage.rightPlaces && device.screenshot() == before)
            #expect(stage.list.pinchBegins == 1 && stage.list.pinchEnds == 1)
        }
    }

    @Test("Rotated while a pager is open, the columns have the places for the new size", arguments: Way.allCases)
    func rotation(way: Way) throws {
        try HeadlessDevice.run(Stage.uprightTablet) { device in
            let stage = try Stage(device)
            let grid = way == .pushedFromDetail || way == .presentedFromDetail ? stage.detail : stage.list
            // The state that a split view without a pager has after the rotation.
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            let picture = device.screenshot()
            stage.rightPlaces = stage.places
            device.rotate(to: .portrait)
            try device.advanceUntilIdle()
            let pager = stage.pager(grid, at: 3)
            _ = try loggedMessages {
                switch way {
                case .pushedInOtherColumn: grid.zoom.push(pager, in: stage.right)
                case .pushedInOtherColumnByApp, .pushedFromDetail: stage.right.pushViewController(pager, animated: true)
                case .presentedFromList, .presentedFromDetail: grid.present(pager, animated: true)
                }
                try device.advanceUntilIdle()
            }
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            stage.close(pager, .draggedAway)
            try device.advanceUntilIdle()
            let (last, cell) = (try #require(stage.flights.last), try stage.center(grid, 3))
            #expect(distance(CGPoint(x: last.midX, y: last.midY), cell) < 20)
            #expect(stage.moves == [])
            #expect(stage.places == stage.rightPlaces && device.screenshot() == picture)
        }
    }
}
