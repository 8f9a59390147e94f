import HeadlessDevice
import Testing
import UIKit

/// Apps in Swift 5. Apple's UIKit is imported from Objective-C, so Swift 5 doesn't check that nonisolated code keeps to UIKit's actor. Code
/// that builds against Apple's UIKit in Swift 5 builds here too. A few examples show that such code also runs.
@MainActor @Suite("Apps in Swift 5", .timeLimit(.minutes(20))) struct Swift5Tests {
    private func show(_ body: (HeadlessDevice, PhotoFeedController) throws -> Void) throws {
        for name in ["a", "bb", "ccc"] { PhotoStore.shared.remember(PhotoStore.draw(name), as: name) }
        try HeadlessDevice.run { device in
            let controller = PhotoFeedController()
            device.show(controller)
            device.advanceFrames()
            try body(device, controller)
        }
    }

    @Test("A feed with delegates of no actor shows its photos, scrolls and hears of a pinch")
    func feed() throws {
        try show { device, controller in
            let cells = controller.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
            #expect(cells.count == 3 && cells.allSatisfy { $0.imageView.image?.size == CGSize(width: 20, height: 20) })
            let cell = try #require(cells.first)
            let fingers = device.pinch(at: cell.convert(CGPoint(x: 50, y: 50), to: nil), spread: 40, scale: 2)
            device.lift(fingers)
            #expect(controller.pinchCount == 1)
            controller.scrollViewDidScroll(controller.collectionView)
            #expect(controller.title != nil)
        }
    }

    @Test("Animations, gradients and presentations run from closures without an actor")
    func closures() throws {
        try show { device, controller in
            let cell = try #require(controller.collectionView.visibleCells.first as? PhotoCell)
            cell.startShimmering()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.view.addSubview(label)
            var faded = false
            Screens.fade(label) { faded = true }
            var opened = false
            controller.openDetails { opened = true }
            try device.advanceUntilIdle()
            #expect(faded && label.superview == nil && opened && controller.presentedViewController != nil)
        }
    }

    @Test("The app's windows can be asked for in the old ways")
    @available(*, deprecated)
    func windows() throws {
        try show { device, controller in
            let windows: any WindowSource = LegacyWindows()
            #expect(windows.front === controller.view.window && windows.all == device.windows && !Screens.isPad)
        }
    }
}
