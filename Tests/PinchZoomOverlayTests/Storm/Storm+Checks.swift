import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The checks after each step, and the checks at rest.
extension Storm {
    /// Undoes disturbances at random, as the app and its user do sooner or later. Without this, the storm would come to a standstill.
    func recover() {
        if life != .active, chance(4) { activate() }
        if chance(10) { uncover(animated: chance(2)) }
        if chance(10) { feed.record.maysBegin = true }
        if chance(20) { for note in notes { restore(note) } }
        if chance(15), let note = notes.first(where: { $0.staysUp }) {
            log("end of \(note.cell?.captionLabel.text ?? "?")")
            note.cell?.pinchZoomInteraction?.end()
        }
    }

    private func uncover(animated: Bool) {
        guard life == .active else { return }
        if navigation.presentedViewController != nil {
            log("dismiss, \(animated)")
            navigation.dismiss(animated: animated)
        } else if navigation.viewControllers.count == 1 {
            log("push the feed, \(animated)")
            navigation.pushViewController(feed, animated: animated)
        } else if navigation.topViewController !== feed {
            log("pop, \(animated)")
            navigation.popViewController(animated: animated)
        }
    }

    private func restore(_ note: Note) {
        guard let cell = note.cell else { return }
        cell.photoView.isHidden = false
        if note.isAway { putBack(note) }
        cell.setNeedsLayout()
        note.isShrunk = false
        if cell.photoView.image == nil { cell.photoView.image = TestImages.photo(0) }
        cell.enablePinchZoom()
        note.cellZoom?.isEnabled = true
        track(cell)
    }

    // MARK: All the time

    func checkZooms() {
        var up = openSheetZoomCount
        for note in notes {
            if let zoom = note.cellZoom {
                if zoom.state != .idle { up += 1 }
                if (zoom.state != .idle) != open.contains(ObjectIdentifier(zoom)) { trouble("\(zoom.state) of a cell") }
                if zoom.state == .zooming, fingers.isEmpty { trouble("a cell is up and nobody holds it") }
            }
            guard let cell = note.cell else { continue }
            let state = cell.pinchZoomInteraction?.state ?? .idle
            if (state != .idle) != open.contains(ObjectIdentifier(cell)) { trouble("\(state), but \(open.count) have begun") }
            guard let pose = cell.pinchZoomInteraction?.pose, state != .idle else { continue }
            up += 1
            let values = [pose.scale, pose.rotation, pose.translation.dx, pose.translation.dy]
            if !values.allSatisfy(\.isFinite) || pose.scale <= 0 { trouble("the pose \(pose)") }
            if state == .zooming, fingers.isEmpty, !note.staysUp { trouble("a photo is up and nobody holds it") }
        }
        // With Reduce Motion, an overlay fades out after its zoom has ended.
        let overlays = window.subviews.filter { $0 is PinchOverlayView && $0.alpha == 1 }.count
        if overlays > up { trouble("\(overlays) overlays of \(up) zooms") }
    }

    // MARK: At rest

    func comeToRest() {
        log("calm", events: 0)
        isQuiet = true
        defer { isQuiet = false }
        liftAll()
        if life != .active { activate() }
        checkZooms()
        for note in notes { note.cell?.pinchZoomInteraction?.end() }
        settle()
        if openSheetZoomCount != 0 { trouble("the photo of a sheet is up") }
        checkNotes()
        if feed.collectionView.window != nil { checkRange() }
        feed.record.maysBegin = true
        device.isReduceMotionEnabled = false
        device.rotate(to: .portrait, animated: false)
        // There are never as many screens as the limit. Without the limit, a screen that doesn't go away would block the test forever.
        for _ in 0..<100 where navigation.presentedViewController != nil || navigation.topViewController !== feed {
            uncover(animated: false)
            settle()
        }
        if navigation.presentedViewController != nil || navigation.topViewController !== feed { trouble("a screen does not go away") }
        for note in notes { restore(note) }
        feed.collectionView.reloadData()
        settle()
        checkNotes()
        for note in notes {
            note.alpha = 1
            note.cell?.photoView.alpha = 1
        }
        for fault in rest.faults(of: feed) where fault != "a subview is left in the photo" { trouble(fault) }
        checkList()
        if !open.isEmpty { trouble("\(open.count) zooms have not ended") }
        feed.record.forget()
        notes.removeAll { $0.cell == nil }
        remains.removeAll { $0.object == nil }
    }

    /// Checks that the cells have the app's changes, and no changes by the component.
    private func checkNotes() {
        for note in notes {
            guard let cell = note.cell else { continue }
            let photo = cell.photoView
            let name = cell.captionLabel.text ?? "?"
            if abs(photo.shownAlpha - note.alpha) > 1e-6 { trouble("\(name) has alpha \(photo.alpha), not \(note.alpha)") }
            if photo.subviews != [note.badge].compactMap({ $0 }) { trouble("\(name) has the subviews \(photo.subviews)") }
            if photo.superview !== (note.isAway ? nil : cell.contentView) {
                trouble("\(name) is in \(String(describing: photo.superview))")
            }
            if cell.contentView.subviews.count != (note.isAway ? 1 : 2) { trouble("the cell of \(name) has \(cell.contentView.subviews)") }
            if photo.transform != .identity { trouble("\(name) is left with a transform") }
        }
    }

    private func checkRange() {
        let list = feed.collectionView
        let insets = list.adjustedContentInset
        let bottom = max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
        if list.contentOffset.y < -insets.top - 1 || list.contentOffset.y > bottom + 1 {
            trouble("the list is at \(list.contentOffset.y) of \(bottom)")
        }
    }

    private func checkList() {
        checkRange()
        for case let cell as FeedCell in feed.collectionView.visibleCells {
            if cell.shownAlpha != 1 || cell.subviews.filter({ !($0 is PhotoElement || $0 is UIVisualEffectView) }).count != 1 {
                trouble("a cell of alpha \(cell.alpha) with \(cell.subviews)")
            }
            let frame = cell.photoView.frame
            if frame != CGRect(x: 0, y: 0, width: cell.contentView.bounds.width, height: FeedScreen.photoHeight) { trouble("\(frame)") }
        }
    }
}
