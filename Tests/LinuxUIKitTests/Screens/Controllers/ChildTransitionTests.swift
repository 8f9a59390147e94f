import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From UIViewController.h, `transitionFromViewController:toViewController:…` and its page: the second child's view is added to the first
/// one's superview, which is removed after the animation; both children hear of it.
@Suite("Transitions between children", .timeLimit(.minutes(20))) @MainActor struct ChildTransitionTests {
    private let log = LifeLog()

    /// A shown container with two children, the first of which is seen.
    @MainActor private struct Stage {
        let parent = UIViewController()
        let first: ControllerProbe
        let second: ControllerProbe
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        init(_ device: HeadlessDevice, _ log: LifeLog, isShown: Bool = true) {
            first = ControllerProbe("1", log)
            second = ControllerProbe("2", log)
            parent.view.addSubview(holder)
            for child in [first, second] {
                parent.addChild(child)
                child.didMove(toParent: parent)
            }
            first.view.frame = holder.bounds
            second.view.frame = holder.bounds
            holder.addSubview(first.view)
            if isShown {
                device.show(parent)
                device.advanceFrames()
            }
            _ = log.take()
        }
    }

    @Test("The other child's view comes at once and the first one's goes at the end; both hear of beginning and end, once", .chosen)
    func animated() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device, log)
            stage.second.view.alpha = 0
            var finished: Bool?
            stage.parent.transition(from: stage.first, to: stage.second, duration: 1, animations: { stage.second.view.alpha = 1 }) {
                finished = $0
            }
            #expect(log.take() == ["1 willDisappear", "2 willAppear"])
            #expect(stage.holder.subviews == [stage.first.view, stage.second.view] && finished == nil)
            device.advance(by: 0.5)
            let shown = try #require(stage.second.view.layer.presentation()?.opacity)
            #expect(shown > 0.4 && shown < 0.6)
            #expect(log.take() == ["2 isAppearing"])
            try device.advanceUntilIdle()
            #expect(log.take() == ["1 didDisappear", "2 didAppear"])
            #expect(stage.holder.subviews == [stage.second.view] && finished == true)
            #expect(stage.first.parent === stage.parent, "it stays a child")
        }
    }

    @Test("Without a duration it is not animated, with or without changes", .chosen)
    func immediate() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device, log)
            stage.parent.transition(from: stage.first, to: stage.second, duration: 0, animations: nil)
            device.advanceFrames()
            #expect(stage.holder.subviews == [stage.second.view])
            #expect(
                log.take().filter { !$0.contains("isAppearing") } == ["1 willDisappear", "2 willAppear", "1 didDisappear", "2 didAppear"]
            )
            stage.parent.transition(from: stage.second, to: stage.first, duration: 0, animations: nil)
            device.advanceFrames()
            #expect(stage.holder.subviews == [stage.first.view])
        }
    }

    @Test("A cross dissolve goes from one child's picture to the other's")
    func dissolve() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device, log)
            stage.first.view.backgroundColor = .red
            stage.second.view.backgroundColor = .blue
            device.advanceFrames()
            stage.parent.transition(from: stage.first, to: stage.second, duration: 1, options: .transitionCrossDissolve, animations: nil)
            device.advance(by: 0.5)
            let middle = device.screenshot().color(at: CGPoint(x: 50, y: 50))
            #expect(middle.red > 80 && middle.blue > 80)
            try device.advanceUntilIdle()
            #expect(device.screenshot().color(at: CGPoint(x: 50, y: 50)) == Ink.blue && stage.holder.subviews == [stage.second.view])
        }
    }

    @Test("In a container that is not seen nobody hears of it", .chosen)
    func unseen() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device, log, isShown: false)
            stage.parent.transition(from: stage.first, to: stage.second, duration: 0, animations: nil)
            device.advanceFrames()
            #expect(log.take().isEmpty && stage.holder.subviews == [stage.second.view])
        }
    }

    enum Misuse: String, Codable, CaseIterable, Sendable {
        case stranger, forwarding
    }

    @Test("Controllers that are not both its children, and a container that forwards itself, trap", arguments: Misuse.allCases)
    func misuse(_ kind: Misuse) async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [kind] in
            final class Forwarding: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { kindForwards }
                var kindForwards = true
            }
            let parent = Forwarding()
            let (one, two) = (UIViewController(), UIViewController())
            parent.addChild(one)
            parent.view.addSubview(one.view)
            if kind == .forwarding {
                parent.addChild(two)
                parent.kindForwards = false
            }
            parent.transition(from: one, to: two, duration: 0, animations: nil)
        }
        #expect(exit?.said("NSInvalidArgumentException") == true)
    }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarhidden: nil unless a container names a child.
    @Test("A container names no child for the status bar by itself")
    func statusBar() {
        let controller = UIViewController()
        #expect(controller.childForStatusBarHidden == nil && controller.childForStatusBarStyle == nil)
    }

    @Test("A shown container's grandchildren hear of its going and coming, from the outside in, where every container forwards", .chosen)
    func grandchildren() throws {
        try HeadlessDevice.run { device in
            let (outer, inner) = (ControllerProbe("outer", log), ControllerProbe("inner", log))
            let leaf = ControllerProbe("leaf", log)
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.addChild(leaf)
            inner.view.addSubview(leaf.view)
            let window = device.show(outer)
            device.advanceFrames()
            _ = log.take()
            window.isHidden = true
            #expect(
                log.take() == [
                    "outer willDisappear", "inner willDisappear", "leaf willDisappear", "outer didDisappear", "inner didDisappear",
                    "leaf didDisappear",
                ]
            )
            window.isHidden = false
            device.advanceFrames()
            #expect(log.take().filter { $0.hasPrefix("leaf") } == ["leaf willAppear", "leaf isAppearing", "leaf didAppear"])
        }
    }
}
