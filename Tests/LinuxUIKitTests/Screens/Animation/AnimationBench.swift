import HeadlessDevice
import UIKit

/// A view on a phone's screen, to be animated.
@MainActor struct AnimationBench {
    let device: HeadlessDevice
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Runs a test with a bench; the test fails if it leaves something moving.
    static func run(framesPerSecond: Int = 60, _ body: (AnimationBench) throws -> Void) throws {
        try HeadlessDevice.run(.init(framesPerSecond: framesPerSecond)) { device in
            try body(AnimationBench(device))
        }
    }

    private init(_ device: HeadlessDevice) {
        self.device = device
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        container.addSubview(view)
        window = device.show(container)
        device.advanceFrames(1)
    }

    /// The layer that the screen shows of the view, after all changes to the view are committed.
    var shown: CALayer {
        CATransaction.flush()
        return view.layer.presentation() ?? view.layer
    }

    /// The view's centre on screen.
    var shownX: CGFloat { shown.position.x }

    /// Whole frames for a time in seconds.
    func frames(in time: TimeInterval) -> Int {
        Int((time * Double(device.configuration.framesPerSecond)).rounded())
    }
}

/// A spring in the textbook's form (French, Vibrations and Waves), independently of the component under test: what is left of a distance
/// of 1 at a time, when it sets out towards the target with a velocity.
func textbookSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double, at time: Double) -> Double {
    let beta = damping / (2 * mass)
    let omega0 = (stiffness / mass).squareRoot()
    if abs(beta - omega0) < 1e-12 { return exp(-beta * time) * (1 + (beta - velocity) * time) }
    if beta < omega0 {
        let omega = (omega0 * omega0 - beta * beta).squareRoot()
        return exp(-beta * time) * (cos(omega * time) + (beta - velocity) / omega * sin(omega * time))
    }
    let root = (beta * beta - omega0 * omega0).squareRoot()
    let (slow, fast) = (-beta + root, -beta - root)
    let share = (-velocity - fast) / (slow - fast)
    return share * exp(slow * time) + (1 - share) * exp(fast * time)
}
