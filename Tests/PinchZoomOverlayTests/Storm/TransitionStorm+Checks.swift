import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// What must hold all the time, and what must hold at rest.
extension TransitionStorm {
    /// What the app and its user do sooner or later, so that the storm goes on.
    func recover() {
        if life != .active, chance(4) { activate() }
        if chance(12) { goBack(animated: !chance(3)) }
        if otherWindow != nil, chance(6) { closeOtherWindow() }
        if window.rootViewController !== tabs, chance(4) { putRootBack() }
        if chance(10) { heal() }
        if tabs.selectedIndex != 0, chance(5) { switchTab() }
    }

    private func activate() {
        log("the app is active again")
        if life == .background { device.enterForeground() } else { device.becomeActive() }
        life = .active
    }

    private func closeOtherWindow() {
        log("the other window goes")
        otherWindow?.isHidden = true
        otherWindow = nil
        window.makeKey()
    }

    private func putRootBack() {
        log("the root is back")
        window.rootViewController = tabs
    }

    private func goBack(animated: Bool) {
        if tabs.presentedViewController != nil {
            log("back: dismiss, \(animated)")
            tabs.dismiss(animated: animated)
        } else if navigation.viewControllers.count > 1 {
            log("back: pop, \(animated)")
            navigation.popToRootViewController(animated: animated)
        }
    }

    /// Whatever the app has spoilt is as it should be.
    private func heal() {
        album.answer = .truth
        album.images = [:]
        (top as? PhotoScreen)?.answer = .truth
        (top as? PhotoScreen)?.allowsZoomDismissal = true
        UIView.setAnimationsEnabled(true)
        if album.zoom == nil { album.renewZoom() }
        if navigation.delegate == nil { navigation.delegate = middleman }
    }

    // MARK: All the time

    func checkTransitions() {
        for cell in album.cells {
            let state = cell.pinchZoomInteraction?.state ?? .idle
            if (state != .idle) != pinched.contains(ObjectIdentifier(cell)) {
                trouble("a pinch is \(state), but \(pinched.count) have begun")
            }
        }
    }

    // MARK: At rest

    func comeToRest() {
        log("calm", events: 0)
        isQuiet = true
        defer { isQuiet = false }
        liftAll()
        if life != .active { activate() }
        if otherWindow != nil { closeOtherWindow() }
        if window.rootViewController !== tabs { putRootBack() }
        UIView.setAnimationsEnabled(true)
        for cell in album.cells { cell.pinchZoomInteraction?.end() }
        settle()
        device.advanceFrames(2)
        checkRest("where the storm has left it")
        if isInTrouble { return }
        heal()
        device.isReduceMotionEnabled = false
        device.rotate(to: .portrait, animated: false)
        tabs.selectedIndex = 0
        for _ in 0..<10 where tabs.presentedViewController != nil || navigation.topViewController !== album {
            goBack(animated: false)
            settle()
        }
        navigation.delegate = chance(2) ? album.zoom : middleman
        album.list.reloadData()
        settle()
        device.advanceFrames(2)
        checkRest("back in the album")
        checkClosed()
        if !isInTrouble { openAndClose() }
        forgetTheDead()
    }

    /// Nothing of a transition is left, whatever screen is shown.
    private func checkRest(_ place: String) {
        for view in window.descendants {
            if view is TransitionStage { trouble("a stage is left \(place)") }
            if view is PlaceSentinel { trouble("a sentinel is left \(place)") }
            if view is OverlayView { trouble("an overlay is left \(place)") }
        }
        for recognizer in window.gestureRecognizers ?? [] where recognizer is TouchCollector { trouble("a collector is left \(place)") }
        if let run = album.zoom?.run { trouble("a run is left \(place), \(run.isUnderWay)") }
        if !expectedEnds.isEmpty { trouble("transitions have not ended \(place): \(expectedEnds.values.sorted())") }
        if !pinched.isEmpty { trouble("\(pinched.count) pinches have not ended \(place)") }
        for cell in album.cells {
            if cell.photoView.alpha != 1 { trouble("a photo has alpha \(cell.photoView.alpha) \(place)") }
            if cell.photoView.superview !== cell.contentView || !cell.photoView.subviews.isEmpty {
                trouble("a photo is not as it was \(place)")
            }
        }
        let shown = [album] + destinations.compactMap { $0.object as? UIViewController }
        for screen in shown {
            guard let view = screen.viewIfLoaded else { continue }
            let name = screen === album ? "the album" : "a screen"
            if view.alpha != 1 || view.transform != .identity { trouble("\(name) has alpha \(view.alpha) \(place)") }
            if let photo = (screen as? PhotoPagerViewController)?.photoView ?? (screen as? PhotoScreen)?.photoView, photo.alpha != 1 {
                trouble("the photo of \(name) has alpha \(photo.alpha) \(place)")
            }
        }
        checkBars(place)
        checkAppearances(place)
    }

    private func checkBars(_ place: String) {
        let veils = window.descendants.compactMap { $0 as? BarVeil }.filter { $0.isOver(tabs.tabBar) }
        let expected: CGFloat = veils.isEmpty ? 1 : 0
        if tabs.tabBar.alpha != expected { trouble("the tab bar has alpha \(tabs.tabBar.alpha) with \(veils.count) veils \(place)") }
        let isBarFaded = (navigation.topViewController as? PhotoPagerViewController)?.isChromeHidden ?? false
        if navigation.navigationBar.alpha != (isBarFaded ? 0 : 1) {
            trouble("the navigation bar has alpha \(navigation.navigationBar.alpha), \(isBarFaded), \(place)")
        }
    }

    private func checkAppearances(_ place: String) {
        for record in records where record.phase == .coming || record.phase == .leaving {
            trouble("\(record.name) is \(record.phase) for ever \(place)")
        }
        // What lies under a presented screen stays in the window or not, as its style has it.
        if tabs.presentedViewController == nil, tabs.selectedIndex == 0, let record = album.record,
            (record.phase == .here) != (album.view.window != nil)
        {
            trouble("the album is \(record.phase) in \(album.view.window == nil ? "no" : "a") window \(place)")
        }
    }

    private func checkClosed() {
        if tabs.presentedViewController != nil || navigation.viewControllers != [album] { trouble("the way back to the album is barred") }
        for remains in destinations where remains.object != nil { trouble("\(remains.name) is gone and still there") }
        for remains in remains where remains.object != nil && ["a run", "a scene"].contains(remains.name) {
            trouble("\(remains.name) leaks")
        }
        let locked = album.list.isScrollEnabled && album.list.panGestureRecognizer.isEnabled
        if !locked { trouble("the album does not scroll") }
        if album.view.window !== window { trouble("the album is not shown") }
    }

    /// A tap opens again, and a drag or the app closes again.
    private func openAndClose() {
        let area = album.view.bounds.inset(by: album.view.safeAreaInsets).insetBy(dx: 0, dy: 30)
        guard let cell = pick(album.cells.filter { area.contains(middle(of: $0)) }) else { return trouble("there is no photo to tap") }
        tap(at: middle(of: cell))
        settle()
        let isOpen = tabs.presentedViewController != nil || navigation.topViewController !== album
        if !isOpen { return trouble("a tap opens nothing") }
        checkRest("opened again")
        if chance(2) {
            log("closed by a drag")
            device.swipe(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 215, y: 650), duration: 0.2)
            settle()
        } else {
            goBack(animated: true)
            settle()
        }
        device.advanceFrames(2)
        checkRest("closed again")
        checkClosed()
    }
}
