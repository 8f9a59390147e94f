import HeadlessDevice
import PeerComparison
import UIKit

/// The first lift of a process, which sets up the objects that all later lifts use. It must be measured before all others.
@MainActor struct FirstLiftBenchmark {
    func run() {
        let device = HeadlessDevice()
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
        // A bare pinch sets up UIKit's part.
        _ = lift(.bareRecognizer, photo: photo, on: device)
        let first = lift(.component, photo: photo, on: device)
        let second = lift(.component, photo: photo, on: device)
        report("The first lift of a process, and the second", "\(format(first)) and \(format(second))")
    }

    private func lift(_ contestant: Contestant, photo: UIImage, on device: HeadlessDevice) -> CostMeasurement? {
        let feed = PhotoFeed(contestant, photo: photo, on: device)
        let parts = PinchParts(on: device)
        feed.whileShown { parts.pinch(feed) }
        return parts.costs.first
    }

    private func format(_ cost: CostMeasurement?) -> String { String(format: "%.0f µs", cost?.medianTime ?? .nan) }
}
