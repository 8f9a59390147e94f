import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiscrollview, and the formulas published of its rubber band,
/// f(x) = (1 − 1/(x·0.55/d + 1))·d, and of its deceleration, v(t) = v₀·r^(1000t) with rest at x₀ − v₀/(1000·ln r).
@MainActor @Suite("A scroll view's motion", .timeLimit(.minutes(20))) struct ScrollMotionTests {
    /// A scroll view of 390 × 844 points over a content of 390 × 10,000, without insets.
    private func makeScrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 390, height: 10_000)
        return view
    }

    @Test("The content follows the finger from where the pan began, without a jump")
    func followsFinger() throws {
        try HeadlessDevice.run { device in
            let view = makeScrollView()
            device.show(view)
            view.contentOffset.y = 1000
            let finger = device.touchDown(at: CGPoint(x: 200, y: 600))
            finger.move(by: CGVector(dx: 0, dy: -10))
            #expect(view.isDragging && view.contentOffset.y == 1000, "the threshold is not scrolled")
            finger.move(by: CGVector(dx: 0, dy: -37))
            #expect(view.contentOffset.y == 1037)
            finger.move(by: CGVector(dx: 0, dy: 20))
            #expect(view.contentOffset.y == 1017)
            device.advance(by: 0.5)
            finger.lift()
            #expect(!view.isDragging && !view.isDecelerating && view.contentOffset.y == 1017, "a finger that rested throws nothing")
        }
    }

    @Test("Past the edge the content follows by the rubber band", arguments: [10, 100, 300, 500] as [CGFloat])
    func rubberBand(distance: CGFloat) throws {
        try HeadlessDevice.run { device in
            let view = makeScrollView()
            device.show(view)
            let finger = device.touchDown(at: CGPoint(x: 200, y: 100))
            finger.move(by: CGVector(dx: 0, dy: 10))
            finger.move(by: CGVector(dx: 0, dy: distance))
            let expected = (1 - 1 / (distance * 0.55 / 844 + 1)) * 844
            #expect(abs(view.contentOffset.y + expected) < 1e-9)
            finger.cancel()
            try device.advanceUntilIdle()
            #expect(view.contentOffset == .zero, "it springs back to the edge, to the pixel")
        }
    }

    @Test("f(10) at d = 100 is 5.213")
    func publishedNumber() throws {
        try HeadlessDevice.run { device in
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 100, height: 300)
            device.show(view)
            let finger = device.touchDown(at: CGPoint(x: 50, y: 20))
            finger.move(by: CGVector(dx: 0, dy: 10))
            finger.move(by: CGVector(dx: 0, dy: 10))
            #expect(abs(view.contentOffset.y + 5.213) < 0.0005)
            finger.cancel()
            try device.advanceUntilIdle()
        }
    }

    @Test(
        "Content that is let go rests at x₀ − v₀/(1000·ln r), at every frame rate",
        arguments: [60, 120],
        [UIScrollView.DecelerationRate.normal, .fast]
    )
    func deceleration(framesPerSecond: Int, rate: UIScrollView.DecelerationRate) throws {
        try HeadlessDevice.run(.init(framesPerSecond: framesPerSecond)) { device in
            let view = makeScrollView()
            view.decelerationRate = rate
            device.show(view)
            view.contentOffset.y = 2000
            // 240 points in 0.2 seconds: 1200 points a second.
            device.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 360), duration: 0.2)
            let start = view.contentOffset.y
            #expect(view.isDecelerating)
            try device.advanceUntilIdle()
            let expected = start - 1200 / (1000 * log(rate.rawValue))
            // Half a point: the pixel it rests on, at scale 2.
            #expect(abs(view.contentOffset.y - expected) <= 0.5, "\(view.contentOffset.y) instead of \(expected)")
            #expect((view.contentOffset.y * 2).rounded() == view.contentOffset.y * 2, "it rests on a pixel")
        }
    }

    @Test("Where the content is after a time does not depend on the frame rate")
    func frameRateIndependence() throws {
        func offsets(_ framesPerSecond: Int) throws -> [CGFloat] {
            try HeadlessDevice.run(.init(framesPerSecond: framesPerSecond)) { device in
                let view = makeScrollView()
                device.show(view)
                view.contentOffset.y = 700
                let finger = device.touchDown(at: CGPoint(x: 200, y: 200))
                for _ in 0..<6 {
                    device.advance(by: 1.0 / 60)
                    finger.move(by: CGVector(dx: 0, dy: 30))
                }
                finger.lift()
                var offsets: [CGFloat] = []
                for _ in 0..<60 {
                    device.advance(by: 1.0 / 60)
                    offsets.append(view.contentOffset.y)
                }
                try device.advanceUntilIdle()
                return offsets + [view.contentOffset.y]
            }
        }
        let (slow, fast) = (try offsets(60), try offsets(120))
        for (one, other) in zip(slow, fast) { #expect(abs(one - other) < 1e-6) }
        #expect(slow.contains { $0 < -20 } && slow.last == 0, "it flew past the top and came back")
    }

    @Test("A finger that lands stops content that decelerates, and a drag from there is without a jump")
    func caught() throws {
        try HeadlessDevice.run { device in
            let view = makeScrollView()
            device.show(view)
            device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.15)
            device.advance(by: 0.2)
            let finger = device.touchDown(at: CGPoint(x: 200, y: 400))
            let stopped = view.contentOffset.y
            #expect(!view.isDecelerating && view.isTracking && stopped > 300)
            device.advance(by: 0.2)
            #expect(view.contentOffset.y == stopped)
            finger.move(by: CGVector(dx: 0, dy: 10))
            finger.move(by: CGVector(dx: 0, dy: 5))
            #expect(abs(view.contentOffset.y - (stopped - 5)) < 1e-9)
            device.advance(by: 0.3)
            finger.lift()
            #expect(!view.isTracking)
        }
    }

    @Test("Without bounces the content stops at its edge")
    func withoutBounces() throws {
        try HeadlessDevice.run { device in
            let view = makeScrollView()
            view.bounces = false
            device.show(view)
            view.contentOffset.y = 50
            device.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), duration: 0.1)
            var lowest: CGFloat = 0
            for _ in 0..<60 {
                device.advanceFrames()
                lowest = min(lowest, view.contentOffset.y)
            }
            #expect(lowest == 0 && view.contentOffset.y == 0)
            try device.advanceUntilIdle()
        }
    }

    @Test("Content that all shows does not scroll, unless it always bounces")
    func smallContent() throws {
        try HeadlessDevice.run { device in
            let view = makeScrollView()
            view.contentSize = CGSize(width: 390, height: 300)
            device.show(view)
            let finger = device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
            #expect(!view.isDragging && view.contentOffset == .zero)
            finger.lift()
            view.alwaysBounceVertical = true
            let second = device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
            #expect(view.isDragging && view.contentOffset.y < -10)
            second.lift()
            try device.advanceUntilIdle()
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("Toggling the pan recognizer off and on cancels a drag under way (UIGestureRecognizer.isEnabled)")
    func cancelledByToggling() throws {
        try HeadlessDevice.run { device in
            let view = makeScrollView()
            device.show(view)
            view.contentOffset.y = 1000
            let finger = device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
            let stopped = view.contentOffset.y
            view.panGestureRecognizer.isEnabled = false
            view.panGestureRecognizer.isEnabled = true
            #expect(!view.isDragging)
            finger.move(by: CGVector(dx: 0, dy: -100))
            device.advance(by: 0.2)
            #expect(view.contentOffset.y == stopped, "it stays where it is")
            finger.lift()
        }
    }

    @Test("Paging content rests at multiples of the view's size")
    func paging() throws {
        try HeadlessDevice.run { device in
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 390 * 4, height: 844)
            view.isPagingEnabled = true
            device.show(view)
            device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.15)
            try device.advanceUntilIdle()
            #expect(view.contentOffset.x == 390)
            let finger = device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400))
            device.advance(by: 0.3)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(view.contentOffset.x == 390, "less than half a page, without a throw, goes back")
        }
    }
}
