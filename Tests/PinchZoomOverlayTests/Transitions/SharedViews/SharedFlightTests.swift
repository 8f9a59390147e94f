import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Shared views: from the list into the detail screen and back", .timeLimit(.minutes(20)), .phones)
struct SharedFlightTests {
    @Test(
        "The first frame is the screen before, the flight lies on the straight way between both places",
        arguments: [CardListScreen.Way.pushed, .presented]
    )
    func opening(way: CardListScreen.Way) throws {
        try CardPhone.run(.shared, way: way) { phone in
            let cell = try #require(phone.list.cell(2))
            let start = cell.photoView.convert(cell.photoView.bounds, to: nil)
            let before = phone.device.screenshot()
            phone.list.open(2)
            try phone.awaitFlight()
            phone.device.render()
            #expect(largestDifference(phone.device.screenshot(), before) <= 2)
            #expect(phone.flyingPhotos.allSatisfy { $0.isNear(start, within: 0.01) } && phone.flyingPhotos.count == 2)
            phone.device.advance(by: 0.2)
            let middle = try #require(phone.flyingPhotos.last)
            let detail = try #require(phone.detail)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            let end = detail.photoView.convert(detail.photoView.bounds, to: nil)
            let part = (middle.width - start.width) / (end.width - start.width)
            #expect(part > 0.3 && part < 0.7)
            #expect(abs(middle.midX - (start.midX + (end.midX - start.midX) * part)) < 0.01)
            #expect(abs(middle.midY - (start.midY + (end.midY - start.midY) * part)) < 0.01)
            #expect(phone.list.appearances == ["willDisappear", "didDisappear"])
        }
    }

    @Test("It takes as long as the controller says", .given(\.frames, .regular), arguments: [0.4, 0.8])
    func duration(set: TimeInterval) throws {
        try CardPhone.run(.shared) { phone in
            phone.list.shared.duration = set
            let start = phone.device.now
            phone.list.open(2)
            try phone.device.advanceFrames(while: !phone.flyingPhotos.isEmpty || phone.device.now == start)
            #expect(abs(phone.device.now - start - set) < 0.035)
        }
    }

    @Test("A flying text is never visible over the text of another row, there and back", .given(\.frames, .regular))
    func overprint() throws {
        try CardPhone.run(.shared) { phone in
            // The texts of the last row fly up to the middle of the screen, across the rows above.
            let cell = try #require(phone.list.cell(5))
            let rows = (0..<5).compactMap { phone.list.cell($0) }.flatMap { [$0.titleLabel, $0.textLabel] }
            for opens in [true, false] {
                if opens { phone.list.open(5) } else { phone.goBack() }
                try phone.awaitFlight()
                let detail = try #require(phone.detail)
                let texts = [cell.titleLabel, cell.textLabel, detail.titleLabel, detail.textLabel]
                try phone.device.advanceFrames(while: phone.overlay != nil) {
                    // In the second half of the way, the page hides the rows.
                    guard phone.overlay != nil, detail.view.alpha < 1 else { return }
                    for text in texts where rows.contains(where: { letters(of: $0).intersects(letters(of: text)) }) {
                        #expect(phone.seenAlpha(of: text) < 0.02)
                    }
                }
            }
        }
    }

    @Test("A title is visible near its own place alone, and without a jump", .given(\.frames, .regular))
    func title() throws {
        try CardPhone.run(.shared) { phone in
            let cell = try #require(phone.list.cell(2))
            phone.list.open(2)
            try phone.awaitFlight()
            let detail = try #require(phone.detail)
            var alphas = [[1.0, 0]]
            try phone.device.advanceFrames(while: phone.overlay != nil) {
                if phone.overlay != nil { alphas.append([cell.titleLabel, detail.titleLabel].map { phone.seenAlpha(of: $0) }) }
            }
            #expect(alphas.contains([0, 0]) && !alphas.contains { $0[0] > 0 && $0[1] > 0 })
            for (former, next) in zip(alphas, alphas.dropFirst()) {
                #expect(former[0] >= next[0] && former[0] - next[0] < 0.35 && former[1] <= next[1] && next[1] - former[1] < 0.35)
            }
        }
    }

    @Test("The letters of a text aren't distorted, and begin at the same edge")
    func text() throws {
        try CardPhone.run(.shared) { phone in
            let cell = try #require(phone.list.cell(2))
            cell.textLabel.text = "A longer text about the card"
            phone.list.open(2)
            let detail = try #require(phone.detail)
            let labels = [cell.textLabel, detail.textLabel]
            for _ in 0..<8 {
                phone.device.advance(by: 0.04)
                for label in labels { #expect(abs(distortion(of: label) - 1) < 0.0001) }
                let starts = labels.map { letters(of: $0).minX }
                #expect(abs(starts[0] - starts[1]) < 0.01)
            }
        }
    }

    /// Returns the frame of a label's letters, in points of the window.
    private func letters(of label: UILabel) -> CGRect { label.convert(label.textFrame(in: label.bounds), to: nil) }

    /// Returns the ratio between the horizontal and the vertical scale at which the screen shows a view.
    private func distortion(of view: UIView) -> CGFloat {
        let origin = view.convert(CGPoint.zero, to: nil)
        return (view.convert(CGPoint(x: 100, y: 0), to: nil).x - origin.x) / (view.convert(CGPoint(x: 0, y: 100), to: nil).y - origin.y)
    }

    @Test("Back to front as named, whatever else lies between")
    func order() throws {
        try CardPhone.run(.shared) { phone in
            let cell = try #require(phone.list.cell(2))
            phone.list.open(2)
            phone.device.advance(by: 0.1)
            let overlay = try #require(phone.window.descendants.first { $0 is TransitionOverlayView })
            let detail = try #require(phone.detail)
            @MainActor func layer(_ view: UIView) -> Int? { overlay.subviews.firstIndex { view.isDescendant(of: $0) } }
            #expect(layer(cell.cardView) == 0 && layer(detail.cardView) == 0)
            #expect(layer(cell.titleLabel) == 2 && layer(detail.titleLabel) == 2)
            #expect(layer(detail.badge) == 4)
            #expect(overlay.subviews.count == 5)
        }
    }
}
