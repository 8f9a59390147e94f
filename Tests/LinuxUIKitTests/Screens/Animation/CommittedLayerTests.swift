import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// CALayer.h, presentationLayer: a copy with the properties as they were at the start of the current transaction, with the active
/// animations applied; nil if the layer has not been committed yet.
@MainActor @Suite("What has been committed of a layer", .timeLimit(.minutes(20))) struct CommittedLayerTests {
    @Test("A layer that has not been committed is presented by none, and by one from the commit on")
    func firstCommit() throws {
        try AnimationBench.run { bench in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            let inner = UIView()
            view.addSubview(inner)
            #expect(view.layer.presentation() == nil)
            bench.window.addSubview(view)
            #expect(view.layer.presentation() == nil && inner.layer.presentation() == nil)
            #expect(bench.view.layer.presentation() != nil, "its neighbour has been committed")
            CATransaction.flush()
            #expect(view.layer.presentation()?.frame == view.frame && inner.layer.presentation() != nil)
            view.removeFromSuperview()
            bench.device.advanceFrames()
            #expect(view.layer.presentation() == nil)
        }
    }

    @Test("A change shows when it is committed")
    func changes() throws {
        try AnimationBench.run { bench in
            bench.view.center.x = 200
            bench.view.alpha = 0.5
            #expect(bench.view.layer.presentation()?.position.x == 50 && bench.view.layer.presentation()?.opacity == 1)
            bench.view.center.x = 300
            CATransaction.flush()
            #expect(bench.view.layer.presentation()?.position.x == 300 && bench.view.layer.presentation()?.opacity == 0.5)
        }
    }

    @Test("A display link sees what the frame before has brought to the screen, whatever it has set itself")
    func displayLink() throws {
        try AnimationBench.run { bench in
            var seen: [CGFloat] = []
            let link = CADisplayLink { _ in
                bench.view.center.x += 10
                seen.append(bench.view.layer.presentation()?.position.x ?? .nan)
            }
            link.add(to: .main, forMode: .common)
            bench.device.advanceFrames(3)
            link.invalidate()
            #expect(seen == [50, 60, 70])
        }
    }

    @Test("An animation that begins shows its beginning, one that is taken off what it has shown")
    func animations() throws {
        try AnimationBench.run { bench in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bench.view.center.x = 150 }
            #expect(bench.view.layer.presentation()?.position.x == 50)
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.view.layer.presentation()?.position.x ?? 0, 100))
            bench.view.layer.removeAllAnimations()
            #expect(isClose(bench.view.layer.presentation()?.position.x ?? 0, 100))
            bench.device.advanceFrames()
            #expect(bench.view.layer.presentation()?.position.x == 150)
        }
    }

    @Test("A view that moves to another superview is presented all the while, with what was on screen", .chosen)
    func moves() throws {
        try AnimationBench.run { bench in
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            bench.view.addSubview(inner)
            CATransaction.flush()
            let overlay = UIView(frame: bench.window.bounds)
            bench.window.addSubview(overlay)
            overlay.addSubview(bench.view)
            bench.view.center.x = 250
            #expect(bench.view.layer.presentation()?.position.x == 50)
            #expect(inner.layer.presentation()?.position.x == 10)
            #expect(overlay.layer.presentation() == nil)
            CATransaction.flush()
            #expect(bench.view.layer.presentation()?.position.x == 250 && overlay.layer.presentation() != nil)
        }
    }
}
