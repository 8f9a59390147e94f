import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import UIKit

/// One phone with a feed on it, and all that befalls it.
@MainActor final class Storm {
    /// What the app has done to a cell, so that it can be told from what the component has done.
    final class Note {
        weak var cell: FeedCell?
        weak var badge: UIView?
        /// Lifts the whole cell by its caption, in some cells.
        weak var cellZoom: PinchZoomInteraction?
        var alpha: CGFloat = 1
        var isAway = false
        var isShrunk = false
        var isZoomedInByAction = false

        init(_ cell: FeedCell) {
            self.cell = cell
        }
    }

    enum Life {
        case active, inactive, background
    }

    let seed: UInt64
    let device: HeadlessDevice
    let feed = FeedScreen()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window: UIWindow
    let rest: Rest
    private let cellDelegate = CellZoomDelegate()
    var random: SeededGenerator

    // MARK: What the storm has done

    var fingers: [Finger] = []
    var life = Life.active
    var notes: [Note] = []
    var noteByCell: [ObjectIdentifier: Note] = [:]
    var open = Set<ObjectIdentifier>()
    var meddlingDepth = 0
    var isQuiet = false
    var remains: [Remains] = []
    private(set) var eventCount = 0
    private(set) var zoomCount = 0
    private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

    // MARK: What it tells

    private var trail: [String] = []
    private var troubles: [String] = []
    private static let isTraced = ProcessInfo.processInfo.environment["STORM_TRACE"] == "all"

    init(seed: UInt64, on device: HeadlessDevice) throws {
        self.seed = seed
        self.device = device
        random = SeededGenerator(seed: seed)
        window = device.show(navigation)
        rest = Rest(in: window)
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

    /// Goes on until so many events have happened, or one of them did harm.
    func rage(for events: Int) {
        var nextCalm = 300
        while eventCount < events, troubles.isEmpty {
            let frames = device.frameCount
            step()
            count(device.frameCount - frames)
            checkState()
            if eventCount >= nextCalm, troubles.isEmpty {
                nextCalm = eventCount + Int.random(in: 100...600, using: &random)
                calmDown()
            }
        }
        if troubles.isEmpty { calmDown() }
    }

    private func step() {
        recover()
        let actions = chance(5) ? Storm.faults : Storm.gestures
        var choice = Int.random(in: 0..<actions.reduce(0) { $0 + $1.weight }, using: &random)
        for action in actions {
            choice -= action.weight
            if choice < 0 { return action.perform(self) }
        }
    }

    // MARK: Bookkeeping

    /// Writes down what happens next, as so many events.
    func log(_ text: String, events: Int = 1) {
        count(events)
        let line = "\(eventCount) at \(device.now): \(text)"
        if Storm.isTraced { print(line) }
        trail.append(line)
        if trail.count > 25 { trail.removeFirst() }
        for byte in line.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    func count(_ events: Int) {
        eventCount += events
    }

    func trouble(_ text: String) {
        troubles.append(text)
    }

    /// What went wrong, and what had happened before.
    var report: String? {
        guard !troubles.isEmpty else { return nil }
        let lines = ["seed \(seed), event \(eventCount): " + troubles.prefix(5).joined(separator: "; ")] + trail
        return lines.joined(separator: "\n    ")
    }

    private func note(_ cell: FeedCell) {
        let note = Note(cell)
        notes.append(note)
        noteByCell[ObjectIdentifier(cell)] = note
        remains.append(Remains(name: "a cell", object: cell))
        remains.append(Remains(name: "an interaction", object: cell.pinchZoomInteraction))
        if chance(3) {
            let zoom = PinchZoomInteraction { [weak cell] in cell }
            zoom.delegate = cellDelegate
            cell.captionLabel.addInteraction(zoom)
            note.cellZoom = zoom
            remains.append(Remains(name: "a cell's interaction", object: zoom))
        }
        // A photo with a view in it is lent; the others fly as twins.
        guard chance(3) else { return }
        let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        cell.photoView.addSubview(badge)
        note.badge = badge
    }

    private func told(_ what: String, _ zoomable: any PinchZoomable) {
        guard let cell = zoomable as? FeedCell, let note = noteByCell[ObjectIdentifier(cell)] else { return trouble("\(what) of no cell") }
        let id = ObjectIdentifier(cell)
        switch what {
        case "will-begin":
            zoomCount += 1
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
            if !open.insert(id).inserted { trouble("will-begin of a cell twice") }
        case "did-end":
            if open.remove(id) == nil { trouble("did-end of a cell without will-begin") }
        default:
            if !open.contains(id) { trouble("\(what) of a cell outside of a zoom") }
        }
    }

    // MARK: Chance

    /// True once in so many times.
    func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }

    /// Rather a cell whose photo is up.
    func someNote() -> Note? {
        let alive = notes.filter { $0.cell != nil }
        let up = alive.filter { ($0.cell?.pinchZoomInteraction?.state ?? .idle) != .idle }
        return up.isEmpty || chance(4) ? pick(alive) : pick(up)
    }

    func somePhoto() -> FeedCell? {
        pick(feed.collectionView.visibleCells.compactMap { $0 as? FeedCell })
    }
}

/// Hears of the zooms of whole cells.
@MainActor private final class CellZoomDelegate: PinchZoomInteractionDelegate {
    var tell: (String, PinchZoomInteraction) -> Void = { _, _ in }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { tell("will-begin", interaction) }
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) { tell("change", interaction) }
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) { tell("will-end", interaction) }
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { tell("did-end", interaction) }
}
