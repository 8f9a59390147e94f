import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Auto Layout's own data keep no views alive: a superview holds its subviews, and a view the constraints that are active in it
/// (https://developer.apple.com/documentation/uikit/uiview/constraints).
@MainActor @Suite("Lifetimes in Auto Layout", .timeLimit(.minutes(20))) struct LayoutLifetimeTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    @Test("A tree that nobody holds goes, with its constraints and guides", arguments: [false, true])
    func tree(isLaidOut: Bool) {
        weak var weakBox: UIView?
        weak var weakView: UIView?
        weak var weakGuide: UILayoutGuide?
        weak var weakConstraint: NSLayoutConstraint?
        do {
            let (view, guide) = (NaturalView(1, 2), UILayoutGuide())
            let box = box(holding: view)
            box.addLayoutGuide(guide)
            pin(view)
            let constraint = guide.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)
            constraint.isActive = true
            if isLaidOut { box.layoutIfNeeded() }
            (weakBox, weakView, weakGuide, weakConstraint) = (box, view, guide, constraint)
        }
        #expect(weakBox == nil && weakView == nil && weakGuide == nil && weakConstraint == nil)
    }

    @Test("A view that leaves goes, and the rest is laid out as before")
    func leaving() {
        let other = NaturalView(10, 10)
        let box = box(holding: other)
        pin(other, 3)
        weak var weakView: UIView?
        do {
            let view = NaturalView(5, 5)
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
            box.layoutIfNeeded()
            view.removeFromSuperview()
            weakView = view
        }
        #expect(weakView == nil)
        box.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 3, y: 3, width: 314, height: 474))
    }

    @Test("An active constraint is held by its view, an inactive one by nobody")
    func constraints() {
        let view = UIView()
        weak var active: NSLayoutConstraint?
        weak var inactive: NSLayoutConstraint?
        do {
            let (one, two) = (view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1))
            one.isActive = true
            (active, inactive) = (one, two)
        }
        #expect(active?.isActive == true && inactive == nil)
    }
}
