import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import UIKit

@testable import PinchZoomTestSupport

/// A storm on one phone with a feed.
@MainActor final class Storm: StormBase {
    /// The app's changes to a cell, by which the checks recognize changes by the component.
    final class Note {
        weak var cell: FeedCell?
        weak var badge: UIView?
        /// The interaction with which the caption lifts the whole cell, in some cells.
        weak var cellZoom: PinchZoomInteraction?
        var alpha: CGFloat = 1
        var isAway = false
        var isShrunk = false
        var isZoomedInByAction = false

        init(_ cell: FeedCell) {
            self.cell = cell
        }

        /// Whether the photo may be up without fingers.
        @MainActor var staysUp: Bool { isZoomedInByAction || cell?.pinchZoomInteraction?.configuration.release != .returns }
    }

    let feed = FeedScreen()
    /// The last sheet with a photo that has covered the feed.
    private(set) weak var sheet: PhotoSheet?
    /// The interactions of all such sheets. A zoom ends a frame later than its sheet, when another sheet may already be there.
    private var sheetZooms: [Remains] = []
    var openSheetZoomCount: Int {
        sheetZooms.count { ($0.object as? PinchZoomInteraction)?.state ?? .idle != .idle }
    }
    let navigation: UINavigationController
    let rest: Rest
    private let cellDelegate = CellZoomDelegate()

    // MARK: What the storm has done

    var notes: [Note] = []
    var noteByCell: [ObjectIdentifier: Note] = [:]
    var open = Set<ObjectIdentifier>()
    /// The number of the last zoom of each cell and each interaction, counted over all zooms.
    private(set) var beginnings: [ObjectIdentifier: Int] = [:]
    var meddlingDepth = 0
    var isQuiet = false
    private(set) var zoomCount = 0

    init(seed: UInt64, on device: HeadlessDevice) {
        navigation = UINavigationController(rootViewController: UIViewController())
        let window = device.show(navigation)
        rest = Rest(in: window)
        super.init(seed: seed, on: device, in: window)
        feed.locksItsList = chance(2)
        feed.prepareCell = { [weak self] in self?.note($0) }
        feed.record.onWillBegin = { [weak self] in self?.told("will-begin", $0) }
        feed.record.onChange = { [weak self] in self?.told("change", $0) }
        feed.record.onWillEnd = { [weak self] in self?.told("will-end", $0) }
        feed.record.onDidEnd = { [weak self] in self?.told("did-end", $0) }
        cellDelegate.tell = { [weak self] in self?.told($0, ofCellBy: $1) }
        navigation.pushViewController(feed, animated: false)
        remains += [Remains(name: "the feed", object: feed), Remains(name: "the navigation controller", object: navigation)]
        device.advanceFrames()
    }

    override var resultCount: Int { zoomCount }

    override func step() {
        recover()
        perform(oneOf: chance(5) ? Storm.faults : Storm.gestures, in: self)
    }

    override func checkState() { checkZooms() }

    override func calmDown() async { comeToRest() }

    func note(_ sheet: PhotoSheet) {
        self.sheet = sheet
        let zoom = Remains(name: "a sheet's interaction", object: sheet.zoom)
        sheetZooms.removeAll { $0.object == nil }
        sheetZooms.append(zoom)
        remains += [Remains(name: "a sheet", object: sheet), zoom]
    }

    private func note(_ cell: FeedCell) {
        let note = Note(cell)
        notes.append(note)
        noteByCell[ObjectIdentifier(cell)] = note
        remains.append(Remains(name: "a cell", object: cell))
        remains.append(Remains(name: "an interaction", object: cell.pinchZoomInteraction))
        if chance(3) {
            let zoom = PinchZoomInteraction(lifting: .view { [weak cell] in cell })
            zoom.delegate = cellDelegate
            cell.captionLabel.addInteraction(zoom)
            note.cellZoom = zoom
            remains.append(Remains(name: "a cell's interaction", object: zoom))
        }
        if chance(4) {
            // A glass caption over the photo. The caption takes no subviews.
            let caption = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            caption.frame = CGRect(x: 0, y: 0, width: 390, height: 40)
            cell.addSubview(caption)
        }
        // If a photo has a subview, the photo itself flies. Otherwise, a copy of the photo flies.
        guard chance(3) else { return }
        let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        cell.photoView.addSubview(badge)
        note.badge = badge
    }

    private func told(_ what: String, _ interaction: PinchZoomInteraction) {
        guard let cell = interaction.view as? FeedCell, let note = noteByCell[ObjectIdentifier(cell)] else {
            return trouble("\(what) of no cell")
        }
        let id = ObjectIdentifier(cell)
        switch what {
        case "will-begin":
            zoomCount += 1
            beginnings[id] = zoomCount
            if !open.insert(id).inserted { trouble("will-begin twice") }
            let photo = cell.photoView
            if photo.window == nil || photo.image == nil || photo.bounds.isEmpty || photo.isHidden { trouble("there was nothing to lift") }
        case "did-end":
            note.isZoomedInByAction = false
            if open.remove(id) == nil { trouble("did-end without will-begin") }
        default:
            if !open.contains(id) { trouble("\(what) outside of a zoom") }
        }
        meddle(with: cell, from: what)
    }

    private func told(_ what: String, ofCellBy zoom: PinchZoomInteraction) {
        let id = ObjectIdentifier(zoom)
        switch what {
        case "will-begin":
            zoomCount += 1
            beginnings[id] = zoomCount
            if !open.insert(id).inserted { trouble("will-begin of a cell twice") }
        case "did-end":
            if open.remove(id) == nil { trouble("did-end of a cell without will-begin") }
        default:
            if !open.contains(id) { trouble("\(what) of a cell outside of a zoom") }
        }
    }

    /// Returns the note of a random cell, with preference for cells whose photo is up.
    func someNote() -> Note? {
        let alive = notes.filter { $0.cell != nil }
        let up = alive.filter { ($0.cell?.pinchZoomInteraction?.state ?? .idle) != .idle }
        return up.isEmpty || chance(4) ? pick(alive) : pick(up)
    }

    func somePhoto() -> FeedCell? {
        pick(feed.collectionView.visibleCells.compactMap { $0 as? FeedCell })
    }
}

/// The delegate of the zooms of whole cells.
@MainActor private final class CellZoomDelegate: PinchZoomInteractionDelegate {
    var tell: (String, PinchZoomInteraction) -> Void = { _, _ in }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { tell("will-begin", interaction) }
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) { tell("change", interaction) }
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) { tell("will-end", interaction) }
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { tell("did-end", interaction) }
}
