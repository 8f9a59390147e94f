import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// The costs of each part of a zoom into a pager.
@MainActor final class TransitionParts {
    let start: CostMeasurement
    let frame: CostMeasurement
    let end: CostMeasurement
    let dragEvent: CostMeasurement
    let dragFrame: CostMeasurement
    private(set) var passesOfDrags = 0
    private(set) var lacksFlight = false
    private let device: HeadlessDevice

    init(on device: HeadlessDevice) {
        self.device = device
        start = CostMeasurement(on: device)
        frame = CostMeasurement(on: device)
        end = CostMeasurement(on: device)
        dragEvent = CostMeasurement(on: device)
        dragFrame = CostMeasurement(on: device)
    }

    /// Opens a pager from a grid, and goes back without animation.
    func zoom(_ grid: PhotoGrid, whileOpen: (PhotoPagerViewController) -> Void = { _ in }) {
        grid.window.isHidden = false
        grid.window.makeKey()
        device.advanceFrames(2)
        guard let navigation = grid.navigationController else { return }
        let pager = grid.makePager()
        start.measure { navigation.pushViewController(pager, animated: true) }
        passFrames(of: device, while: pager.transitionCoordinator != nil) { frame.measure { device.advanceFrames() } }
        end.takeLast(of: frame)
        device.advanceFrames(2)
        whileOpen(pager)
        navigation.popToRootViewController(animated: false)
        device.advanceFrames(2)
        grid.window.isHidden = true
    }

    /// Drags the photo down and up with a finger, and goes back.
    func drag(_ pager: PhotoPagerViewController) {
        let finger = device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 200, y: 440), duration: 0.05)
        if pager.transitionCoordinator?.isInteractive != true { lacksFlight = true }
        let passes = LayoutCount.passes
        for event in 0..<40 {
            dragEvent.measure { finger.move(by: CGVector(dx: 1, dy: event < 20 ? 3 : -3)) }
            dragFrame.measure { device.advanceFrames() }
        }
        passesOfDrags += LayoutCount.passes - passes
        finger.cancel()
        passFrames(of: device, while: pager.transitionCoordinator != nil) { device.advanceFrames() }
    }
}
