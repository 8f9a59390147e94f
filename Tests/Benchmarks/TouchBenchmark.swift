import HeadlessDevice
import PeerComparison
import UIKit

/// One touch event through ten nested views with five recognizers.
@MainActor struct TouchBenchmark {
    func run() {
        let device = HeadlessDevice()
        let outermost = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        device.show(outermost)
        var view = outermost
        var recognized = 0
        for depth in 1..<10 {
            let inner = UIView(frame: view.bounds)
            inner.isMultipleTouchEnabled = true
            view.addSubview(inner)
            view = inner
            guard depth % 2 == 0 else { continue }
            let recognizer: UIGestureRecognizer = depth == 2 ? UIPinchGestureRecognizer() : UIPanGestureRecognizer()
            recognizer.addHandler { _ in recognized += 1 }
            inner.addGestureRecognizer(recognizer)
        }
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        device.advanceFrames()

        let finger = device.touchDown(at: CGPoint(x: 100, y: 400))
        var step = 0
        let time = Stopwatch(runs: 21).median(calls: 500) {
            step += 1
            finger.move(to: CGPoint(x: 100 + CGFloat(step % 200), y: 400))
        }
        finger.lift()
        report("A touch event, ten nested views, five recognizers", String(format: "%.1f µs", time * 1e6), aim: "under 20 µs")
        if recognized == 0 { print("  but nothing recognized it: the figure says nothing") }
    }
}
