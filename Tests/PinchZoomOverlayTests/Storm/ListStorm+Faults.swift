import HeadlessDevice
import UIKit

@testable import PinchZoomTestSupport

/// Disturbances by the app and the system.
extension ListStorm {
    static let faults: [Action] = [
        (6, { $0.changePosts() }), (4, { $0.reconfigure() }), (4, { $0.scroll() }), (3, { $0.cover() }), (3, { $0.leave() }),
        (2, { $0.turn() }),
        (2, { $0.resizeMedia() }), (2, { $0.fault("reloadData") { $0.feed.reloadData() } }),
        (2, { $0.fault("a layout anew") { $0.feed.scrollView.setNeedsLayout() } }), (2, { $0.switchZoom() }),
        (2, { $0.fault("Reduce Motion") { $0.device.isReduceMotionEnabled.toggle() } }), (1, { $0.changeDirection() }),
        (1, { $0.fault("a memory warning") { $0.device.sendMemoryWarning() } }), (2, { $0.changeWidth() }), (1, { $0.changeTextSize() }),
    ]

    private func fault(_ name: String, _ body: (ListStorm) -> Void) {
        log(name)
        body(self)
    }

    /// Undoes disturbances at random, as the app and its user do sooner or later. Without this, the storm would come to a standstill.
    func recover() {
        if life != .active, chance(4) { activate() }
        if chance(10), isCovered { uncover(animated: chance(2)) }
        if chance(15) { enableZooms(ending: chance(2)) }
    }

    // MARK: Posts

    private func changePosts() {
        var numbers = feed.numbers
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where numbers.count > 8: numbers.remove(at: .random(in: 0..<numbers.count, using: &random))
        case 1 where numbers.count < 60: numbers.insert((numbers.max() ?? 0) + 1, at: .random(in: 0...numbers.count, using: &random))
        case 2: numbers.shuffle(using: &random)
        default: numbers.append((numbers.max() ?? 0) + 1)
        }
        if numbers.count > 60 { numbers.removeFirst(20) }
        let isAnimated = chance(2)
        log("posts \(numbers.prefix(12)), \(isAnimated)")
        feed.show(numbers, animated: isAnimated)
    }

    private func reconfigure() {
        let numbers = feed.numbers.filter { _ in chance(3) }
        let isAnimated = chance(2)
        log("fill \(numbers.count) posts anew, \(isAnimated)")
        feed.show(feed.numbers, animated: isAnimated, reconfiguring: numbers)
    }

    /// Gives a post's media other proportions, as when a picture arrives, and makes the list measure the cell again.
    private func resizeMedia() {
        guard let contents = somePost() else { return }
        log("other proportions of \(contents.nameLabel.text ?? "?")")
        contents.proportion = number(0.4...1.2)
        feed.remeasure()
    }

    private func changeWidth() {
        let inset: CGFloat = pick([0, 20, 60]) ?? 0
        log("a safe area of \(inset)")
        feed.additionalSafeAreaInsets.left = inset
    }

    private func scroll() {
        let list = feed.scrollView
        let isAnimated = chance(2)
        log("scroll, \(isAnimated)")
        let bottom = max(0, list.contentSize.height - list.bounds.height)
        list.setContentOffset(CGPoint(x: 0, y: min(max(list.contentOffset.y + number(-900...900), 0), bottom)), animated: isAnimated)
    }

    private func switchZoom() {
        guard let zoom = pick(zooms.filter { $0.state != .idle }) ?? pick(zooms) else { return }
        let choice = Int.random(in: 0..<4, using: &random)
        log("\(["cancel", "end", "switch off", "zoom in"][choice])")
        switch choice {
        case 0: zoom.cancel()
        case 1: zoom.end()
        case 2: zoom.isEnabled = false
        default: if zoom.zoomIn() { zoom.end() }
        }
    }

    // MARK: Screens

    var isCovered: Bool { navigation.presentedViewController != nil || navigation.topViewController !== feed }

    private func cover() {
        guard life == .active, !isCovered else { return }
        let isAnimated = chance(2)
        if chance(2) {
            log("push, \(isAnimated)")
            navigation.pushViewController(UIViewController(), animated: isAnimated)
        } else {
            let controller = UIViewController()
            controller.modalPresentationStyle = pick([.fullScreen, .pageSheet, .overFullScreen]) ?? .pageSheet
            log("present \(controller.modalPresentationStyle), \(isAnimated)")
            feed.present(controller, animated: isAnimated)
        }
    }

    func uncover(animated: Bool) {
        guard life == .active else { return }
        log("uncover, \(animated)")
        if navigation.presentedViewController != nil {
            navigation.dismiss(animated: animated)
        } else {
            navigation.popViewController(animated: animated)
        }
    }

    // MARK: The phone

    private func leave() {
        if life == .active { deactivate() }
    }

    private func changeTextSize() {
        let category = pick([UIContentSizeCategory.small, .large, .accessibilityExtraLarge]) ?? .large
        log("text of the size \(category.rawValue)")
        device.setContentSizeCategory(category)
    }

    private func changeDirection() {
        let direction = pick([UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) ?? .leftToRight
        log("the reading direction is \(direction)")
        device.setLayoutDirection(direction)
    }
}
