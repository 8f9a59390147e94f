import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// UIViewController.h: isBeingPresented and its kin can be used in the appearance callbacks to find out why they come. What they are at
/// other times it does not say.
@Suite("Why a screen comes and goes", .timeLimit(.minutes(20))) @MainActor struct TransitionFlagTests {
    private typealias Flags = HeadlessDevice.Behavior.TransitionFlags

    /// Writes down the flags that are set within its callbacks.
    private final class Probe: UIViewController {
        var seen: [String] = []

        var flags: String {
            var flags: [String] = []
            if isBeingPresented { flags.append("presented") }
            if isBeingDismissed { flags.append("dismissed") }
            if isMovingToParent { flags.append("to") }
            if isMovingFromParent { flags.append("from") }
            return flags.joined(separator: " ")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            seen.append("will \(flags)")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            seen.append("did \(flags)")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            seen.append("will \(flags)")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            seen.append("did \(flags)")
        }
    }

    @Test(
        "A presented controller knows it in its callbacks, and between them on some phones",
        arguments: HeadlessDevice.Behavior.TransitionFlags.allCases
    )
    func presented(flags: HeadlessDevice.Behavior.TransitionFlags) throws {
        try HeadlessDevice.run(.phone(where: \.transitionFlags, is: flags)) { device in
            let (root, probe) = (UIViewController(), Probe())
            device.show(root)
            root.present(probe, animated: true)
            device.advance(by: 0.1)
            #expect(probe.flags == (flags == .wholeTransition ? "presented" : ""))
            try device.advanceUntilIdle()
            #expect(probe.flags.isEmpty)
            root.dismiss(animated: true)
            device.advance(by: 0.1)
            #expect(probe.flags == (flags == .wholeTransition ? "dismissed" : ""))
            try device.advanceUntilIdle()
            #expect(probe.seen == ["will presented", "did presented", "will dismissed", "did dismissed"])
        }
    }

    @Test(
        "A pushed controller knows it in its callbacks, and between them on some phones",
        arguments: HeadlessDevice.Behavior.TransitionFlags.allCases
    )
    func pushed(flags: HeadlessDevice.Behavior.TransitionFlags) throws {
        try HeadlessDevice.run(.phone(where: \.transitionFlags, is: flags)) { device in
            let (navigation, probe) = (UINavigationController(rootViewController: UIViewController()), Probe())
            device.show(navigation)
            navigation.pushViewController(probe, animated: true)
            device.advance(by: 0.1)
            #expect(probe.flags == (flags == .wholeTransition ? "to" : ""))
            try device.advanceUntilIdle()
            #expect(probe.flags.isEmpty)
            navigation.popViewController(animated: true)
            device.advance(by: 0.1)
            #expect(probe.flags == (flags == .wholeTransition ? "from" : ""))
            try device.advanceUntilIdle()
            #expect(probe.seen == ["will to", "did to", "will from", "did from"])
        }
    }

    @Test("A controller that is covered knows of no such reason", arguments: HeadlessDevice.Behavior.TransitionFlags.allCases)
    func covered(flags: HeadlessDevice.Behavior.TransitionFlags) throws {
        try HeadlessDevice.run(.phone(where: \.transitionFlags, is: flags)) { device in
            let probe = Probe()
            let navigation = UINavigationController(rootViewController: probe)
            device.show(navigation)
            try device.advanceUntilIdle()
            probe.seen = []
            navigation.pushViewController(UIViewController(), animated: true)
            try device.advanceUntilIdle()
            #expect(probe.seen == ["will ", "did "])
        }
    }
}
