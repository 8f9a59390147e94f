import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Disturbances by the app and the system.
extension TransitionStorm {
    static let faults: [Action] = [
        (3, { $0.turn() }), (3, { $0.changeItems() }), (3, { $0.deleteShown() }), (2, { $0.changeImage() }),
        (2, { $0.fault("reloadData of the pager") { $0.pager?.reloadData() } }), (2, { $0.showAnother() }), (2, { $0.scroll() }),
        (2, { $0.fault("cells laid out anew") { $0.album.list.layOutAnew() } }),
        (3, { $0.pop() }), (3, { $0.dismissTop() }), (3, { $0.push() }), (2, { $0.setStack() }), (3, { $0.cover() }),
        (3, { $0.switchTab() }), (3, { $0.leaveApp() }), (2, { $0.changeKeyWindow() }), (4, { $0.spoilAnswers() }),
        (2, { $0.fault("Reduce Motion") { $0.device.isReduceMotionEnabled.toggle() } }), (2, { $0.releaseController() }),
        (1, { $0.replaceRoot() }), (1, { $0.fault("animations off") { _ in UIView.setAnimationsEnabled(false) } }),
        (2, { $0.fault("a pinch is cancelled") { $0.album.cells.forEach { $0.cancelPinchZoom() } } }),
        (1, { $0.fault("zoomIn") { storm in storm.pick(storm.album.cells)?.pinchZoomInteraction?.zoomIn() } }),
        (1, { $0.fault("no drags") { ($0.top as? PhotoScreen)?.allowsZoomDismissal.toggle() } }),
        (2, { $0.fault("chrome") { storm in storm.pager?.setChromeHidden(storm.chance(2), animated: storm.chance(2)) } }),
        (2, { $0.zoomPage() }), (1, { $0.changeTaps() }),
        (1, { $0.fault("photos and the safe area") { $0.pager?.keepsPhotosInSafeArea.toggle() } }),
        (1, { $0.fault("a memory warning") { $0.device.sendMemoryWarning() } }), (2, { $0.changeDelegate() }),
        (2, { $0.fault("another feel") { $0.feel() } }), (2, { $0.changeOwnTransition() }),
        (1, { $0.hideTitle() }), (2, { $0.removeTitle() }), (1, { $0.changeDirection() }),
        (4, { storm in storm.open(.random(in: 0..<storm.album.names.count, using: &storm.random), animated: !storm.chance(3)) }),
    ]

    /// Actions that an app may perform within a callback.
    private static let replies: [Action] = [
        (3, { $0.pop() }), (3, { $0.dismissTop() }), (1, { $0.push() }), (1, { $0.setStack() }), (1, { $0.cover() }),
        (1, { $0.switchTab() }),
        (2, { $0.changeItems() }), (1, { $0.releaseController() }), (2, { $0.spoilAnswers() }), (1, { $0.removeTitle() }),
        (2, { storm in storm.open(.random(in: 0..<storm.album.names.count, using: &storm.random), animated: !storm.chance(3)) }),
    ]

    /// Performs a random action of the app within a callback, in one of `times` callbacks.
    func reply(to news: String, oncePer times: Int = 15) {
        guard !isQuiet, chance(times) else { return }
        log("at \(news):", events: 0)
        perform(oneOf: TransitionStorm.replies, in: self)
    }

    private func fault(_ name: String, _ body: (TransitionStorm) -> Void) {
        log(name)
        body(self)
    }

    // MARK: What is shown

    /// The screen on top of all others in the album's tab.
    var top: UIViewController? {
        let presented = sequence(first: tabs as UIViewController, next: \.presentedViewController).reduce(tabs) { $1 }
        if presented === tabs { return navigation.topViewController }
        return (presented as? UINavigationController)?.topViewController ?? presented
    }

    var pager: PhotoPagerViewController? {
        top as? PhotoPagerViewController ?? navigation.topViewController as? PhotoPagerViewController
    }

    // MARK: Photos

    private func changeItems() {
        let (list, former) = (album.list, album.names)
        let index = Int.random(in: 0..<max(album.names.count, 1), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where album.names.count > 12:
            log("delete \(index)")
            list.delete(index) { self.album.names.remove(at: index) }
        case 1 where album.names.count < 60:
            let name = (album.names.max() ?? 0) + 1
            log("insert \(name) at \(index)")
            list.insert(index) { self.album.names.insert(name, at: index) }
        case 2:
            log("shuffle")
            album.names.shuffle(using: &random)
            list.reload()
        default:
            log("reload")
            list.reload()
        }
        tellPager(of: former)
    }

    /// Passes the changes of the items to the pager, reloads the pager, or does neither.
    private func tellPager(of former: [Int]) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: break
        case 1: pager?.reloadData()
        default:
            let isAnimated = chance(2)
            log("told the pager what has changed, \(isAnimated)", events: 0)
            pager?.updatePages(by: album.names.difference(from: former).inferringMoves(), animated: isAnimated)
        }
    }

    private func deleteShown() {
        guard let pager, album.names.indices.contains(pager.currentIndex), album.names.count > 8 else { return }
        log("delete what is shown, \(pager.currentIndex)")
        let former = album.names
        album.names.remove(at: pager.currentIndex)
        album.list.reload()
        tellPager(of: former)
    }

    private func changeImage() {
        guard let name = pick(album.names) else { return }
        let isMissing = chance(2)
        log("\(isMissing ? "no" : "another") image of \(name)")
        isAlbumSpoilt = true
        album.images[name] = isMissing ? .some(nil) : TestImages.photo(name + 1)
        for cell in album.cells where chance(2) { cell.photoView.image = isMissing ? nil : TestImages.photo(name + 1) }
        if chance(2), let pager { pager.reloadPhoto(at: pager.currentIndex) }
    }

    func showAnother() {
        guard let pager else { return }
        let index = Int.random(in: -2..<album.names.count + 3, using: &random)
        let isAnimated = chance(2)
        log("the pager shows \(index), \(isAnimated)")
        pager.setCurrentIndex(index, animated: isAnimated)
    }

    private func scroll() {
        let list = album.list.scrollView
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
        let kind = pick(TransitionKind.allCases) ?? .zoom
        log("the \(kind) controller is released")
        album.releaseController(kind)
    }

    private func hideTitle() {
        log("a hidden title")
        (top as? PhotoScreen)?.titleLabel.isHidden.toggle()
    }

    private func removeTitle() {
        guard let screen = top as? PhotoScreen else { return }
        log("a removed title")
        screen.removeTitle()
    }

    private func changeDirection() {
        let direction = pick([UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) ?? .leftToRight
        log("the reading direction is \(direction)")
        device.setLayoutDirection(direction)
    }

    private func changeDelegate() {
        log("another delegate of the navigation")
        if chance(4) { navigation.delegate = nil } else { chooseDelegate() }
    }

    /// Chooses a random configuration for the flights of photos.
    func feel() {
        var preset: ZoomTransitionConfiguration = chance(2) ? .system : .classic
        preset.drag.directions = chance(2) ? .down : .downAndUp
        (album.controllers[.zoom] as? ZoomTransitionController)?.configuration = preset
    }

    /// Zooms the page as an app does, at a point inside or outside the photo, and with any scale.
    private func zoomPage() {
        guard let pager else { return }
        let (scale, isAnimated) = (number(0...8), chance(2))
        let point = chance(3) ? nil : CGPoint(x: number(-0.5...1.5), y: number(-0.5...1.5))
        log("zoom to \(scale) at \(point.map { "\($0)" } ?? "the middle"), \(isAnimated)")
        pager.setZoomScale(scale, at: point, animated: isAnimated)
        let rect = pager.visibleRect
        let values = [pager.zoomScale, rect.minX, rect.minY, rect.width, rect.height]
        if !values.allSatisfy(\.isFinite) { trouble("a zoom of \(pager.zoomScale) at \(rect)") }
    }

    private func changeTaps() {
        guard let pager, let action = pick([PhotoPagerViewController.TapAction.togglesChrome, .closes, .nothing]) else { return }
        let scales: [CGFloat]? = pick([nil, [], [2], [2, 4], [.infinity, -1, 3]]) ?? nil
        log("a tap \(action), two taps \(scales.map { "\($0)" } ?? "as before")")
        pager.tapAction = action
        pager.doubleTapScales = scales
    }

    private func changeOwnTransition() {
        guard let screen = top, screen is any ZoomTransitionDestination else { return }
        let isGone = chance(2)
        log("the screen has \(isGone ? "no" : "another") transition of its own")
        if isGone { (screen as? any ZoomTransitionDestination)?.zoomTransition = nil } else { giveOwnTransition(to: screen) }
    }
}
