import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// What a zoom costs from the lift to the landing, against the same events on cells with a pinch recognizer that does nothing: the
/// difference is the component's own code, and what it tells UIKit to do.
@MainActor struct PinchZoomBenchmark {
    private static let rounds = 300
    private static let changesPerRound = 20

    /// What each part of one pinch costs.
    @MainActor private final class Parts {
        let lift = Measurement()
        let change = Measurement()
        let tracking = Measurement()
        let release = Measurement()
        let frame = Measurement()
        let landing = Measurement()
        let cancel = Measurement()
        var lacksPinch = false
    }

    func run() {
        reportAllocationCounter()
        let device = HeadlessDevice()
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
        let feeds = [PhotoFeed(.barePinch, photo: photo, on: device), PhotoFeed(.component, photo: photo, on: device)]
        let parts = feeds.map { _ in Parts() }
        for round in 0..<PinchZoomBenchmark.rounds {
            // In turn, and each as often first as the other.
            for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] { pinch(feeds[index], parts[index], device) }
        }
        for _ in 0..<PinchZoomBenchmark.rounds { cancelPinch(feeds[1], parts[1], device) }
        if parts.contains(where: \.lacksPinch) { print("  but a pinch did not begin: the figures say nothing") }

        let (bare, component) = (parts[0], parts[1])
        compare("The event that lifts", bare.lift, component.lift, aim: "the rest under 50 µs")
        compare("A changed event of two fingers", bare.change, component.change, aim: "the rest under 5 µs")
        compare("A frame between changed events", bare.tracking, component.tracking, aim: "the rest under 2 µs")
        compare("The event that lets go", bare.release, component.release)
        compare("A frame of the flight back", bare.frame, component.frame, aim: "the rest under 2 µs and what UIKit is told")
        compare("The frame that lands", bare.frame, component.landing)
        report(
            "cancelPinchZoom() of a photo that is up",
            String(format: "%.1f µs, %d allocations", component.cancel.medianTime, component.cancel.medianAllocations)
        )
        PinchZoomBenchmark.reportListSizes(photo: photo, on: device)
        PinchZoomBenchmark.reportRest(photo: photo, on: device)
        PinchZoomBenchmark.reportLayoutPasses(photo: photo, on: device)
        PinchZoomBenchmark.reportPixels(on: device)
    }

    private func compare(_ what: String, _ bare: Measurement, _ component: Measurement, aim: String? = nil) {
        let time = String(
            format: "%.1f µs, %.1f without the component, the rest %.1f",
            component.medianTime,
            bare.medianTime,
            component.medianTime - bare.medianTime
        )
        report(what, time, aim: aim)
        let count = component.medianAllocations - bare.medianAllocations
        report("  allocations", "\(component.medianAllocations), \(bare.medianAllocations) without, the rest \(count)")
    }

    private func pinch(_ feed: PhotoFeed, _ parts: Parts, _ device: HeadlessDevice) {
        feed.window.isHidden = false
        let fingers = ScriptedFingers(on: device)
        device.advanceFrames()
        parts.lift.measure { fingers.begin() }
        if !feed.isPinched { parts.lacksPinch = true }
        device.advanceFrames()
        for _ in 0..<PinchZoomBenchmark.changesPerRound {
            parts.change.measure { fingers.change() }
            parts.tracking.measure { device.advanceFrames() }
        }
        parts.release.measure { fingers.lift() }
        if feed.isPinched {
            passFrames(of: device, while: feed.isPinched) { parts.frame.measure { device.advanceFrames() } }
            parts.landing.takeLast(of: parts.frame)
        } else {
            for _ in 0..<30 { parts.frame.measure { device.advanceFrames() } }
        }
        device.advanceFrames(2)
        feed.window.isHidden = true
    }

    private func cancelPinch(_ feed: PhotoFeed, _ parts: Parts, _ device: HeadlessDevice) {
        feed.window.isHidden = false
        let fingers = ScriptedFingers(on: device)
        fingers.begin()
        device.advanceFrames()
        fingers.change()
        parts.cancel.measure { feed.cell?.cancelPinchZoom() }
        fingers.lift()
        device.advanceFrames(2)
        feed.window.isHidden = true
    }
}

extension PhotoFeed {
    /// Whether the second cell's pinch is under way or, with the component, its photo is away from its place.
    var isPinched: Bool {
        guard let cell else { return false }
        if let interaction = cell.pinchZoomInteraction { return interaction.state != .idle }
        return cell.gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } ?? false
    }
}
