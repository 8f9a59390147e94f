import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A storm on one phone with a feed of self-sizing cells, in a collection view or a table.
@MainActor final class ListStorm: StormBase {
    let feed: StrangersFeed
    let navigation: UINavigationController
    private var open = Set<ObjectIdentifier>()
    private var known = Set<ObjectIdentifier>()
    private var zoomCount = 0
    /// The interaction of the whole list, with which photos stay up, or `nil` if each cell has its own interaction.
    private let listZoom: PinchZoomInteraction?

    init(seed: UInt64, on device: HeadlessDevice) {
        // The seed chooses the kind of the feed, the media, and the way of sizing cells. All combinations occur.
        let media = PostContents.Media.allCases
        // In half of the storms, rows have swipe actions.
        feed = StrangersFeed(
            StrangersFeed.Kind.allCases[Int(seed % 3)],
            media[Int(seed / 3) % media.count],
            offersSwipeActions: seed / 2 % 2 == 1
        )
        navigation = UINavigationController(rootViewController: feed)
        listZoom = seed / 3 % 2 == 1 ? ListStorm.makeListZoom(of: feed) : nil
        super.init(seed: seed, on: device, in: device.show(navigation))
        feed.didFill = { [weak self] in self?.note($0) }
        feed.record.onWillBegin = { [weak self] in self?.began($0) }
        feed.record.onDidEnd = { [weak self] in self?.ended($0) }
        remains += [Remains(name: "the feed", object: feed), Remains(name: "the list", object: feed.scrollView)]
        if seed / 18 % 2 == 1 { feed.followConstraints() }
        feed.cells.forEach { note($0) }
        device.advanceFrames()
    }

    override var resultCount: Int { zoomCount }

    private static func makeListZoom(of feed: StrangersFeed) -> PinchZoomInteraction {
        let target = PinchZoomInteraction.Target.viewAt { [weak feed] location in
            guard let feed else { return nil }
            let point = feed.scrollView.convert(location, to: nil)
            return feed.shownContents.map(\.media).first { $0.bounds.contains($0.convert(point, from: nil)) }
        }
        let zoom = PinchZoomInteraction(configuration: PinchZoomConfiguration(release: .stays()), lifting: target)
        zoom.delegate = feed
        feed.loadViewIfNeeded()
        feed.scrollView.addInteraction(zoom)
        return zoom
    }

    override func step() {
        recover()
        perform(oneOf: chance(5) ? ListStorm.faults : ListStorm.gestures, in: self)
    }

    override func calmDown() async { comeToRest() }

    private func note(_ cell: any PinchZoomable) {
        if listZoom != nil { cell.disablePinchZoom() }
        guard known.insert(ObjectIdentifier(cell)).inserted else { return }
        remains += [Remains(name: "a cell", object: cell), Remains(name: "an interaction", object: cell.pinchZoomInteraction)]
    }

    private func began(_ interaction: PinchZoomInteraction) {
        zoomCount += 1
        if !open.insert(ObjectIdentifier(interaction)).inserted { trouble("will-begin twice") }
    }

    private func ended(_ interaction: PinchZoomInteraction) {
        if open.remove(ObjectIdentifier(interaction)) == nil { trouble("did-end without will-begin") }
    }

    /// Returns a random post, with preference for posts whose photo is in sight.
    func somePost() -> PostContents? {
        let inSight = feed.shownContents.filter { contents in
            let middle = contents.media.convert(CGPoint(x: contents.media.bounds.midX, y: contents.media.bounds.midY), to: nil)
            return window.bounds.insetBy(dx: 0, dy: 90).contains(middle)
        }
        return pick(inSight) ?? pick(feed.shownContents)
    }

    /// The interactions of the visible cells, or the interaction of the list.
    var zooms: [PinchZoomInteraction] { listZoom.map { [$0] } ?? feed.cells.compactMap(\.pinchZoomInteraction) }

    /// Enables all interactions. With `ending`, also ends the zooms of photos that stay up.
    func enableZooms(ending: Bool) {
        for cell in feed.cells { cell.pinchZoomInteraction?.isEnabled = true }
        listZoom?.isEnabled = true
        if ending, fingers.isEmpty { listZoom?.end() }
    }

    // MARK: All the time

    override func checkState() {
        let zoomCount = open.count + (listZoom?.returning.count ?? 0)
        if window.subviews.filter({ $0 is PinchOverlayView && $0.alpha == 1 }).count > zoomCount { trouble("an overlay of no zoom") }
        for zoom in zooms where (zoom.state != .idle) != open.contains(ObjectIdentifier(zoom)) {
            trouble("\(zoom.state), but \(open.count) have begun")
        }
        if listZoom == nil, fingers.isEmpty, zooms.contains(where: { $0.state == .zooming }) {
            trouble("a photo is up and nobody holds it")
        }
    }

    // MARK: At rest

    private func comeToRest() {
        log("calm", events: 0)
        liftAll()
        if life != .active { activate() }
        device.isReduceMotionEnabled = false
        device.rotate(to: .portrait, animated: false)
        enableZooms(ending: true)
        settle()
        // There are never as many screens as the limit. Without the limit, a screen that doesn't go away would block the test forever.
        for _ in 0..<100 where isCovered {
            uncover(animated: false)
            settle()
        }
        if isCovered { trouble("a screen does not go away") }
        checkState()
        if !open.isEmpty { trouble("\(open.count) zooms have not ended") }
        if feed.scrollView.isLocked { trouble("the list is locked") }
        checkRange()
        for contents in feed.shownContents { contents.faults.forEach { trouble($0) } }
        if let message = device.constraintMessages.first { trouble(message) }
        remains.removeAll { $0.object == nil }
    }

    private func checkRange() {
        let list = feed.scrollView
        let insets = list.adjustedContentInset
        let bottom = max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
        if list.contentOffset.y < -insets.top - 1 || list.contentOffset.y > bottom + 1 {
            trouble("the list is at \(list.contentOffset.y) of \(bottom)")
        }
    }
}
