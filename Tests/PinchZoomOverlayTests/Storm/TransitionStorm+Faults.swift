import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// What apps and systems do meanwhile.
extension TransitionStorm {
    static let faults: [Action] = [
        (3, { $0.turn() }), (3, { $0.changeItems() }), (3, { $0.deleteShown() }), (2, { $0.changeImage() }),
        (2, { $0.fault("reloadData of the pager") { $0.pager?.reloadData() } }), (2, { $0.showAnother() }), (2, { $0.scroll() }),
        (2, { $0.fault("cells laid out anew") { $0.album.list.collectionViewLayout.invalidateLayout() } }),
        (3, { $0.pop() }), (3, { $0.dismissTop() }), (3, { $0.push() }), (2, { $0.setStack() }), (3, { $0.cover() }),
        (3, { $0.switchTab() }), (3, { $0.leaveApp() }), (2, { $0.changeKeyWindow() }), (4, { $0.spoilAnswers() }),
        (2, { $0.fault("Reduce Motion") { $0.device.isReduceMotionEnabled.toggle() } }), (2, { $0.releaseController() }),
        (1, { $0.replaceRoot() }), (1, { $0.fault("animations off") { _ in UIView.setAnimationsEnabled(false) } }),
        (2, { $0.fault("a pinch is cancelled") { $0.album.cells.forEach { $0.cancelPinchZoom() } } }),
        (1, { $0.fault("zoomIn") { storm in storm.pick(storm.album.cells)?.pinchZoomInteraction?.zoomIn() } }),
        (1, { $0.fault("no drags") { ($0.top as? PhotoScreen)?.allowsZoomDismissal.toggle() } }),
        (2, { $0.fault("chrome") { storm in storm.pager?.setChromeHidden(storm.chance(2), animated: storm.chance(2)) } }),
        (1, { $0.fault("a memory warning") { $0.device.sendMemoryWarning() } }), (2, { $0.changeDelegate() }),
        (2, { storm in storm.open(.random(in: 0..<storm.album.names.count, using: &storm.random), animated: !storm.chance(3)) }),
    ]

    private func fault(_ name: String, _ body: (TransitionStorm) -> Void) {
        log(name)
        body(self)
    }

    // MARK: What is shown

    /// The screen on top of all others in this tab.
    var top: UIViewController? {
        let presented = sequence(first: tabs as UIViewController, next: \.presentedViewController).reduce(tabs) { $1 }
        if presented === tabs { return navigation.topViewController }
        return (presented as? UINavigationController)?.topViewController ?? presented
    }

    var pager: PhotoPagerViewController? {
        top as? PhotoPagerViewController ?? navigation.topViewController as? PhotoPagerViewController
    }

    // MARK: Screens

    private func turn() {
        let isAnimated = chance(2)
        let orientation = pick([UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight]) ?? .portrait
        log("turn to \(orientation), \(isAnimated)")
        device.rotate(to: orientation, animated: isAnimated)
    }

    private func pop() {
        let (isAnimated, isToRoot) = (!chance(3), chance(2))
        log("pop, \(isToRoot), \(isAnimated)")
        if isToRoot { navigation.popToRootViewController(animated: isAnimated) } else { navigation.popViewController(animated: isAnimated) }
    }

    private func dismissTop() {
        let isAnimated = !chance(3)
        log("dismiss, \(isAnimated)")
        tabs.dismiss(animated: isAnimated)
    }

    private func push() {
        let isAnimated = !chance(3)
        log("push, \(isAnimated)")
        navigation.pushViewController(UIViewController(), animated: isAnimated)
    }

    private func setStack() {
        let isAnimated = chance(2)
        let choice = Int.random(in: 0..<4, using: &random)
        log("setViewControllers \(choice), \(isAnimated)")
        switch choice {
        case 0: navigation.setViewControllers([album], animated: isAnimated)
        case 1: navigation.setViewControllers([album, UIViewController()], animated: isAnimated)
        case 2 where !album.names.isEmpty:
            let destination = makeDestination(at: .random(in: 0..<album.names.count, using: &random))
            navigation.setViewControllers([album, destination], animated: isAnimated)
        default:
            navigation.setViewControllers([album, UIViewController()] + navigation.viewControllers.dropFirst(), animated: isAnimated)
        }
    }

    private func cover() {
        guard life == .active, tabs.selectedIndex == 0, let top else { return }
        let isAnimated = chance(2)
        let controller = UIViewController()
        controller.modalPresentationStyle = pick([.fullScreen, .pageSheet, .overFullScreen]) ?? .pageSheet
        log("present \(controller.modalPresentationStyle.rawValue), \(isAnimated)")
        top.present(controller, animated: isAnimated)
    }

    func switchTab() {
        guard tabs.presentedViewController == nil else { return }
        log("tab \(1 - tabs.selectedIndex)")
        tabs.selectedIndex = 1 - tabs.selectedIndex
        // As by a finger: the turn ends before anything else happens.
        device.advanceFrames()
    }

    private func leaveApp() {
        guard life == .active else { return }
        life = chance(2) ? .inactive : .background
        log("the app is \(life)")
        let run = album.zoom?.run
        if life == .inactive { device.resignActive() } else { device.enterBackground() }
        // Another one that waited for it may begin.
        if let run, run.isUnderWay { trouble("a transition goes on although the app is \(life)") }
    }

    private func changeKeyWindow() {
        log("another key window")
        let other = otherWindow ?? UIWindow(windowScene: device.scene)
        other.windowLevel = UIWindow.Level(rawValue: 1)
        other.makeKeyAndVisible()
        otherWindow = other
    }

    private func replaceRoot() {
        log("another root")
        window.rootViewController = UIViewController()
    }

    // MARK: Photos

    private func changeItems() {
        let list = album.list
        let index = Int.random(in: 0..<max(album.names.count, 1), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where album.names.count > 12:
            log("delete \(index)")
            list.performBatchUpdates {
                self.album.names.remove(at: index)
                list.deleteItems(at: [IndexPath(item: index, section: 0)])
            }
        case 1 where album.names.count < 60:
            let name = (album.names.max() ?? 0) + 1
            log("insert \(name) at \(index)")
            list.performBatchUpdates {
                self.album.names.insert(name, at: index)
                list.insertItems(at: [IndexPath(item: index, section: 0)])
            }
        case 2:
            log("shuffle")
            album.names.shuffle(using: &random)
            list.reloadData()
        default:
            log("reload")
            list.reloadData()
        }
        if chance(2) { pager?.reloadData() }
    }

    private func deleteShown() {
        guard let pager, album.names.indices.contains(pager.currentIndex), album.names.count > 8 else { return }
        log("delete what is shown, \(pager.currentIndex)")
        let index = pager.currentIndex
        album.names.remove(at: index)
        album.list.reloadData()
        if !chance(4) { pager.reloadData() }
    }

    private func changeImage() {
        guard let name = pick(album.names) else { return }
        let isMissing = chance(2)
        log("\(isMissing ? "no" : "another") image of \(name)")
        album.images[name] = isMissing ? .some(nil) : TestImages.photo(name + 1)
        for cell in album.cells where chance(2) { cell.photoView.image = isMissing ? nil : TestImages.photo(name + 1) }
        if chance(2), let pager { pager.reloadPhoto(at: pager.currentIndex) }
    }

    private func showAnother() {
        guard let pager else { return }
        let index = Int.random(in: -2..<album.names.count + 3, using: &random)
        let isAnimated = chance(2)
        log("the pager shows \(index), \(isAnimated)")
        pager.setCurrentIndex(index, animated: isAnimated)
    }

    private func scroll() {
        let list = album.list
        let isAnimated = chance(2)
        log("scroll, \(isAnimated)")
        let bottom = max(0, list.contentSize.height - list.bounds.height)
        list.setContentOffset(CGPoint(x: 0, y: min(max(list.contentOffset.y + number(-500...500), 0), bottom)), animated: isAnimated)
    }

    // MARK: The two ends

    private func spoilAnswers() {
        let answer = pick(AlbumScreen.Answer.allCases) ?? .truth
        let isSource = chance(2)
        log("\(isSource ? "the album" : "the screen") answers \(answer)")
        if isSource { album.answer = answer } else { (top as? PhotoScreen)?.answer = answer }
    }

    private func releaseController() {
        log("the controller is released")
        album.zoom = nil
    }

    private func changeDelegate() {
        log("another delegate of the navigation")
        navigation.delegate = pick([album.zoom, middleman, nil] as [(any UINavigationControllerDelegate)?]) ?? nil
    }
}
