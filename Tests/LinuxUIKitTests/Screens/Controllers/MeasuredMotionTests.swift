import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Apple publishes nothing of how screens slide. Measured on the iOS 27.0 simulator (24A5408d), iPhone 17, by the authors of
/// github.com/JakeThomson/swift_transitions, "docs/parity-plan.md": one device and one build.
@Suite("Pushes and swipes back as measured", .timeLimit(.minutes(20)), .given(\.transitionStart, .atOnce)) @MainActor
struct MeasuredMotionTests {
    @MainActor private struct Stage {
        let a = UIViewController()
        let b = UIViewController()
        let navigation: UINavigationController

        init(_ device: HeadlessDevice, pushed: Bool) {
            navigation = UINavigationController(rootViewController: a)
            if pushed { navigation.pushViewController(b, animated: false) }
            device.show(navigation)
            device.advanceFrames()
        }

        /// The edges of the upper and the lower screen, in points.
        var edges: (upper: CGFloat, lower: CGFloat) {
            (b.view.layer.presentation()?.frame.minX ?? .nan, a.view.layer.presentation()?.frame.minX ?? .nan)
        }
    }

    private static var phone: HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(size: CGSize(width: 402, height: 874), framesPerSecond: 120)
    }

    @Test("What is left of a push falls to 1/e in 60 ms, from the first frame on, and is gone after 450 ms")
    func push() throws {
        try HeadlessDevice.run(Self.phone) { device in
            let stage = Stage(device, pushed: false)
            stage.navigation.pushViewController(stage.b, animated: true)
            for frame in 1...53 {
                device.advanceFrames()
                let left = 402 * exp(-Double(frame) / 120 / 0.06)
                #expect(abs(stage.edges.upper - left) < 0.01)
                #expect(abs(stage.edges.lower + 0.3 * (402 - left)) < 0.01)
            }
            device.advanceFrames(2)
            #expect(stage.b.view.frame.minX == 0 && stage.navigation.transitionCoordinator == nil)
        }
    }

    @Test("A swipe back does nothing for 12 points; then the edge stays as far behind the finger")
    func lag() throws {
        try HeadlessDevice.run(Self.phone) { device in
            let stage = Stage(device, pushed: true)
            let finger = device.touchDown(at: CGPoint(x: 3, y: 400))
            for x in stride(from: CGFloat(5), through: 303, by: 2) {
                finger.move(to: CGPoint(x: x, y: 400))
                device.advanceFrames()
                #expect(abs(stage.edges.upper - max(0, x - 3 - 12)) < 0.01)
            }
            finger.cancel()
            try device.advanceUntilIdle()
        }
    }

    @Test("It ends on one spring, a natural frequency of 22 and a damping ratio of 0.85, whatever the distance", arguments: [50, 120, 300])
    func spring(position: CGFloat) throws {
        try HeadlessDevice.run(Self.phone) { device in
            let stage = Stage(device, pushed: true)
            let finger = device.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: position + 15, y: 400), duration: 0.5)
            device.advance(by: 0.2)
            #expect(abs(stage.edges.upper - position) < 0.01)
            let target: CGFloat = position > 201 ? 402 : 0
            finger.lift()
            let start = device.now
            for _ in 0..<24 {
                device.advanceFrames()
                let left = textbookSpring(mass: 1, stiffness: 22 * 22, damping: 2 * 0.85 * 22, velocity: 0, at: device.now - start)
                #expect(abs(stage.edges.upper - target - (position - target) * left) < 0.01)
            }
            try device.advanceUntilIdle()
        }
    }

    /// A swipe that is let go at a position, in widths, with a velocity, in points a second.
    struct Release: Sendable {
        let position: CGFloat
        let velocity: CGFloat
        let goesThrough: Bool
    }

    @Test(
        "Swipes that were let go sprang back or went through",
        arguments: [
            Release(position: 0.29, velocity: 400, goesThrough: false), Release(position: 0.30, velocity: 150, goesThrough: false),
            Release(position: 0.41, velocity: 0, goesThrough: false), Release(position: 0.51, velocity: 0, goesThrough: false),
            Release(position: 0.16, velocity: 1200, goesThrough: true), Release(position: 0.60, velocity: 150, goesThrough: true),
            Release(position: 0.76, velocity: 0, goesThrough: true), Release(position: 0.66, velocity: -500, goesThrough: true),
        ]
    )
    func releases(release: Release) throws {
        try HeadlessDevice.run(Self.phone) { device in
            let stage = Stage(device, pushed: true)
            let end = 3 + 12 + release.position * 402
            let frames: CGFloat = release.velocity > 1000 ? 7 : 12
            let step = release.velocity / 120
            let finger = device.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: max(5, end - frames * step), y: 400), duration: 0.3)
            device.advance(by: 0.2)
            for frame in 1...Int(frames) {
                device.advanceFrames()
                finger.move(to: CGPoint(x: end - (frames - CGFloat(frame)) * step, y: 400))
            }
            finger.lift()
            try device.advanceUntilIdle()
            #expect((stage.navigation.viewControllers.count == 1) == release.goesThrough)
        }
    }
}
