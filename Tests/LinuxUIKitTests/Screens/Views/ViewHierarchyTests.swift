import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview, "Managing the view hierarchy" and "Observing view-related changes".
@MainActor @Suite("The view hierarchy", .timeLimit(.minutes(20))) struct ViewHierarchyTests {
    // willMove(toWindow:)'s and didMoveToWindow()'s pages speak of a window that changes; AppKit's page of viewWillMove(toWindow:) says
    // that it also comes for a move within a window.
    @Test(
        "A whole tree is told of its window; of a move within the window it is told of the same window, or of nothing",
        .chosen,
        arguments: HeadlessDevice.Behavior.WindowCallbacks.allCases
    )
    func windowCallbacks(told: HeadlessDevice.Behavior.WindowCallbacks) throws {
        try HeadlessDevice.run(.phone(where: \.windowCallbacks, is: told)) { _ in moveWithinWindow(told) }
    }

    private func moveWithinWindow(_ told: HeadlessDevice.Behavior.WindowCallbacks) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = UIView()
        let outer = UIView()
        let inner = RecordingView()
        outer.addSubview(inner)
        inner.log = []
        window.addSubview(other)
        window.addSubview(outer)
        #expect(inner.log == ["willMove(toWindow: some)", "didMoveToWindow(some)"] && inner.window === window)
        inner.log = []
        other.addSubview(outer)
        #expect(inner.log == (told == .everyMove ? ["willMove(toWindow: some)", "didMoveToWindow(some)"] : []))
        #expect(inner.window === window)
        inner.log = []
        other.sendSubviewToBack(outer)
        other.addSubview(outer)
        #expect(inner.log.isEmpty, "it has not left its superview")
    }

    @Test("A superview keeps its subviews alive, a subview does not keep its superview")
    func ownership() {
        weak var weakChild: UIView?
        weak var weakParent: UIView?
        let kept = UIView()
        do {
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            parent.addSubview(kept)
            weakChild = child
            weakParent = parent
        }
        #expect(weakParent == nil && weakChild == nil && kept.superview == nil)
    }
}

@MainActor private final class RecordingView: UIView {
    var log: [String] = []

    override func willMove(toWindow newWindow: UIWindow?) { log.append("willMove(toWindow: \(newWindow == nil ? "nil" : "some"))") }
    override func didMoveToWindow() { log.append("didMoveToWindow(\(window == nil ? "nil" : "some"))") }
}
