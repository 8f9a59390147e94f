import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// What a zoom costs from the lift to the landing, against the same events on cells with a pinch recognizer that does nothing: the
/// difference is the component's own code, and what it tells UIKit to do.
@MainActor struct PinchZoomBenchmark {
    private static let rounds = 300

    func run() {
        reportAllocationCounter()
        let device = HeadlessDevice()
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
        let feeds = [PhotoFeed(.barePinch, photo: photo, on: device), PhotoFeed(.component, photo: photo, on: device)]
        let parts = feeds.map { _ in PinchParts(on: device) }
        for round in 0..<PinchZoomBenchmark.rounds {
            // In turn, and each as often first as the other.
            for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] { parts[index].pinch(feeds[index]) }
        }
        for _ in 0..<PinchZoomBenchmark.rounds { parts[1].cancelPinch(of: feeds[1]) }
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
        report("  calls into UIKit with an effect", component.work)
    }
}
