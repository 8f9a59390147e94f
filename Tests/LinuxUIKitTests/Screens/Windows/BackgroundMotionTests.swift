import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// The fate of motion in the background is documented nowhere. Reported: animations are taken off their layers, unless
/// isRemovedOnCompletion is false ("Core Animation stops animation on app relaunch", richardwarrender.com), and property animators end at
/// once, again and again where each begins the next (Stack Overflow 74329333).
@MainActor @Suite("Motion in the background", .timeLimit(.minutes(20))) struct BackgroundMotionTests {
    private func withView(
        _ motion: HeadlessDevice.Behavior.BackgroundMotion,
        _ body: (HeadlessDevice, UIView) throws -> Void
    ) throws {
        try HeadlessDevice.run(.phone(where: \.backgroundMotion, is: motion)) { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            device.show(UIView()).addSubview(view)
            device.advanceFrames()
            try body(device, view)
        }
    }

    @Test("Animations of views go on, or have not finished", arguments: HeadlessDevice.Behavior.BackgroundMotion.allCases)
    func viewAnimations(motion: HeadlessDevice.Behavior.BackgroundMotion) throws {
        try withView(motion) { device, view in
            var finished: Bool?
            UIView.animate(withDuration: 1) {
                view.center.x = 150
            } completion: {
                finished = $0
            }
            device.advance(by: 0.5)
            device.enterBackground()
            #expect(finished == (motion == .ends ? false : nil))
            #expect((view.layer.animationKeys() == nil) == (motion == .ends))
            device.advance(by: 1)
            device.enterForeground()
            #expect(finished == (motion == .goesOn))
            #expect(view.layer.presentation()?.position.x == 150)
        }
    }

    @Test("Property animators go on, or end at once", arguments: HeadlessDevice.Behavior.BackgroundMotion.allCases)
    func animators(motion: HeadlessDevice.Behavior.BackgroundMotion) throws {
        try withView(motion) { device, view in
            var rounds = 0
            @MainActor func turn() {
                rounds += 1
                guard rounds < 100 else { return }
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.transform = view.transform.rotated(by: .pi) }
                animator.addCompletion { if $0 == .end { turn() } }
                animator.startAnimation()
            }
            turn()
            device.advance(by: 0.5)
            device.enterBackground()
            device.advance(by: 2)
            #expect(motion == .ends ? rounds > 50 : rounds == 3)
            device.enterForeground()
            rounds = 100
            try device.advanceUntilIdle()
        }
    }

    @Test("An animation of a layer's is taken off, unless it stays beyond its end", arguments: [true, false])
    func layerAnimations(isRemoved: Bool) throws {
        try withView(.ends) { device, view in
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 1
            animation.isRemovedOnCompletion = isRemoved
            view.layer.add(animation, forKey: "fade")
            device.advanceFrames()
            device.enterBackground()
            #expect((view.layer.animation(forKey: "fade") == nil) == isRemoved)
            device.enterForeground()
            view.layer.removeAllAnimations()
        }
    }

    @Test(
        "Display links go on, or keep silent until the app comes back",
        .chosen,
        arguments: HeadlessDevice.Behavior.BackgroundMotion.allCases
    )
    func displayLinks(motion: HeadlessDevice.Behavior.BackgroundMotion) throws {
        try withView(motion) { device, _ in
            var count = 0
            let link = CADisplayLink { _ in count += 1 }
            link.add(to: .main, forMode: .common)
            device.advanceFrames(2)
            device.enterBackground()
            device.advanceFrames(3)
            #expect(count == (motion == .ends ? 2 : 5))
            device.enterForeground()
            device.advanceFrames(2)
            link.invalidate()
            #expect(count == (motion == .ends ? 4 : 7))
        }
    }
}
