import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uistackview and UIStackView.h: stacks as parts of Auto Layout.
@MainActor @Suite("UIStackView in Auto Layout", timeLimit(minutes: 20)) struct StackConstraintContractTests {
    @Test("Members' own constraints count: a photo of a ratio, a button of a width")
    func ownConstraints() {
        let (photo, button) = (UIView(), NaturalView(10, 10))
        let stack = UIStackView(arrangedSubviews: [photo, button])
        (stack.axis, stack.alignment) = (.vertical, .center)
        NSLayoutConstraint.activate([
            photo.widthAnchor.constraint(equalTo: stack.widthAnchor),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),
            button.widthAnchor.constraint(equalToConstant: 44),
        ])
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 200, height: 110))
        stack.frame.size = size
        stack.layoutIfNeeded()
        #expect(photo.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(button.frame == CGRect(x: 78, y: 100, width: 44, height: 10))
    }

    @Test("Hidden members take no room and no gap, first, in the middle and last; the stack shrinks with them", arguments: 0..<8)
    func hidden(_ mask: Int) {
        let views = [20, 40, 60].map { NaturalView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.setCustomSpacing(11, after: views[0])
        for (index, view) in views.enumerated() { view.isHidden = mask & (1 << index) != 0 }
        let shown = views.filter { !$0.isHidden }
        var width = shown.reduce(0) { $0 + $1.size.width }
        for view in shown.dropLast() { width += view === views[0] ? 11 : 5 }
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: width, height: shown.isEmpty ? 0 : 10))
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 10)
        stack.layoutIfNeeded()
        #expect(shown.map(\.bounds.width) == shown.map(\.size.width))
        #expect(shown.first.map { $0.frame.minX == 0 } ?? true)
    }

    @Test("Arranged views are placed by constraints: translatesAutoresizingMaskIntoConstraints is false")
    func translation() {
        let view = UIView()
        _ = UIStackView(arrangedSubviews: [view])
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A stack in a stack gives and takes room by its own members' priorities")
    func nested() {
        let (firm, soft, last) = (NaturalView(50, 10), NaturalView(50, 10), NaturalView(50, 10))
        soft.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let inner = UIStackView(arrangedSubviews: [firm, soft])
        let outer = UIStackView(arrangedSubviews: [inner, last])
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
        outer.layoutIfNeeded()
        #expect(firm.bounds.width == 50 && soft.bounds.width == 200 && last.bounds.width == 50)
        #expect(last.frame.minX == 250)
    }
}
