import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// The cost of a zoom into a pager and back, compared with UIKit's own push of the same pager, and for lists of different lengths.
@MainActor struct TransitionBenchmark {
    private static let rounds = 60

    func run() {
        let device = HeadlessDevice()
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
        let grids = [100, 100, 100_000].map { PhotoGrid(itemCount: $0, photo: photo, on: device) }
        let parts = grids.map { _ in TransitionParts(on: device) }
        for round in 0..<TransitionBenchmark.rounds {
            for turn in grids.indices {
                // Each grid is equally often first, second and last.
                let index = (turn + round) % grids.count
                grids[index].flies = index > 0
                parts[index].zoom(grids[index]) { if grids[index].flies { parts[index].drag($0) } }
            }
        }
        if parts.dropFirst().contains(where: \.lacksFlight) { print("  but a photo did not fly: the figures say nothing") }
        tell("The start of a zoom into the pager", parts.map(\.start))
        tell("A frame of that flight", parts.map(\.frame))
        tell("The frame that ends it", parts.map(\.end))
        report("The dearest of its first frames", beginning(grids[1], device), aim: "under 4000 µs with an overlay")
        tell("A drag event that takes the photo along", parts.dropFirst().map(\.dragEvent))
        tell("The frame after it", parts.dropFirst().map(\.dragFrame))
        report("Layout passes in \(TransitionBenchmark.rounds * 40) drag events and frames", "\(parts[1].passesOfDrags)", aim: "0")
    }

    /// Prints figures of the first list, or of UIKit's own transition and then the first list, with a comparison of the large list.
    private func tell(_ what: String, _ measurements: [CostMeasurement]) {
        guard let large = measurements.last, let small = measurements.dropLast().last else { return }
        var text = String(format: "%.1f µs, %d allocations", small.medianTime, small.medianAllocations)
        if let plain = measurements.dropLast(2).last {
            text += String(format: "; %.1f and %d without the component", plain.medianTime, plain.medianAllocations)
        }
        report(what, text)
        report("  calls into UIKit with an effect", "\(small.layerChangeText) changes of layers; \(small.layoutText) layouts")
        report("  among 100,000 items against 100", String(format: "%.3f", large.medianTime / small.medianTime), aim: "the same")
    }

    /// Returns the cost of the most expensive of the first frames, without and with an app's view over the photo that is as large as the
    /// screen.
    private func beginning(_ grid: PhotoGrid, _ device: HeadlessDevice) -> String {
        let texts = [false, true].map { hasOverlay in
            let frames = (0..<6).map { _ in CostMeasurement() }
            for _ in 0..<TransitionBenchmark.rounds {
                grid.window.isHidden = false
                grid.window.makeKey()
                device.advanceFrames(2)
                let pager = grid.makePager()
                if hasOverlay { addOverlay(to: pager) }
                grid.navigationController?.pushViewController(pager, animated: true)
                for frame in frames { frame.measure { device.advanceFrames() } }
                passFrames(of: device, while: pager.transitionCoordinator != nil) { device.advanceFrames() }
                grid.navigationController?.popToRootViewController(animated: false)
                device.advanceFrames(2)
                grid.window.isHidden = true
            }
            return String(format: "%.0f µs", frames.map(\.medianTime).max() ?? 0)
        }
        return "\(texts[0]), \(texts[1]) with an overlay as large as the screen"
    }

    private func addOverlay(to pager: PhotoPagerViewController) {
        pager.loadViewIfNeeded()
        let overlay = UIView(frame: pager.overlayView.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = CGRect(x: 20, y: 600, width: 350, height: 90)
        let label = UILabel(frame: CGRect(x: 12, y: 12, width: 326, height: 66))
        label.text = "The beach at half past four, when the last of the swimmers had gone home."
        label.numberOfLines = 0
        blur.contentView.addSubview(label)
        let button = UIButton(type: .system)
        button.setTitle("Share", for: .normal)
        button.frame = CGRect(x: 290, y: 120, width: 80, height: 44)
        for view in [blur, button] { overlay.addSubview(view) }
        pager.overlayView.addSubview(overlay)
    }
}
