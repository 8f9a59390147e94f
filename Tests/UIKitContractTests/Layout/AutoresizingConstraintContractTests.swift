import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints.
@MainActor @Suite("Frames as constraints", timeLimit(minutes: 20)) struct AutoresizingConstraintContractTests {
    @Test("It is true unless set")
    func initially() {
        #expect(UIView().translatesAutoresizingMaskIntoConstraints)
        #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Others follow a view whose frame is set")
    func following() {
        let (given, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), NaturalView(5, 6))
        let box = box(holding: other)
        box.addSubview(given)
        NSLayoutConstraint.activate([
            other.leadingAnchor.constraint(equalTo: given.trailingAnchor, constant: 1),
            other.topAnchor.constraint(equalTo: given.bottomAnchor, constant: 2),
        ])
        box.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 41, y: 62, width: 5, height: 6))
        given.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
        box.layoutIfNeeded()
        #expect(other.frame.origin == CGPoint(x: 8, y: 10))
        given.center.x += 100
        box.layoutIfNeeded()
        #expect(other.frame.origin == CGPoint(x: 108, y: 10))
        given.bounds.size.width += 2
        box.layoutIfNeeded()
        #expect(other.frame.origin == CGPoint(x: 109, y: 10))
        given.transform = CGAffineTransform(scaleX: 3, y: 3)
        box.setNeedsLayout()
        box.layoutIfNeeded()
        #expect(other.frame.origin == CGPoint(x: 109, y: 10), "a transform takes no part in layout")
        #expect(given.transform == CGAffineTransform(scaleX: 3, y: 3))
    }

    @Test("What is inside follows a new size of the outermost view, in the same pass")
    func resizing() {
        let (inner, view) = (UIView(), UIView())
        let box = box(100, 100, holding: view)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        pin(view, 10)
        pin(inner, 5)
        box.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 70, height: 70))
        box.frame.size = CGSize(width: 200, height: 60)
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 170, height: 30))
    }

    @Test("A view that constraints do not decide any more stays where they have put it, and can be moved")
    func backToFrames() {
        let view = NaturalView(10, 10)
        let box = box(holding: view)
        let ties = [
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7), view.topAnchor.constraint(equalTo: box.topAnchor),
        ]
        NSLayoutConstraint.activate(ties)
        box.layoutIfNeeded()
        NSLayoutConstraint.deactivate(ties)
        view.translatesAutoresizingMaskIntoConstraints = true
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 0, width: 10, height: 10))
        view.frame.origin.x = 50
        box.setNeedsLayout()
        box.layoutIfNeeded()
        #expect(view.frame.origin.x == 50)
    }

    @Test("A frame that is set where constraints decide holds until the next layout alone")
    func frameAgainstConstraints() {
        let view = NaturalView(10, 10)
        let box = box(holding: view)
        pin(view)
        box.layoutIfNeeded()
        view.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
        box.setNeedsLayout()
        box.layoutIfNeeded()
        #expect(view.frame == box.bounds)
    }
}
