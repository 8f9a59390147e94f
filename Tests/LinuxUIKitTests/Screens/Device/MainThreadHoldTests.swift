import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// The main thread is held, and the render server goes on. "Core Animation Programming Guide", Core Animation Basics: once an animation is
/// configured, the system draws its frames without the app. The page of `CADisplayLink` and "Getting high-fidelity input with coalesced
/// touches" say what the app gets afterwards.
@MainActor @Suite("While the main thread is held", .timeLimit(.minutes(20)), .given(\.frames, .regular)) struct MainThreadHoldTests {
    /// Returns the places and pictures of a view that moves and fades, in each frame of the first half second. The main thread is held for
    /// a time or isn't.
    private func flight(held: Range<Int>?) throws -> (places: [CGPoint], pictures: [Picture]) {
        var places: [CGPoint] = []
        var pictures: [Picture] = []
        try AnimationBench.run { bench in
            bench.view.backgroundColor = .red
            @MainActor func look() {
                places.append(bench.view.layer.presentation()?.position ?? .zero)
                pictures.append(bench.device.screenshot())
            }
            UIView.animate(withDuration: 0.4) { bench.view.center = CGPoint(x: 300, y: 500) }
            let spring = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) {
                bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
            spring.startAnimation()
            let fade = CAKeyframeAnimation(keyPath: "opacity")
            fade.values = [1, 0.2, 1]
            fade.duration = 0.3
            bench.view.layer.add(fade, forKey: "fade")
            while places.count < 30 {
                if let held, places.count == held.lowerBound {
                    bench.device.holdMainThread(for: Double(held.count) / 60) { look() }
                } else {
                    bench.device.advanceFrames()
                    look()
                }
            }
            try bench.device.advanceUntilIdle()
        }
        return (places, pictures)
    }

    @Test("Animations go on as if it were not", arguments: [3..<9, 15..<21, 20..<29])
    func animations(held: Range<Int>) throws {
        let (free, late) = (try flight(held: nil), try flight(held: held))
        #expect(late.places.count == free.places.count)
        for (one, other) in zip(late.places, free.places) { #expect(hypot(one.x - other.x, one.y - other.y) < 1e-6) }
        let differing = zip(late.pictures, free.pictures).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
        #expect(differing.isEmpty, "frames \(differing) differ")
    }

    @Test("Time and frames pass, and an error of whoever looks comes out with the main thread free again", .chosen)
    func time() throws {
        struct Stop: Error {}
        try AnimationBench.run { bench in
            let (time, frames) = (bench.device.now, bench.device.frameCount)
            var times: [TimeInterval] = []
            bench.device.holdMainThread(for: 0.11) { times.append(bench.device.now - time) }
            #expect(isClose(bench.device.now - time, 0.11) && bench.device.frameCount == frames + 6)
            for (index, time) in times.enumerated() { #expect(abs(time - Double(index + 1) / 60) < 1e-6) }
            #expect(throws: Stop.self) { try bench.device.holdMainThread(for: 1) { throw Stop() } }
            bench.device.advanceFrames()
            #expect(bench.device.frameCount == frames + 8)
        }
    }

    // The page of CADisplayLink.timestamp: "when the last frame displayed"; of targetTimestamp: "when the next frame displays".
    @Test("A display link misses the frames, and is called once afterwards, late")
    func displayLink() throws {
        try AnimationBench.run { bench in
            var calls: [(now: CFTimeInterval, last: CFTimeInterval, next: CFTimeInterval)] = []
            let link = CADisplayLink { link in
                calls.append((CACurrentMediaTime(), link.timestamp, link.targetTimestamp))
                bench.view.center.x += 1
            }
            link.add(to: .main, forMode: .common)
            bench.device.advanceFrames(2)
            bench.device.holdMainThread(for: 0.11) { #expect(calls.count == 2 && bench.view.layer.presentation()?.position.x == 52) }
            #expect(calls.count == 3 && bench.shownX == 53)
            let (former, late) = (calls[1], calls[2])
            #expect(isClose(late.now - former.now, 0.11, 1e-6), "the call is late")
            #expect(isClose(late.next - former.next, 6.0 / 60, 1e-6) && isClose(late.next - late.last, 1.0 / 60, 1e-6))
            bench.device.advanceFrames()
            #expect(calls.count == 4 && isClose(calls[3].now - former.now, 7.0 / 60, 1e-6))
            bench.device.holdMainThread(for: 0.005)
            #expect(calls.count == 4, "no frame was missed")
            link.invalidate()
        }
    }

    // CAAnimation.h, `removedOnCompletion`: "the animation is removed from the render tree once its active duration has passed". The page
    // of `animate(withDuration:animations:completion:)`: the completion is run when the sequence ends, on the main thread.
    @Test("An animation that ends meanwhile leaves the screen at its end, and the app is told afterwards")
    func end() throws {
        try AnimationBench.run { bench in
            var ends: [CFTimeInterval] = []
            let start = bench.device.now
            UIView.animate(withDuration: 0.1) {
                bench.view.center.x = 150
            } completion: { _ in
                ends.append(bench.device.now - start)
            }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = 0.1
            fade.fillMode = .forwards
            bench.view.layer.add(fade, forKey: "fade")
            let turn = CABasicAnimation(keyPath: "cornerRadius")
            turn.toValue = 40
            turn.duration = 0.1
            turn.fillMode = .forwards
            turn.isRemovedOnCompletion = false
            bench.view.layer.add(turn, forKey: "corners")
            var shown: [CALayer] = []
            bench.device.holdMainThread(for: 0.2) {
                if let layer = bench.view.layer.presentation() { shown.append(layer) }
                #expect(ends.isEmpty)
            }
            #expect(shown.count == 12 && ends.count == 1 && isClose(ends.first ?? 0, 0.2, 1e-6))
            #expect(shown[4].opacity < 0.3 && shown[4].position.x < 150)
            for layer in shown.dropFirst(6) {
                #expect(layer.opacity == 1 && layer.position.x == 150, "it shows the model")
                #expect(layer.cornerRadius == 40, "this one stays")
            }
            #expect(bench.view.layer.animationKeys() == ["corners"])
            bench.view.layer.removeAllAnimations()
        }
    }

    @Test("Nothing of the app runs: no layout, no timer; what was changed before is on the screen", .chosen)
    func layout() throws {
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        try AnimationBench.run { bench in
            let press = UILongPressGestureRecognizer()
            var states: [UIGestureRecognizer.State] = []
            press.addHandler { states.append($0.state) }
            bench.view.addGestureRecognizer(press)
            let finger = bench.device.touchDown(at: CGPoint(x: 50, y: 50))
            let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            bench.window.addSubview(counter)
            var counts: [Int] = []
            bench.device.holdMainThread(for: 2) {
                #expect(counter.layer.presentation() != nil)
                counts.append(counter.count)
                counter.setNeedsLayout()
                #expect(states.isEmpty)
            }
            #expect(counts == Array(repeating: 1, count: 120))
            #expect(counter.count == 2 && states == [.began])
            finger.lift()
        }
    }

    /// Writes down the touches that it gets.
    private final class Pad: UIView {
        var log: [String] = []

        private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                let time = Int(((touch.timestamp) * 60).rounded())
                log.append("\(phase) at \(Int(touch.location(in: self).x)), frame \(time)")
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    }

    // "Getting high-fidelity input with coalesced touches": UIKit coalesces touches into a single one, "whose location reflects only the
    // last recorded touch". UITouch.h, `timestamp`: the time when the touch occurred or when it was last mutated.
    @Test("Touches come afterwards, with their own times; movements become one")
    func touches() throws {
        try HeadlessDevice.run { device in
            let pad = Pad(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            pad.isMultipleTouchEnabled = true
            device.show(pad)
            device.advanceFrames()
            let first = device.touchDown(at: CGPoint(x: 100, y: 100))
            #expect(pad.log == ["began at 100, frame 1"])
            pad.log = []
            var second: Finger?
            device.holdMainThread(for: 0.2) {
                let frame = device.frameCount
                switch frame {
                case 2...4: first.move(to: CGPoint(x: 100 + 10 * frame, y: 100))
                case 5: first.lift()
                case 6: second = device.touchDown(at: CGPoint(x: 200, y: 200))
                case 7...9: second?.move(to: CGPoint(x: 200 + frame, y: 200))
                default: break
                }
                #expect(pad.log.isEmpty)
            }
            #expect(
                pad.log == [
                    "moved at 140, frame 4", "ended at 140, frame 5", "began at 200, frame 6", "moved at 209, frame 9",
                ]
            )
            second?.lift()
        }
    }

    // The page of UIPanGestureRecognizer.velocity(in:): points per second. By the times of the deliveries it would be wrong.
    @Test("The velocity of a finger that lifts meanwhile is the finger's")
    func velocity() throws {
        try AnimationBench.run { bench in
            let pan = UIPanGestureRecognizer()
            var velocity: CGFloat?
            pan.addHandler { if let pan = $0 as? UIPanGestureRecognizer, pan.state == .ended { velocity = pan.velocity(in: nil).x } }
            bench.window.addGestureRecognizer(pan)
            let finger = bench.device.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 150, y: 300), duration: 10.0 / 60)
            bench.device.holdMainThread(for: 0.3) {
                guard finger.isDown else { return }
                finger.move(by: CGVector(dx: 10, dy: 0))
                if finger.location.x > 175 { finger.lift() }
            }
            #expect(isClose(velocity ?? 0, 600, 1))
        }
    }

    // The page of UIScrollView: the app's main thread moves its content, so that the content stands still and then goes on.
    @Test("Content that decelerates stands still, and goes on by the clock", .chosen)
    func deceleration() throws {
        try HeadlessDevice.run { device in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 390, height: 20_000)
            device.show(scrollView)
            device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
            device.advanceFrames(2)
            let offset = scrollView.contentOffset.y
            device.holdMainThread(for: 0.1) { #expect(scrollView.layer.presentation()?.bounds.minY == offset) }
            #expect(scrollView.contentOffset.y > offset + 50)
            try device.advanceUntilIdle()
        }
    }
}
