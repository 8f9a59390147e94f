import Foundation
import HeadlessDevice
import UIKit

/// The costs of libraries that lift photos, under the same fingers, as Markdown tables.
///
/// All contestants take turns in each round, so that a machine that slows down slows all of them.
@MainActor public struct CostComparison {
    private let contestants: [Contestant]
    private let rounds: Int
    private let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 260)).image { _ in }

    /// Creates a comparison of a bare recognizer, the component and other libraries.
    ///
    /// - Parameters:
    ///   - peers: The other libraries.
    ///   - rounds: The number of pinches, and of measured scrolls, for each contestant. The default is 300.
    public init(with peers: [Contestant] = [], rounds: Int = 300) {
        contestants = [.bareRecognizer, .component] + peers
        self.rounds = max(rounds, 1)
    }

    /// Measures all contestants, and prints two tables.
    ///
    /// The method takes half a minute with four libraries, and must run in a release build.
    public func run() {
        #if DEBUG
        print("This is a debug build: the figures say nothing.")
        #endif
        let date = Date.now.formatted(.dateTime.day().month(.wide).year().locale(Locale(identifier: "en_GB")))
        print("\nMeasured on \(date), in \(rounds) rounds. Each figure is a median.")
        reportAllocationCounter()
        comparePinches()
        compareScrolling()
    }

    // MARK: A pinch

    private func comparePinches() {
        let device = makePhone()
        let parts = contestants.map { _ in PinchParts(on: device) }
        takeTurns(contestants, on: device) { feed, index in parts[index].pinch(feed) }

        print("\nMicroseconds, multiples of the bare recognizer, and allocations in parentheses:")
        let costRows = PinchParts.names.enumerated().map { part, name in
            let bareTime = parts[0].bareCosts[part].medianTime
            let texts = parts.map(\.costs[part]).map {
                $0.isEmpty ? "–" : String(format: "%.1f; %.1f× (%d)", $0.medianTime, $0.medianTime / bareTime, $0.medianAllocations)
            }
            return [name] + texts
        }
        let viewRows = [
            ["views of a cell at rest"] + parts.map { "\($0.cellViews)" },
            ["views that a lift adds"] + parts.map { "\($0.addedViews)" },
        ]
        printTable([""] + contestants.map(\.name), costRows + viewRows)
        for (contestant, parts) in zip(contestants, parts) { parts.reportFailures(of: contestant.name) }
    }

    // MARK: Scrolling

    private func compareScrolling() {
        let device = makePhone()
        // The second plain list shows the difference between two equal lists.
        let lists = [.plain, .plain] + contestants + [.componentOnList]
        let steps = lists.map { _ in CostMeasurement() }
        takeTurns(lists, on: device) { feed, index in steps[index].measure(times: 100) { feed.scroll() } }

        let drags = lists.map { _ in CostMeasurement() }
        var undragged: Set<Int> = []
        takeTurns(lists, on: device) { feed, index in
            let start = feed.list.contentOffset.y
            let finger = device.drag(from: CGPoint(x: 195, y: 430), to: CGPoint(x: 195, y: 400), duration: 0.05)
            if feed.list.contentOffset.y == start { undragged.insert(index) }
            var event = 0
            drags[index].measure(times: 100) {
                event += 1
                finger.move(by: CGVector(dx: 0, dy: event % 50 < 25 ? -12 : 12))
                device.advanceFrames()
            }
            // The finger rests before it lifts, so that the list doesn't decelerate.
            device.advanceFrames(20)
            finger.lift()
            device.advanceFrames(2)
        }

        print("\nScrolling: microseconds, ratios to a plain list in the same round, and allocations in parentheses:")
        let rows = lists.indices.map { index in
            let figures = [steps, drags].map {
                String(
                    format: "%.1f; %.3f (%d)",
                    $0[index].medianTime,
                    $0[index].medianRatio(to: $0[0]),
                    $0[index].medianAllocations
                )
            }
            return [lists[index].name + (index == 1 ? " again" : "")] + figures
        }
        printTable(["", "a scroll step", "a drag event and its frame"], rows)
        for index in undragged.sorted() { print("\(lists[index].name) wasn't dragged: its figures for drag events say nothing.") }
    }

    // MARK: Turns

    /// Returns a phone on which published libraries work.
    ///
    /// Some libraries lift only if a pinch begins with a scale above 1. Others add the recognizer to another view during the pinch, and
    /// wait for its end. On the default phone, the photo of such a library stays up.
    private func makePhone() -> HeadlessDevice {
        var behavior = HeadlessDevice.Behavior.documented
        behavior.pinchScale = .withDistanceMoved
        behavior.movedRecognizer = .goesOn
        return HeadlessDevice(HeadlessDevice.Configuration(behavior: behavior))
    }

    /// Shows a feed of each contestant once in each round. The order changes from round to round, so that each contestant is as often first
    /// as the others.
    private func takeTurns(_ contestants: [Contestant], on device: HeadlessDevice, _ body: (PhotoFeed, Int) -> Void) {
        let feeds = contestants.map { PhotoFeed($0, photo: photo, on: device) }
        for round in 0..<rounds {
            for turn in feeds.indices {
                let index = (turn + round) % feeds.count
                feeds[index].whileShown { body(feeds[index], index) }
            }
        }
        // Without this, the phone would keep the windows, and later events would cost more.
        for feed in feeds { feed.window.windowScene = nil }
    }
}
