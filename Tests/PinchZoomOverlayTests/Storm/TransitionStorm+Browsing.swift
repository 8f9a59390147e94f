import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// The ordinary use of an album at rest.
extension TransitionStorm {
    /// Opens a photo by a tap, and closes the photo by a drag or by the app.
    func openAndClose() async {
        let area = album.view.bounds.inset(by: album.view.safeAreaInsets).insetBy(dx: 0, dy: 30)
        guard let cell = pick(album.cells.filter { area.contains(middle(of: $0)) }) else { return trouble("there is no photo to tap") }
        tap(at: middle(of: cell))
        await settleWithTasks()
        let isOpen = tabs.presentedViewController != nil || navigation.topViewController !== album
        if !isOpen { return trouble("a tap opens nothing") }
        checkRest("opened again")
        if pager != nil { await browse() }
        if chance(2) || !dragBack() { goBack(animated: true) }
        await settleWithTasks()
        checkRest("closed again")
        checkClosed()
    }

    /// Checks that the current page shows the photo of the album. The album hasn't changed since the pager requested the page.
    private func checkContent() {
        guard let pager, let page = pager.pages.currentPage, album.names.indices.contains(pager.currentIndex) else { return }
        let name = album.names[pager.currentIndex]
        let container = page.zoomView.shownView as? BorrowingContainerView
        let isRight =
            switch album.item(name) {
            case .image: container == nil && page.zoomView.photo === album.image(of: name)
            case .photo: container == nil && pager.pages.loads.load(at: pager.currentIndex) != nil
            case .lent, .made: container?.wantedView is AlbumLiveView && page.zoomView.photo == nil
            }
        if !isRight { trouble("the page of \(name) shows something else while it leafs") }
    }

    /// Turns the pages of the pager. A photo arrives or fails, before or after the pager leaves its page.
    private func browse() async {
        for _ in 0..<Int.random(in: 0...16, using: &random) where !isInTrouble {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: answerAll()
            case 1: failAll()
            case 2...3: retry()
            case 4: for _ in 0..<3 { answer() }
            default:
                let isForward = chance(2)
                log("leafs \(isForward ? "on" : "back")")
                device.swipe(from: CGPoint(x: isForward ? 300 : 90, y: 300), to: CGPoint(x: isForward ? 90 : 300, y: 300), duration: 0.15)
            }
            await settleWithTasks()
            checkRest("while it leafs")
            checkContent()
        }
    }

    /// Drags the open screen away, and returns whether the screen can be dragged.
    private func dragBack() -> Bool {
        guard let top else { return false }
        let kind = (top as? PhotoScreen)?.kind ?? .zoom
        let isPushed = top.navigationController?.presentingViewController == nil && top.presentingViewController == nil
        let asked: AnyObject? = isPushed ? navigation.delegate : middleman
        guard asked === middleman || asked === album.controllers[kind] else { return false }
        if kind != .zoom, !isPushed { return false }
        log("closed by a drag")
        let ends = kind == .zoom ? (CGPoint(x: 195, y: 422), CGPoint(x: 215, y: 650)) : (CGPoint(x: 2, y: 422), CGPoint(x: 350, y: 430))
        device.swipe(from: ends.0, to: ends.1, duration: 0.2)
        return true
    }
}
