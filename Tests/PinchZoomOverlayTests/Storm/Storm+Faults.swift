import HeadlessDevice
import PinchZoomOverlay
import UIKit

@testable import PinchZoomTestSupport

/// Disturbances by the app and the system.
extension Storm {
    static let faults: [Action] = [
        (2, { $0.fault("reloadData") { $0.feed.collectionView.reloadData() } }), (4, { $0.changeItems() }), (4, { $0.scroll() }),
        (3, { $0.change("another image") { $1.photoView.image = TestImages.photo(.random(in: 0..<8, using: &$0.random)) } }),
        (3, { $0.changeAlpha() }), (3, { $0.cover() }), (3, { $0.leave() }), (2, { $0.turn() }),
        (2, { $0.change("disabled") { $1.pinchZoomInteraction?.isEnabled = false } }),
        (2, { $0.change("disablePinchZoom") { $1.disablePinchZoom() } }), (3, { $0.change("a configuration") { $0.configure($1) } }),
        (2, { $0.change("cancelPinchZoom") { $1.cancelPinchZoom() } }), (2, { $0.change("end") { $1.pinchZoomInteraction?.end() } }),
        (3, { $0.change("zoomIn") { $0.zoomIn($1) } }),
        (1, { $0.fault("may not begin") { $0.feed.record.maysBegin = false } }),
        (2, { $0.fault("Reduce Motion") { $0.device.isReduceMotionEnabled.toggle() } }), (2, { $0.removePhoto() }),
        (1, { $0.change("hidden") { $1.photoView.isHidden.toggle() } }), (1, { $0.shrink() }),
        (1, { $0.change("no image") { $1.photoView.image = nil } }),
        (1, { $0.fault("a memory warning") { $0.device.sendMemoryWarning() } }),
        (2, { $0.meddleWithCellZoom() }), (1, { $0.change("relaid") { $1.setNeedsLayout() } }),
    ]

    private func fault(_ name: String, _ body: (Storm) -> Void) {
        log(name)
        body(self)
    }

    private func change(_ name: String, _ body: (Storm, FeedCell) -> Void) {
        guard let cell = someNote()?.cell else { return }
        log("\(name), of \(cell.captionLabel.text ?? "?")")
        body(self, cell)
    }

    private func changeItems() {
        let list = feed.collectionView
        let item = IndexPath(item: .random(in: 0..<feed.itemCount, using: &random), section: 0)
        let shown = pick(list.indexPathsForVisibleItems) ?? item
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where feed.itemCount > 8:
            log("delete \(shown.item)")
            list.performBatchUpdates {
                self.feed.itemCount -= 1
                list.deleteItems(at: [shown])
            }
        case 1 where feed.itemCount < 30:
            log("insert \(item.item)")
            list.performBatchUpdates {
                self.feed.itemCount += 1
                list.insertItems(at: [item])
            }
        case 2:
            log("replace \(shown.item) by \(item.item)")
            list.performBatchUpdates {
                list.deleteItems(at: [shown])
                list.insertItems(at: [item])
            }
        default:
            log("reload \(shown.item)")
            list.reloadItems(at: [shown])
        }
    }

    private func scroll() {
        let list = feed.collectionView
        let isAnimated = chance(2)
        log("scroll, \(isAnimated)")
        if chance(2) {
            list.scrollToItem(
                at: IndexPath(item: .random(in: 0..<feed.itemCount, using: &random), section: 0),
                at: .centeredVertically,
                animated: isAnimated
            )
        } else {
            let bottom = max(0, list.contentSize.height - list.bounds.height)
            let offset = CGPoint(x: 0, y: min(max(list.contentOffset.y + number(-400...400), 0), bottom))
            list.setContentOffset(offset, animated: isAnimated)
        }
    }

    /// Stops the list at its current offset, unless the list is beyond its edge. An app that stops a list beyond its edge leaves it there,
    /// which is no fault of a zoom.
    private func stopList() {
        let list = feed.collectionView
        let insets = list.adjustedContentInset
        let bottom = max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
        guard (-insets.top...bottom).contains(list.contentOffset.y) else { return }
        list.setContentOffset(list.contentOffset, animated: false)
    }

    private func changeAlpha() {
        guard let note = someNote(), let cell = note.cell else { return }
        note.alpha = pick([0.3, 0.6, 1]) ?? 1
        log("alpha \(note.alpha), of \(cell.captionLabel.text ?? "?")")
        cell.photoView.alpha = note.alpha
    }

    private func cover() {
        guard life == .active, navigation.topViewController === feed, navigation.presentedViewController == nil else { return }
        let isAnimated = chance(2)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            log("pop the feed, \(isAnimated)")
            navigation.popViewController(animated: isAnimated)
        case 1:
            log("push, \(isAnimated)")
            navigation.pushViewController(UIViewController(), animated: isAnimated)
        default:
            let controller = chance(2) ? PhotoSheet() : UIViewController()
            controller.modalPresentationStyle = pick([.fullScreen, .pageSheet, .overFullScreen]) ?? .pageSheet
            if let sheet = controller as? PhotoSheet { note(sheet) }
            log("present \(type(of: controller)) \(controller.modalPresentationStyle), \(isAnimated)")
            feed.present(controller, animated: isAnimated)
        }
    }

    private func leave() {
        guard life == .active else { return }
        let formerCount = zoomCount
        deactivate()
        // The app may begin a new zoom when a zoom ends. Only the former zooms count.
        let left = open.filter { beginnings[$0] ?? 0 <= formerCount }
        if !left.isEmpty { trouble("\(left.count) zooms go on although the app is \(life)") }
    }

    private func configure(_ cell: FeedCell) {
        var configuration = PinchZoomConfiguration()
        configuration.minimumScale = pick([0.5, 1]) ?? 1
        configuration.maximumScale = pick([1, 2, 4]) ?? 4
        configuration.rubberBandReach = pick([0, 0.3]) ?? 0.3
        configuration.allowsRotation = chance(2)
        configuration.release = chance(3) ? .stays(above: pick([1, 1.3]) ?? 1) : .returns
        configuration.locksScrolling = !chance(3)
        configuration.playsHapticAtLimit = chance(2)
        configuration.springDampingRatio = Double(number(0.3...1.5))
        configuration.springResponse = Double(number(0.1...0.6))
        cell.enablePinchZoom(configuration)
        track(cell)
    }

    private func zoomIn(_ cell: FeedCell) {
        let point = CGPoint(x: number(0...390), y: number(0...800))
        guard cell.pinchZoomInteraction?.zoomIn(at: chance(2) ? nil : point) == true else { return }
        // The delegate may have ended the zoom already.
        if open.contains(ObjectIdentifier(cell)) { noteByCell[ObjectIdentifier(cell)]?.isZoomedInByAction = true }
    }

    private func removePhoto() {
        guard let note = someNote(), let cell = note.cell else { return }
        log("remove \(cell.captionLabel.text ?? "?") from its cell, \(note.isAway)")
        if note.isAway || chance(2) { putBack(note) } else { note.isAway = true; cell.photoView.removeFromSuperview() }
    }

    func putBack(_ note: Note) {
        note.isAway = false
        guard let cell = note.cell else { return }
        cell.contentView.insertSubview(cell.photoView, at: 0)
    }

    private func shrink() {
        guard let note = someNote(), let cell = note.cell else { return }
        log("no size, of \(cell.captionLabel.text ?? "?")")
        note.isShrunk = true
        cell.photoView.bounds.size = .zero
    }

    private func meddleWithCellZoom() {
        let zooms = notes.compactMap(\.cellZoom)
        guard let zoom = pick(zooms.filter { $0.state != .idle }) ?? pick(zooms) else { return }
        let choice = Int.random(in: 0..<3, using: &random)
        log("\(["cancel", "end", "switch off"][choice]) the zoom of a cell")
        switch choice {
        case 0: zoom.cancel()
        case 1: zoom.end()
        default: zoom.isEnabled = false
        }
    }

    // MARK: The delegate

    /// Performs a random action of the delegate within one of its callbacks.
    func meddle(with cell: FeedCell, from call: String) {
        guard !isQuiet, meddlingDepth < 3, chance(call == "change" ? 60 : 12) else { return }
        meddlingDepth += 1
        defer { meddlingDepth -= 1 }
        let actions: [(String, @MainActor (Storm) -> Void)] = [
            ("cancel", { _ in cell.cancelPinchZoom() }), ("end", { _ in cell.pinchZoomInteraction?.end() }),
            ("zoomIn", { $0.zoomIn(cell) }), ("disabled", { _ in cell.pinchZoomInteraction?.isEnabled = false }),
            ("disablePinchZoom", { _ in cell.disablePinchZoom() }), ("a configuration", { $0.configure(cell) }),
            (
                "alpha 0.5",
                {
                    $0.noteByCell[ObjectIdentifier(cell)]?.alpha = 0.5; cell.photoView.alpha = 0.5
                }
            ),
            ("no image", { _ in cell.photoView.image = nil }), ("reloadData", { $0.feed.collectionView.reloadData() }),
            ("a scroll", { $0.stopList() }),
            (
                "removal",
                {
                    $0.noteByCell[ObjectIdentifier(cell)]?.isAway = true; cell.photoView.removeFromSuperview()
                }
            ),
        ]
        guard let action = pick(actions) else { return }
        log("  \(action.0) from within \(call), of \(cell.captionLabel.text ?? "?")")
        action.1(self)
    }

    /// Sets a cell's delegate. If the cell's interaction is new, the storm also checks that it doesn't outlive the cell.
    func track(_ cell: FeedCell) {
        cell.pinchZoomDelegate = feed
        guard let interaction = cell.pinchZoomInteraction, !remains.contains(where: { $0.object === interaction }) else { return }
        remains.append(Remains(name: "an interaction", object: interaction))
    }
}
