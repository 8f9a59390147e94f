import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A phone that shows a grid in a tab, under a navigation bar.
@MainActor struct GridPhone {
    /// The phone, with a screen of 390 × 844 points.
    let device: HeadlessDevice
    let grid: GridScreen
    private let home: TabbedScreen
    let rest: Rest
    /// The delegate that records the calls of the zoom's controller.
    let ear = TransitionEar()

    /// Runs a test on a new phone with a zoom of the given feel, and then checks that the transitions have left nothing behind.
    static func run(
        _ configuration: HeadlessDevice.Configuration = HeadlessDevice.Configuration(),
        way: GridScreen.Way = .pushed,
        feel: ZoomTransitionConfiguration = .system,
        count: Int = 60,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (GridPhone) throws -> Void
    ) throws {
        try HeadlessDevice.run(configuration) { device in
            try run(on: device, way: way, count: count, sourceLocation: sourceLocation) { phone in
                phone.grid.zoom.configuration = feel
                try body(phone)
                try device.advanceUntilIdle()
                #expect(phone.leftovers == [], sourceLocation: sourceLocation)
                #expect(phone.ear.faults == [] && !phone.ear.isWaiting, sourceLocation: sourceLocation)
            }
        }
    }

    /// Runs a test on an existing phone.
    static func run(
        on device: HeadlessDevice,
        way: GridScreen.Way = .pushed,
        count: Int = 60,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (GridPhone) throws -> Void
    ) throws {
        let phone = GridPhone(device: device, grid: GridScreen(count: count), way: way)
        try device.advanceUntilIdle()
        try body(phone)
    }

    private init(device: HeadlessDevice, grid: GridScreen, way: GridScreen.Way) {
        self.device = device
        self.grid = grid
        grid.way = way
        grid.zoom.delegate = ear
        home = TabbedScreen(grid, title: "Photos", delegate: grid.zoom, on: device)
        rest = Rest(in: home.window)
    }

    var navigation: UINavigationController { home.navigation }
    var tabs: UITabBarController { home.tabs }
    var window: UIWindow { home.window }
    var pager: PhotoPagerViewController? { grid.pager }

    /// Waits until the requested transition flies. On phones on which transitions begin late, this takes a frame.
    func awaitFlight() throws {
        try device.advanceFrames(while: flyingFrame == nil, limit: 0.1)
    }

    /// Whether the pager is shown and no transition is under way.
    var isOpen: Bool { home.isOpen(pager) }

    /// Whether the grid is shown and no transition is under way.
    var isClosed: Bool { home.isClosed }

    /// The middle of an item's cell, in points of the window.
    func cellCenter(_ item: Int) throws -> CGPoint { try home.center(of: grid.photoView(item)) }

    /// Opens an item by a tap on its cell, and waits until it is open.
    func open(_ item: Int) throws {
        device.tap(at: try cellCenter(item))
        try device.advanceUntilIdle()
    }

    /// The frame of the photo in flight, as the screen shows it, in points of the window, or `nil` if no photo flies. If a part of a photo
    /// flies, this is the frame of the part.
    var flyingFrame: CGRect? { flyingPhoto?.flyingPart.seenFrame }

    /// The view of the photo in flight, or `nil` if no photo flies.
    var flyingPhoto: UIView? {
        guard let overlay = window.descendants.first(where: { $0 is TransitionOverlayView }) else { return nil }
        // The views above the first one are pictures of the views that overlie the photo on its screen.
        return overlay.subviews.first?.descendants.last { $0 is UIImageView }
    }

    /// The part of the tab bar that is on the screen at rest, 0 to 1.
    var tabBarPresence: CGFloat {
        let layer = tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer
        let height = layer.bounds.height
        guard height > 0, tabs.tabBar.window != nil else { return 0 }
        return CGFloat(layer.opacity) * min(max((tabs.view.bounds.maxY - layer.frame.minY) / height, 0), 1)
    }

    /// The part of the navigation bar that is on the screen, 0 to 1.
    var barPresence: CGFloat {
        let bar = navigation.navigationBar
        guard !bar.isHidden else { return 0 }
        let frame = (bar.layer.presentation() ?? bar.layer).frame
        return min(max(frame.maxY / (window.safeAreaInsets.top + frame.height), 0), 1)
    }

    /// The faults that a transition has left behind, in words. Empty at rest.
    var leftovers: [String] {
        var result = home.leftovers
        for view in window.descendants {
            if let photo = view as? UIImageView, photo.image?.size == CGSize(width: 390, height: 260), photo.shownAlpha != 1 {
                result.append("a photo has alpha \(photo.alpha)")
            }
        }
        for view in [grid.view, grid.pager?.viewIfLoaded].compactMap({ $0 }) where view.shownAlpha != 1 || view.transform != .identity {
            result.append("a screen is left faded or moved")
        }
        let isShown = tabs.selectedViewController === navigation
        let hidesTabBar = isShown && navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
        if (tabs.tabBar.superview !== tabs.view) != hidesTabBar || tabs.isTabBarHidden || tabs.tabBar.alpha != 1 {
            result.append("the tab bar is not where UIKit has it")
        }
        if !isOpen && !isClosed { result.append("a transition is not over") }
        return result
    }
}
