import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// The costs of a pinch and of a zoom transition in feeds that are larger than the ordinary one, as rows of the tables in the article
/// "The costs of the component".
@MainActor final class ScaleBenchmark {
    private static let pinches = 60
    private static let transitions = 30

    /// All windows are on this screen, and one of them is as large as the screen.
    private lazy var device = HeadlessDevice(HeadlessDevice.Configuration(size: FeedScale.largestWindow, safeAreaInsets: .zero))
    private let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
    private let scales = FeedScale.allCases

    func run() {
        reportPinches()
        reportTransitions()
    }

    /// Prints the component's own allocations, and the ratio of the component's own time to the time in the ordinary feed. From both, the
    /// part of UIKit is subtracted, which is measured on cells with a pinch recognizer of UIKit's.
    private func reportPinches() {
        let bareFeeds = scales.map { PhotoFeed(.bareRecognizer, scale: $0, photo: photo, on: device) }
        let feeds = scales.map { PhotoFeed(.component, scale: $0, photo: photo, on: device) }
        let (bareParts, parts) = (scales.map { _ in PinchParts(on: device) }, scales.map { _ in PinchParts(on: device) })
        for round in 0..<ScaleBenchmark.pinches {
            for index in order(in: round) {
                bareFeeds[index].whileShown { bareParts[index].pinch(bareFeeds[index]) }
                feeds[index].whileShown { parts[index].pinch(feeds[index]) }
            }
        }
        check(feeds.map(\.list))
        for (scale, parts) in zip(scales + scales, parts + bareParts) { parts.reportFailures(of: scale.name) }

        let rows = scales.indices.map { index in
            let texts = PinchParts.names.indices.map { part in
                @MainActor func time(_ index: Int) -> Double {
                    parts[index].costs[part].medianTime - bareParts[index].bareCosts[part].medianTime
                }
                let count = parts[index].costs[part].medianAllocations - bareParts[index].bareCosts[part].medianAllocations
                return text("\(count)", ratio: time(index) / time(0))
            }
            return [scales[index].name] + texts
        }
        printTable(["a pinch"] + PinchParts.names, rows)
    }

    /// Prints the allocations with the component and in UIKit's own push, and the ratio of the time to the time in the ordinary feed.
    private func reportTransitions() {
        let grids = scales.map { PhotoGrid($0, photo: photo, on: device) }
        let (plainParts, parts) = (scales.map { _ in TransitionParts(on: device) }, scales.map { _ in TransitionParts(on: device) })
        for round in 0..<ScaleBenchmark.transitions {
            for index in order(in: round) {
                grids[index].flies = false
                plainParts[index].zoom(grids[index])
                grids[index].flies = true
                parts[index].zoom(grids[index])
            }
        }
        check(grids.map(\.list))

        let moments: [KeyPath<TransitionParts, CostMeasurement>] = [\.start, \.frame, \.end]
        let rows = scales.indices.map { index in
            let texts = moments.map { moment in
                let (own, plain) = (parts[index][keyPath: moment], plainParts[index][keyPath: moment])
                let counts = "\(own.medianAllocations) / \(plain.medianAllocations)"
                return text(counts, ratio: own.medianTime / parts[0][keyPath: moment].medianTime)
            }
            return [scales[index].name] + texts
        }
        printTable(["a zoom transition", "start", "frame", "end"], rows)
    }

    /// The indices of all scales. In another round, another scale is the first, so that a machine that slows down slows all.
    private func order(in round: Int) -> [Int] { scales.indices.map { ($0 + round) % scales.count } }

    /// Checks that the feeds are as large as their names say.
    private func check(_ lists: [UICollectionView]) {
        for (scale, list) in zip(scales, lists) {
            let cells = list.visibleCells
            if scale == .manyCells, cells.count < 290 { print("  but there are \(cells.count) cells on the screen") }
            if scale == .manyViews, cells.contains(where: { $0.viewCount < 195 }) { print("  but a cell has less than 195 views") }
            if list.bounds.width != scale.windowSize.width { print("  but the window is \(list.bounds.width) points wide") }
        }
    }

    private func text(_ counts: String, ratio: Double) -> String { counts + String(format: ", × %.2f", ratio) }
}
