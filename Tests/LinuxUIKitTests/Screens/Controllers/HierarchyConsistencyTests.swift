import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception: the first view above a
/// controller's view that has a controller must be that of the controller's parent; a controller without a parent is free; addChild(_:)
/// checks as well.
@Suite("Hierarchies of controllers and views", .timeLimit(.minutes(20))) @MainActor struct HierarchyConsistencyTests {
    /// A shown controller with a child whose view lies in a plain view.
    @MainActor private struct Stage {
        let parent = UIViewController()
        let child = UIViewController()
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window: UIWindow

        init(_ device: HeadlessDevice) {
            parent.view.addSubview(holder)
            parent.addChild(child)
            holder.addSubview(child.view)
            child.didMove(toParent: parent)
            window = device.show(parent)
        }
    }

    @Test("A child's view may lie anywhere in its parent's, and move there", arguments: HeadlessDevice.Behavior.ContainmentCheck.allCases)
    func inParent(check: HeadlessDevice.Behavior.ContainmentCheck) throws {
        try HeadlessDevice.run(.phone(where: \.containmentCheck, is: check)) { device in
            let stage = Stage(device)
            let other = UIView()
            stage.parent.view.addSubview(other)
            other.addSubview(stage.holder)
            stage.holder.removeFromSuperview()
            stage.parent.view.addSubview(stage.holder)
            #expect(stage.child.view.window === stage.window)
        }
    }

    @Test("A controller without a parent may have its view anywhere")
    func withoutParent() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            let free = UIViewController()
            stage.child.view.addSubview(free.view)
            #expect(free.view.window === stage.window)
        }
    }

    @Test("A subtree with a child's view that enters a window outside of the parent's view traps")
    func entersWindow() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let stage = Stage(device)
                stage.holder.removeFromSuperview()
                stage.window.addSubview(stage.holder)
            }
        }
        #expect(exit?.said("UIViewControllerHierarchyInconsistency") == true)
    }

    /// All ways by which a view comes to a window.
    enum Entrance: String, Codable, CaseIterable, Sendable {
        case addSubview, insertAtIndex, insertBelow, insertAbove, transition, rootController, hiddenWindow, otherWindow, withItsTree
        case duringItsEntrance
    }

    /// Has the holder of a child's view enter a window outside of its parent's view.
    @MainActor private static func enter(_ way: Entrance, _ device: HeadlessDevice) {
        let stage = Stage(device)
        let (window, holder) = (stage.window, stage.holder)
        holder.removeFromSuperview()
        let sibling = UIView()
        window.addSubview(sibling)
        switch way {
        case .addSubview: window.addSubview(holder)
        case .insertAtIndex: window.insertSubview(holder, at: 0)
        case .insertBelow: window.insertSubview(holder, belowSubview: sibling)
        case .insertAbove: window.insertSubview(holder, aboveSubview: sibling)
        case .transition: UIView.transition(from: sibling, to: holder, duration: 0)
        case .rootController: window.rootViewController = stage.child
        case .hiddenWindow: UIWindow(windowScene: device.scene).addSubview(holder)
        case .otherWindow:
            let other = UIWindow(windowScene: device.scene)
            stage.parent.view.addSubview(holder)
            other.addSubview(holder)
        case .withItsTree:
            // A whole screen of another controller's, in which the child's view lies deep down.
            let other = UIViewController()
            let middle = UIView()
            other.view.addSubview(middle)
            middle.addSubview(holder)
            window.rootViewController = other
        case .duringItsEntrance:
            final class Adding: UIView {
                var late: UIView?
                override func willMove(toWindow newWindow: UIWindow?) {
                    guard let late else { return }
                    addSubview(late)
                }
            }
            let adding = Adding()
            adding.late = holder
            window.addSubview(adding)
        }
    }

    @Test("Whatever way it comes to a window by, a child's view outside of its parent's traps", arguments: Entrance.allCases)
    func entrances(way: Entrance) async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [way] in
            try HeadlessDevice.run { HierarchyConsistencyTests.enter(way, $0) }
        }
        #expect(exit?.said("UIViewControllerHierarchyInconsistency") == true)
        #expect(exit?.said("should have parent view controller") == true && exit?.said("but actual parent is") == true)
    }

    @Test("What stays in its superview is not looked at: to the front, to the back, swapped, inserted anew", .chosen)
    func staysInSuperview() throws {
        try HeadlessDevice.run(.phone(where: \.containmentCheck, is: .everyMove)) { device in
            let parent = UIViewController()
            let window = device.show(parent)
            let free = UIViewController()
            window.addSubview(free.view)
            // The controller becomes a child while no view above its view has a controller. UIKit doesn't check this.
            parent.addChild(free)
            window.bringSubviewToFront(free.view)
            window.sendSubviewToBack(free.view)
            window.exchangeSubview(at: 0, withSubviewAt: 1)
            window.insertSubview(free.view, at: 1)
            #expect(free.view.window === window)
        }
    }

    @Test("A subtree outside of any window is not looked at; the view that has the nearest controller counts once it enters", .chosen)
    func outsideOfWindows() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            let (loose, between) = (UIView(), UIView())
            stage.holder.removeFromSuperview()
            loose.addSubview(between)
            between.addSubview(stage.holder)
            #expect(stage.child.view.window == nil)
            stage.parent.view.addSubview(loose)
            #expect(stage.child.view.window === stage.window)
        }
    }

    @Test("A child of a child belongs into the child's view, and its grandparent's is not enough")
    func grandchild() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let stage = Stage(device)
                let grandchild = UIViewController()
                stage.child.addChild(grandchild)
                stage.parent.view.addSubview(grandchild.view)
            }
        }
        #expect(exit?.said("UIViewControllerHierarchyInconsistency") == true)
    }

    // Whether a move within the window is looked at, Apple does not say.
    @Test("The same move within the window does not, unless the phone looks at every move", .chosen)
    func movesWithin() async throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            stage.window.addSubview(stage.holder)
            #expect(stage.holder.superview === stage.window)
        }
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run(.phone(where: \.containmentCheck, is: .everyMove)) { device in
                let stage = Stage(device)
                stage.window.addSubview(stage.holder)
            }
        }
        #expect(exit?.said("UIViewControllerHierarchyInconsistency") == true)
    }

    @Test("A controller whose view is seen in another's cannot become a child elsewhere")
    func addChild() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let stage = Stage(device)
                let free = UIViewController()
                stage.child.view.addSubview(free.view)
                stage.parent.addChild(free)
            }
        }
        #expect(exit?.said("but requested parent is") == true)
    }
}
