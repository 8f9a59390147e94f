import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview, "Managing the view hierarchy" and "Observing view-related changes".
@MainActor @Suite("The view hierarchy", timeLimit(minutes: 20)) struct ViewHierarchyContractTests {
    @Test("A view that is added elsewhere leaves its former superview")
    func movesBetweenSuperviews() {
        let first = UIView()
        let second = UIView()
        let child = UIView()
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty && second.subviews == [child] && child.superview === second)
        #expect((first.layer.sublayers ?? []).isEmpty && second.layer.sublayers == [child.layer])
    }

    @Test("Subviews lie in the order in which they are inserted, and their layers with them")
    func order() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.addSubview(views[3])
        parent.insertSubview(views[1], aboveSubview: views[0])
        parent.insertSubview(views[2], belowSubview: views[3])
        #expect(parent.subviews == views)
        parent.bringSubviewToFront(views[0])
        #expect(parent.subviews == [views[1], views[2], views[3], views[0]])
        parent.sendSubviewToBack(views[3])
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [views[0], views[1], views[2], views[3]])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
        parent.insertSubview(views[3], at: 0)
        #expect(parent.layer.sublayers == [views[3], views[0], views[1], views[2]].map(\.layer))
    }

    @Test("Each callback of a move comes once, will before did")
    func callbacks() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let parent = UIView()
        window.addSubview(parent)
        let child = RecordingView()
        parent.addSubview(child)
        // The order of superview and window is said nowhere.
        #expect(Set(child.log.prefix(2)) == ["willMove(toSuperview: some)", "willMove(toWindow: some)"])
        #expect(Set(child.log.dropFirst(2)) == ["didMoveToSuperview(some)", "didMoveToWindow(some)"])
        #expect(child.log.count == 4)
        child.log = []
        child.removeFromSuperview()
        #expect(child.log.count == 4 && child.window == nil && child.superview == nil)
        #expect(child.log.contains("didMoveToWindow(nil)") && child.log.contains("didMoveToSuperview(nil)"))
    }

    @Test("isDescendant is true of the view itself and of everything in it")
    func descendant() {
        let outer = UIView()
        let middle = UIView()
        let inner = UIView()
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner) && !outer.isDescendant(of: inner))
    }

    @Test("viewWithTag finds the view itself, then views in it")
    func tags() {
        let outer = UIView()
        let inner = UIView()
        inner.tag = 5
        outer.addSubview(inner)
        #expect(outer.viewWithTag(5) === inner && outer.viewWithTag(0) === outer && outer.viewWithTag(9) == nil)
    }
}

@MainActor private final class RecordingView: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) { log.append("willMove(toSuperview: \(name(newSuperview)))") }
    override func didMoveToSuperview() { log.append("didMoveToSuperview(\(name(superview)))") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("willMove(toWindow: \(name(newWindow)))") }
    override func didMoveToWindow() { log.append("didMoveToWindow(\(name(window)))") }

    private func name(_ view: UIView?) -> String { view == nil ? "nil" : "some" }
}
