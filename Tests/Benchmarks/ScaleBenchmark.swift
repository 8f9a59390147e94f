import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// The costs of a pinch and of a zoom transition in feeds that are larger than the ordinary one, as rows of the tables in the article
/// "The costs of the component".
@MainActor struct ScaleBenchmark {
    private static let pinches = 60
    private static let transitions = 30

    /// All windows are on this screen, and one of them is as large as the screen.
    private let device = HeadlessDevice(HeadlessDevice.Configuration(size: FeedScale.largestWindow, safeAreaInsets: .zero))
    private let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
    private let scales = FeedScale.allCases

    func run() {
        reportPinches()
        reportTransitions()
    }

    /// Prints the component's own allocations, and the ratio of the component's own time to the time in the ordinary feed. From both, the
    /// part of UIKit is subtracted, which is measured on cells with a pinch recognizer of UIKit's.
    private func reportPinches() {
        let bareFeeds = scales.map { PhotoFeed(.barePinch, scale: $0, photo: photo, on: device) }
        let feeds = scales.map { PhotoFeed(.component, scale: $0, photo: photo, on: device) }
        let (bareParts, parts) = (scales.map { _ in PinchParts(on: device) }, scales.map { _ in PinchParts(on: device) })
        for round in 0..<ScaleBenchmark.pinches {
            for index in order(in: round) {
                bareParts[index].pinch(bareFeeds[index])
                parts[index].pinch(feeds[index])
            }
        }
        check(feeds.map(\.list))
        if (parts + bareParts).contains(where: \.lacksPinch) { print("  but a pinch did not begin: the figures say nothing") }

        typealias Moment = KeyPath<PinchParts, Measurement>
        let moments: [(own: Moment, bare: Moment)] = [
            (\.lift, \.lift), (\.change, \.change), (\.tracking, \.tracking), (\.release, \.release), (\.frame, \.frame),
            (\.landing, \.frame),
        ]
        printRow(["a pinch", "lift", "changed event", "frame between", "letting go", "frame of the flight back", "landing"])
        printRow(Array(repeating: "---", count: moments.count + 1))
        for (index, scale) in scales.enumerated() {
            let cells = moments.map { moment in
                @MainActor func time(_ index: Int) -> Double {
                    parts[index][keyPath: moment.own].medianTime - bareParts[index][keyPath: moment.bare].medianTime
                }
                let count = parts[index][keyPath: moment.own].medianAllocations - bareParts[index][keyPath: moment.bare].medianAllocations
                return text("\(count)", ratio: time(index) / time(0))
            }
            printRow([scale.name] + cells)
        }
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

        let moments: [KeyPath<TransitionParts, Measurement>] = [\.start, \.frame, \.end]
        printRow(["a zoom transition", "start", "frame", "end"])
        printRow(Array(repeating: "---", count: moments.count + 1))
        for (index, scale) in scales.enumerated() {
            let cells = moments.map { moment in
                let (own, plain) = (parts[index][keyPath: moment], plainParts[index][keyPath: moment])
                let counts = "\(own.medianAllocations) / \(plain.medianAllocations)"
                return text(counts, ratio: own.medianTime / parts[0][keyPath: moment].medianTime)
            }
            printRow([scale.name] + cells)
        }
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

    private func printRow(_ cells: [String]) {
        print("| " + cells.joined(separator: " | ") + " |")
    }
}

extension UIView {
    /// The number of views in this view, including this view.
    fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
