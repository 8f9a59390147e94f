import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A phone that shows a list of cards in a tab, under a navigation bar.
@MainActor struct CardPhone {
    /// The phone, with a screen of 390 × 844 points.
    let device: HeadlessDevice
    let list: CardListScreen
    private let home: TabbedScreen
    /// The delegate that records the calls of the transition controller.
    let ear = TransitionEar()

    /// Runs a test on a new phone, and then checks that the transitions have left nothing behind.
    static func run(
        _ kind: CardListScreen.Kind,
        way: CardListScreen.Way = .pushed,
        _ configuration: HeadlessDevice.Configuration = HeadlessDevice.Configuration(scale: 1),
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (CardPhone) throws -> Void
    ) throws {
        try HeadlessDevice.run(configuration) { device in
            try run(on: device, kind, way: way) { phone in
                try body(phone)
                try device.advanceUntilIdle()
                #expect(phone.leftovers == [], sourceLocation: sourceLocation)
                // If a controller was released, its delegate isn't notified of the end.
                let hearsEnd = phone.list.controller.delegate === phone.ear
                #expect(phone.ear.faults == [] && !(hearsEnd && phone.ear.isWaiting), sourceLocation: sourceLocation)
            }
        }
    }

    /// Runs a test on an existing phone.
    static func run(
        on device: HeadlessDevice,
        _ kind: CardListScreen.Kind,
        way: CardListScreen.Way = .pushed,
        _ body: (CardPhone) throws -> Void
    ) throws {
        let phone = CardPhone(device: device, list: CardListScreen(kind), way: way)
        try device.advanceUntilIdle()
        phone.list.appearances = []
        try body(phone)
    }

    private init(device: HeadlessDevice, list: CardListScreen, way: CardListScreen.Way) {
        self.device = device
        self.list = list
        list.way = way
        list.controller.delegate = ear
        home = TabbedScreen(list, title: "Cards", delegate: list.controller, on: device)
    }

    var navigation: UINavigationController { home.navigation }
    var tabs: UITabBarController { home.tabs }
    var window: UIWindow { home.window }
    var detail: CardDetailScreen? { list.detail }

    /// Waits until the requested transition flies. On phones on which transitions begin late, this takes a frame.
    func awaitFlight() throws {
        try device.advanceFrames(while: overlay == nil, limit: 0.1)
    }

    /// Whether the detail screen is shown and no transition is under way.
    var isOpen: Bool { home.isOpen(detail) }

    /// Whether the list is shown and no transition is under way.
    var isClosed: Bool { home.isClosed }

    /// The middle of a card's cell, in points of the window.
    func cellCenter(_ name: Int) throws -> CGPoint { try home.center(of: list.cell(name)) }

    /// Opens a card by a tap, and waits until it is open.
    func open(_ name: Int) throws {
        device.tap(at: try cellCenter(name))
        try device.advanceUntilIdle()
    }

    /// Goes back, as the back button or a close button does.
    func goBack() {
        if list.way == .pushed { navigation.popViewController(animated: true) } else { detail?.dismiss(animated: true) }
    }

    /// The frames of the views in flight, in points of the window, back to front.
    var flyingFrames: [CGRect] {
        guard let overlay else { return [] }
        let flying = overlay.descendants.filter { $0.subviews.allSatisfy { $0 is WindowObserver } && !($0 is WindowObserver) }
        return flying.map { $0.seenFrame }
    }

    /// The frames of the photos in flight, in points of the window.
    var flyingPhotos: [CGRect] {
        (overlay?.descendants ?? []).compactMap { $0 as? UIImageView }.map { $0.seenFrame }
    }

    /// The frame of the growing screen, in points of the window, or `nil` if no screen grows.
    var growingFrame: CGRect? {
        guard let frame = detail?.viewIfLoaded?.superview, frame.autoresizesSubviews == false, frame.clipsToBounds else { return nil }
        return frame.seenFrame
    }

    /// Returns the visible opacity of a view: the product with the opacity of all its superviews.
    func seenAlpha(of view: UIView) -> CGFloat { sequence(first: view, next: \.superview).reduce(1) { $0 * $1.shownAlpha } }

    /// The view that holds the views in flight.
    var overlay: TransitionOverlayView? { window.descendants.lazy.compactMap { $0 as? TransitionOverlayView }.first }

    /// The faults that a transition has left behind, in words. Empty at rest.
    var leftovers: [String] {
        var result = home.leftovers
        let screens = [list.viewIfLoaded, detail?.viewIfLoaded].compactMap { $0 }
        for view in screens.flatMap({ [$0] + $0.descendants }) where !(view is UIScrollView) && isOwn(view) && view.shownAlpha != 1 {
            result.append("\(type(of: view)) has alpha \(view.alpha)")
        }
        for cell in list.list.visibleCells.compactMap({ $0 as? CardCell }) {
            if [cell.cardView, cell.photoView, cell.titleLabel].contains(where: { $0.superview !== cell.contentView }) {
                result.append("a view is not in its cell")
            }
        }
        if let detail,
            [detail.cardView, detail.photoView, detail.titleLabel, detail.badge].contains(where: { $0.superview !== detail.view })
        {
            result.append("a view is not in its screen")
        }
        for view in screens where view.transform != .identity || view.superview.map({ $0.bounds != view.frame }) ?? false {
            result.append("a screen is left moved: \(view.frame)")
        }
        if tabs.tabBar.alpha != 1 || navigation.navigationBar.alpha != 1 { result.append("a bar is dimmed") }
        if !isOpen && !isClosed { result.append("a transition is not over") }
        return result
    }

    private func isOwn(_ view: UIView) -> Bool {
        view is UILabel || view is UIImageView && (view as? UIImageView)?.image?.size.width == 390 || view is CardCell
            || view === list.view || view === detail?.view
    }
}
