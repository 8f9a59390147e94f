import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception: the first view above a controller's
/// view that has a controller must be that of the controller's parent; a controller without a parent is free; addChild(_:) checks as well.
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

    // Whether a move within the window is looked at, Apple does not say.
    @Test("The same move within the window does not, unless the phone looks at every move")
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
