import PortableTestSupport
import Testing
import UIKit

/// From UIView.h, "Updating and layout", https://developer.apple.com/documentation/uikit/uiview/updateconstraints(), /layoutsubviews(),
/// /layoutifneeded() and /requiresconstraintbasedlayout, and UIViewController's updateViewConstraints().
@MainActor @Suite("The layout pass with constraints", timeLimit(minutes: 20)) struct LayoutPassContractTests {
    @Test("Constraints that updateConstraints adds count in the same pass")
    func addedInUpdate() {
        let view = NaturalView(10, 10)
        let box = box(100, 100, holding: view)
        let center = [view.centerXAnchor.constraint(equalTo: box.centerXAnchor), view.centerYAnchor.constraint(equalTo: box.centerYAnchor)]
        view.onUpdate = { NSLayoutConstraint.activate(center) }
        view.setNeedsUpdateConstraints()
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    }

    @Test("A constraint that is taken away and put back restores the layout; one in a tree that is not shown waits for its own layout")
    func independentTrees() {
        let (one, two) = (NaturalView(10, 10), NaturalView(10, 10))
        let (first, second) = (box(holding: one), box(holding: two))
        pin(one, 5)
        pin(two, 7)
        first.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 5, y: 5, width: 310, height: 470))
        #expect(two.frame == .zero)
        second.layoutIfNeeded()
        #expect(two.frame == CGRect(x: 7, y: 7, width: 306, height: 466))
    }

    @Test("A transform stays as it is, and the place is that of the view without it")
    func transform() {
        let view = NaturalView(10, 10)
        let box = box(100, 100, holding: view)
        view.transform = CGAffineTransform(rotationAngle: 1)
        pin(view, 20)
        box.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 60, height: 60) && view.center == CGPoint(x: 50, y: 50))
        #expect(view.transform == CGAffineTransform(rotationAngle: 1))
    }
}
