import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A phone that shows a column of photos. A photo opens in a pager by an item that the app keeps, as in a binding of SwiftUI.
@MainActor final class BoundPhone {
    /// The device, with a screen of 390 × 844 points.
    let device: HeadlessDevice
    let screen = UIViewController()
    let sources = PagerSources()
    private(set) lazy var presentation = PagerPresentation<[Int]>(sources: sources)
    /// The photos' views, by item: 180 points wide, one below the other.
    private(set) var views: [Int: UIImageView] = [:]
    /// The item that the app keeps.
    private(set) var item: Int?
    var items: [Int] { content.items }
    /// The app's closures about the items.
    var content: PagerContent<[Int]>
    /// The zoom that the app keeps, for tests that call `updateZoom()`.
    var zoom = PhotoPagerZoom()
    /// Whether an update follows at once after the pager has changed the item.
    var updatesAtOnce = true
    /// The items that the pager has reported, in order.
    private(set) var told: [Int?] = []

    /// Runs a test on a phone of its own, and checks at the end that nothing of a transition is left.
    static func run(
        items: [Int] = Array(0..<5),
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (BoundPhone) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            let phone = BoundPhone(device: device, items: items)
            try body(phone)
            try device.advanceUntilIdle()
            let isLeft = phone.window?.descendants.contains { $0 is TransitionOverlayView } ?? false
            #expect(!isLeft, sourceLocation: sourceLocation)
            #expect(phone.views.values.allSatisfy { $0.shownAlpha == 1 }, sourceLocation: sourceLocation)
        }
    }

    private init(device: HeadlessDevice, items: [Int]) {
        self.device = device
        content = PagerContent(items: items) { .image(TestImages.photo($0)) }
        screen.view.backgroundColor = .white
        for item in 0..<5 {
            let view = UIImageView(image: TestImages.photo(item))
            view.frame = CGRect(x: 20, y: 60 + 140 * CGFloat(item), width: 180, height: 120)
            screen.view.addSubview(view)
            views[item] = view
            sources.add(view, for: item)
        }
        presentation.itemDidChange = { [weak self] in
            guard let self else { return }
            told.append($0)
            item = $0
            didTell($0)
            if updatesAtOnce { update() }
        }
        device.show(screen)
        device.advanceFrames(2)
    }

    var window: UIWindow? { screen.view.window ?? pager?.view.window }
    var pager: PhotoPagerViewController? { screen.presentedViewController as? PhotoPagerViewController }

    /// Whether the pager is there and no transition is under way.
    var isOpen: Bool { pager.map { $0.transitionCoordinator == nil && $0.view.window != nil } ?? false }
    var isClosed: Bool { screen.presentedViewController == nil && screen.view.window != nil }

    /// The frame of the flying photo, or `nil` if no photo is flying.
    var flyingFrame: CGRect? {
        let overlay = window?.descendants.first { $0 is TransitionOverlayView }
        return overlay?.subviews.first?.descendants.last { $0 is UIImageView }.map { $0.seenFrame }
    }

    /// Sets the item that the app keeps, and updates the presentation, as after every change of the app's state.
    func set(_ item: Int?) {
        self.item = item
        update()
    }

    func set(items: [Int]) {
        content.items = items
        update()
    }

    /// Changes the app's items without an update.
    func items(are items: [Int]) {
        content.items = items
    }

    func update() {
        presentation.update(item, of: content, from: screen)
    }

    /// Updates the pager with the zoom that the app keeps.
    func updateZoom() {
        content.zoom = PagerContent.BoundZoom(value: zoom, isAnimated: false) { [weak self] in self?.zoom = $0 }
        update()
        device.advanceFrames(2)
    }

    func swipe(to next: Int) throws {
        let isForward = next > presentation.pager?.currentIndex ?? 0
        device.swipe(from: CGPoint(x: isForward ? 300 : 100, y: 420), to: CGPoint(x: isForward ? 100 : 300, y: 420))
        try device.advanceUntilIdle()
    }

    /// The closure to call when the pager reports an item.
    var didTell: (Int?) -> Void = { _ in }

    /// Drags the photo away and releases it.
    func dragAway() {
        device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 720), duration: 0.25).lift()
    }
}
