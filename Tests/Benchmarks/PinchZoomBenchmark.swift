import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// The calls into UIKit of each part of a pinch, the cost of a cancel, and the influence of the list's length, the layout and the pixels on
/// a zoom. ``CostComparison`` measures the times of the parts.
@MainActor struct PinchZoomBenchmark {
    private static let rounds = 300

    func run() {
        let device = HeadlessDevice()
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
        PinchZoomBenchmark.reportCalls(photo: photo, on: device)
        PinchZoomBenchmark.reportCancel(photo: photo, on: device)
        PinchZoomBenchmark.reportListSizes(photo: photo, on: device)
        PinchZoomBenchmark.reportRest(photo: photo, on: device)
        PinchZoomBenchmark.reportLayoutPasses(photo: photo, on: device)
        PinchZoomBenchmark.reportPixels(on: device)
    }

    /// Prints a table of the article "The costs of the component".
    private static func reportCalls(photo: UIImage, on device: HeadlessDevice) {
        let feed = PhotoFeed(.component, photo: photo, on: device)
        let parts = PinchParts(on: device)
        for _ in 0..<20 { feed.whileShown { parts.pinch(feed) } }
        parts.reportFailures(of: "the component")
        printTable(
            ["calls into UIKit", "changes of layers", "layouts"],
            zip(PinchParts.names, parts.costs).map { [$0, $1.layerChangeText, $1.layoutText] }
        )
    }

    private static func reportCancel(photo: UIImage, on device: HeadlessDevice) {
        let feed = PhotoFeed(.component, photo: photo, on: device)
        let cancel = CostMeasurement()
        for _ in 0..<rounds {
            zoom(feed, on: device) { fingers in
                fingers.change()
                cancel.measure { feed.cell?.cancelPinchZoom() }
            }
        }
        report(
            "cancelPinchZoom() of a photo that is up",
            String(format: "%.1f µs, %d allocations", cancel.medianTime, cancel.medianAllocations)
        )
    }
}
