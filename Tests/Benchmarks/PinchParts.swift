import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// The costs of each part of a pinch.
@MainActor final class PinchParts {
    private static let changesPerRound = 20

    let lift: Measurement
    let change: Measurement
    let tracking: Measurement
    let release: Measurement
    let frame: Measurement
    let landing: Measurement
    let cancel: Measurement
    private(set) var lacksPinch = false
    private let device: HeadlessDevice

    init(on device: HeadlessDevice) {
        self.device = device
        lift = Measurement(on: device)
        change = Measurement(on: device)
        tracking = Measurement(on: device)
        release = Measurement(on: device)
        frame = Measurement(on: device)
        landing = Measurement(on: device)
        cancel = Measurement(on: device)
    }

    /// Pinches a photo, and lets it fly back.
    func pinch(_ feed: PhotoFeed) {
        feed.window.isHidden = false
        let fingers = ScriptedFingers(on: feed, of: device)
        device.advanceFrames()
        lift.measure { fingers.begin() }
        if !feed.isPinched { lacksPinch = true }
        device.advanceFrames()
        for _ in 0..<PinchParts.changesPerRound {
            change.measure { fingers.change() }
            tracking.measure { device.advanceFrames() }
        }
        release.measure { fingers.lift() }
        if feed.isPinched {
            passFrames(of: device, while: feed.isPinched) { frame.measure { device.advanceFrames() } }
            landing.takeLast(of: frame)
        } else {
            for _ in 0..<30 { frame.measure { device.advanceFrames() } }
        }
        device.advanceFrames(2)
        feed.window.isHidden = true
    }

    /// Pinches a photo, and cancels the zoom.
    func cancelPinch(of feed: PhotoFeed) {
        feed.window.isHidden = false
        let fingers = ScriptedFingers(on: feed, of: device)
        fingers.begin()
        device.advanceFrames()
        fingers.change()
        cancel.measure { feed.cell?.cancelPinchZoom() }
        fingers.lift()
        device.advanceFrames(2)
        feed.window.isHidden = true
    }
}

extension PhotoFeed {
    /// Whether the pinch of the cell in the middle is under way or, with the component, its photo is away from its place.
    var isPinched: Bool {
        guard let cell else { return false }
        if let interaction = cell.pinchZoomInteraction { return interaction.state != .idle }
        return cell.gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } ?? false
    }
}
