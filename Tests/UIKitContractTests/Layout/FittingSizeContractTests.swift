import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:) and
/// /systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:).
@MainActor @Suite("systemLayoutSizeFitting", timeLimit(minutes: 20)) struct FittingSizeContractTests {
    private static let compressed = UIView.layoutFittingCompressedSize
    private static let expanded = UIView.layoutFittingExpandedSize

    @Test("The smallest size that constraints allow; the view's own frame does not count, nor does layout change")
    func smallest() {
        let view = NaturalView(30, 20)
        let box = box(holding: view)
        pin(view, 5)
        #expect(box.systemLayoutSizeFitting(Self.compressed) == CGSize(width: 40, height: 30))
        #expect(box.bounds.size == CGSize(width: 320, height: 480) && view.frame == .zero)
        box.layoutIfNeeded()
        #expect(box.systemLayoutSizeFitting(Self.compressed) == CGSize(width: 40, height: 30))
        #expect(view.bounds.size == CGSize(width: 310, height: 470))
    }

    @Test("The largest size that they allow")
    func largest() {
        let view = NaturalView(30, 20)
        let box = box(holding: view)
        pin(view)
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
        view.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(10), for: .vertical)
        #expect(box.systemLayoutSizeFitting(Self.expanded) == CGSize(width: 500, height: 10_000))
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(box.systemLayoutSizeFitting(Self.expanded) == CGSize(width: 500, height: 20))
    }

    @Test("A required height gives the width")
    func requiredHeight() {
        let view = UIView()
        let box = box(holding: view)
        pin(view)
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).isActive = true
        let size = box.systemLayoutSizeFitting(
            CGSize(width: 0, height: 50),
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .required
        )
        #expect(size == CGSize(width: 100, height: 50))
    }

    @Test("What holds the view from outside does not count; what it is told of its own size does")
    func outside() {
        let (inner, view) = (NaturalView(30, 20), UIView())
        let box = box(holding: view)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        pin(view)
        pin(inner, 1)
        box.layoutIfNeeded()
        #expect(view.bounds.size == box.bounds.size)
        #expect(view.systemLayoutSizeFitting(Self.compressed) == CGSize(width: 32, height: 22))
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
        #expect(view.systemLayoutSizeFitting(Self.compressed) == CGSize(width: 60, height: 22))
    }
}
