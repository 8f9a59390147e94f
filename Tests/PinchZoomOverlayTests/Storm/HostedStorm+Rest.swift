import HeadlessDevice
import PortableTestSupport
import TestSupport
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The checks at rest.
extension HostedStorm {
    func comeToRest() async {
        log("calm", events: 0)
        liftAll()
        if life != .active { activate() }
        if isRootReplaced { putRootBack() }
        device.isReduceMotionEnabled = false
        device.rotate(to: .portrait, animated: false)
        // An item that waits for another screen to go checks the screen in each frame. The phone can't settle before.
        device.advance(by: 1)
        for _ in 0..<100 where isCovered {
            uncover(animated: false)
            device.advance(by: 1)
        }
        if isCovered { trouble("a screen does not go away") }
        if chance(4) { answerAll() }
        await settleWithTasks()
        // After any disturbance, the pager must show the item without another update.
        if !isUpdateDue { checkItem() }
        heal()
        for member in column.members { member.zoom.interaction.end() }
        for picture in pictures { picture.zoom.interaction.end() }
        column.arrange()
        await settleWithUpdates()
        checkItem()
        checkPhotos()
        checkPages()
        if !isInTrouble, chance(2) {
            keep(nil)
            await settleWithUpdates()
            checkItem()
            checkPhotos()
            checkPages()
        }
        forgetTheDead()
        if presentation.pager == nil, remains.contains(where: { $0.name == "a pager" }) { trouble("a pager is gone and still there") }
    }

    /// Updates until no update is due. An update may lead to another update.
    private func settleWithUpdates() async {
        for _ in 0..<20 {
            update()
            await settleWithTasks()
            if !isUpdateDue { return }
        }
        trouble("updates lead to updates without end")
    }

    /// Checks that the pager shows the item that the app keeps.
    private func checkItem() {
        let pager = navigation.presentedViewController as? PhotoPagerViewController
        if pager !== presentation.pager { trouble("the pager that is shown is not the one that is known") }
        let shown = pager.flatMap { items.indices.contains($0.currentIndex) ? items[$0.currentIndex] : nil }
        if let item, items.contains(item), shown != item { trouble("\(shown.map(String.init) ?? "nothing") is shown, not \(item)") }
        if item == nil, pager != nil { trouble("a pager is open without an item") }
        if let pager, pager.view.window !== window || pager.view.frame != window.bounds { trouble("a pager at \(pager.view.frame)") }
    }

    private func checkPhotos() {
        for view in window.descendants where view is PinchOverlayView || view is TransitionOverlayView || view is WindowObserver {
            trouble("\(type(of: view)) is left")
        }
        for member in column.members {
            let (photo, container, name) = (member.photo, member.container, "\(member.item ?? -1)")
            if member.zoom.interaction.state != .idle { trouble("\(name) is \(member.zoom.interaction.state)") }
            if member.changes.last.flatMap({ $0 }) != nil { trouble("the end of \(name) was not told") }
            if photo.superview !== container { trouble("\(name) is in \(String(describing: photo.superview))") }
            if container.superview !== column.scrollView { trouble("\(name)'s place is in \(String(describing: container.superview))") }
            if container.subviews != [photo] { trouble("\(name)'s place has \(container.subviews)") }
            // A photo that is in no window is not laid out.
            let isLaidOut = photo.window == nil || areClose([photo.frame, photo.bodyPlace], [container.bounds, container.bounds])
            if !isLaidOut { trouble("\(name) at \(photo.frame), \(photo.bodyPlace) in \(container.bounds)") }
            if photo.shownAlpha != 1 || container.shownAlpha != 1 { trouble("\(name) has alpha \(photo.alpha), \(container.alpha)") }
            if let damage = photo.damageOfItself ?? container.damageOfItself { trouble("\(name): \(damage)") }
        }
        for picture in pictures {
            let (view, name) = (picture.view, "the picture \(picture.index)")
            if picture.zoom.interaction.state != .idle { trouble("\(name) is \(picture.zoom.interaction.state)") }
            if view.superview !== column.scrollView { trouble("\(name) is in \(String(describing: view.superview))") }
            if view.image !== picture.image { trouble("\(name) shows another image") }
            if view.shownAlpha != 1 { trouble("\(name) has alpha \(view.alpha)") }
            if let damage = view.damageOfItself { trouble("\(name): \(damage)") }
        }
        if column.scrollView.isLocked { trouble("the column is locked") }
    }
}
