import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// Scrolling with the component on every cell against the same cells without it.
///
/// Beside them a second list without it, which says how far two lists that are the same differ on this machine, and one whose cells have a
/// pinch recognizer of UIKit's that may begin while the list scrolls: what is left between that one and the component is the component's
/// own.
@MainActor struct PinchScrollBenchmark {
    private static let rounds = 480

    func run() {
        let device = HeadlessDevice()
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }
        let kinds: [PhotoFeed.Kind] = [.plain, .plain, .patientPinch, .component, .listPinch]
        let feeds = kinds.map { PhotoFeed($0, photo: photo, on: device) }
        let steps = inTurn(feeds) { feed, measurement in
            measurement.measure(times: 100) { feed.scroll() }
        }
        tell("A scroll step", steps)

        for feed in feeds { feed.list.contentOffset = .zero }
        let drags = inTurn(feeds) { feed, measurement in
            let finger = device.drag(from: CGPoint(x: 195, y: 430), to: CGPoint(x: 195, y: 400), duration: 0.05)
            var event = 0
            measurement.measure(times: 100) {
                event += 1
                finger.move(by: CGVector(dx: 0, dy: event % 50 < 25 ? -12 : 12))
                device.advanceFrames()
            }
            // It rests before it lifts, so that the list does not fly on.
            device.advanceFrames(20)
            finger.lift()
            device.advanceFrames(2)
        }
        tell("A drag event and its frame", drags)
        if feeds.contains(where: { $0.list.contentOffset.y == 0 }) { print("  but a list was not dragged: the figures say nothing") }
    }

    private func inTurn(_ feeds: [PhotoFeed], _ body: (PhotoFeed, Measurement) -> Void) -> [Measurement] {
        let measurements = feeds.map { _ in Measurement() }
        for round in 0..<PinchScrollBenchmark.rounds {
            for turn in feeds.indices {
                // Each is as often first, second, third and last as the others.
                let index = (turn + round) % feeds.count
                feeds[index].window.isHidden = false
                body(feeds[index], measurements[index])
                feeds[index].window.isHidden = true
            }
        }
        return measurements
    }

    private func tell(_ what: String, _ lists: [Measurement]) {
        func against(_ index: Int) -> String { String(format: "%.3f of the first", lists[index].medianRatio(to: lists[0])) }
        report("\(what), without the component", String(format: "%.2f µs", lists[0].medianTime))
        report("  in a second such list", against(1), aim: "1")
        report("  with a pinch recognizer of UIKit's on every cell", against(2))
        report("  with the component on every cell", against(3), aim: "within 2 %")
        report("  with the component on the list", against(4), aim: "within 1 %")
        report("  the component against that recognizer", String(format: "%.3f", lists[3].medianRatio(to: lists[2])))
    }
}
