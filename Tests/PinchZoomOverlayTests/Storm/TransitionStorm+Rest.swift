import HeadlessDevice
import TestSupport
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The checks at rest.
extension TransitionStorm {
    func comeToRest() async {
        log("calm", events: 0)
        isQuiet = true
        defer { isQuiet = false }
        liftAll()
        if life != .active { activate() }
        if otherWindow != nil { closeOtherWindow() }
        if window.rootViewController !== tabs { putRootBack() }
        UIView.setAnimationsEnabled(true)
        for cell in album.cells { cell.pinchZoomInteraction?.end() }
        if chance(4) { answerAll() }
        await settleWithTasks()
        checkRest("where the storm has left it")
        if isInTrouble { return }
        heal()
        device.isReduceMotionEnabled = false
        device.setLayoutDirection(.leftToRight)
        device.rotate(to: .portrait, animated: false)
        tabs.selectedIndex = 0
        for _ in 0..<10 where tabs.presentedViewController != nil || navigation.topViewController !== album {
            goBack(animated: false)
            settle()
        }
        chooseDelegate()
        // The album must be right without a reload, unless the storm has changed its cells.
        if isAlbumSpoilt || chance(3) { album.list.reload() }
        isAlbumSpoilt = false
        await settleWithTasks()
        checkRest("back in the album")
        checkClosed()
        if !isInTrouble { await openAndClose() }
        forgetTheDead()
    }

    /// Checks that nothing of a transition is left, whichever screen is on top.
    func checkRest(_ place: String) {
        for view in window.descendants {
            if view is TransitionOverlayView { trouble("an overlay is left \(place)") }
            if view is WindowObserver, !isOfKeys(view) { trouble("an observer is left \(place)") }
            if view is PinchOverlayView { trouble("an overlay is left \(place)") }
        }
        for recognizer in window.gestureRecognizers ?? [] where recognizer is AddedTouchesGestureRecognizer {
            trouble("a recognizer of added touches is left \(place)")
        }
        for run in runs { trouble("a run is left \(place), \(run.isUnderWay)") }
        if !expectedEnds.isEmpty { trouble("transitions have not ended \(place): \(expectedEnds.values.sorted())") }
        if ears.contains(where: \.isWaiting) { trouble("a delegate has heard of no end \(place)") }
        if !pinched.isEmpty { trouble("\(pinched.count) pinches have not ended \(place)") }
        for cell in album.cells {
            if let damage = cell.damage { trouble("\(damage) \(place)") }
            if cell.superview !== album.list.scrollView { trouble("a cell in \(String(describing: cell.superview)) \(place)") }
        }
        for screen in [tabs, navigation, album] + openScreens where screen.isViewLoaded { check(screen, place) }
        checkBars(place)
        checkAppearances(place)
        checkPages(place)
    }

    /// Returns whether a view is the observer by which a pager below another screen waits for the keys.
    private func isOfKeys(_ view: UIView) -> Bool {
        openScreens.contains { ($0 as? PhotoPagerViewController)?.presentationObserver === view }
    }

    private func check(_ screen: UIViewController, _ place: String) {
        guard let view = screen.viewIfLoaded else { return }
        let name = screen === album ? "the album" : "\(type(of: screen))"
        if let damage = view.damageOfItself { trouble("\(name): \(damage) \(place)") }
        if let superview = view.superview, view.window != nil {
            // The view of a sheet is in a view of the presentation controller.
            let presentation = screen.presentationController
            let isPlaced = screen.presentingViewController != nil && presentation?.presentedView === view
            let frame = isPlaced ? presentation?.frameOfPresentedViewInContainerView : superview.bounds
            if view.frame != frame { trouble("\(name) is at \(view.frame), not \(frame ?? .null) \(place)") }
            let isAlone = superview.subviews.filter { !isOfKeys($0) }.count == 1 || screen.modalPresentationStyle == .pageSheet
            if screen !== tabs, screen !== navigation, !isAlone { trouble("\(superview.subviews) beside \(name) \(place)") }
        }
        if let damage = (screen as? PhotoScreen)?.damage { trouble("\(damage) \(place)") }
        if let page = (screen as? PhotoPagerViewController)?.pageView, page.shownAlpha != 1 {
            trouble("the page of a pager has alpha \(page.alpha) \(place)")
        }
    }

    private func checkBars(_ place: String) {
        let isShown = tabs.selectedViewController === navigation
        let hidesTabBar = isShown && navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
        let isTabBarAway = tabs.tabBar.superview !== tabs.view
        if isTabBarAway != hidesTabBar || tabs.isTabBarHidden || tabs.tabBar.alpha != 1 {
            trouble("the tab bar is \(isTabBarAway ? "away" : "there"), alpha \(tabs.tabBar.alpha) \(place)")
        }
        // A pager that is covered no longer hides the navigation bar.
        let pager = navigation.topViewController as? PhotoPagerViewController
        let isBarHidden = pager?.viewIfLoaded?.window != nil && pager?.isChromeHidden ?? false
        if navigation.isNavigationBarHidden != isBarHidden || navigation.navigationBar.isHidden != isBarHidden {
            trouble("the navigation bar is \(navigation.isNavigationBarHidden ? "hidden" : "there"), not \(isBarHidden) \(place)")
        }
    }

    private func checkAppearances(_ place: String) {
        for record in records where record.phase == .coming || record.phase == .leaving {
            trouble("\(record.name) is \(record.phase) for ever \(place)")
        }
        // Under a presented screen, the album stays in the window or not, depending on the presentation style.
        if tabs.presentedViewController == nil, let record = album.record,
            (record.phase == .here) != (album.view.window != nil)
        {
            trouble("the album is \(record.phase) in \(album.view.window == nil ? "no" : "a") window \(place)")
        }
    }

    func checkClosed() {
        if tabs.presentedViewController != nil || navigation.viewControllers != [album] { trouble("the way back to the album is barred") }
        for remains in destinations where remains.object != nil { trouble("\(remains.name) is gone and still there") }
        for remains in remains where remains.object != nil && ["a run", "a scene"].contains(remains.name) {
            trouble("\(remains.name) leaks")
        }
        checkNothingLoads()
        if album.list.scrollView.isLocked { trouble("the album does not scroll") }
        if album.view.window !== window { trouble("the album is not shown") }
    }
}
