import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uistackview and the comments of UIStackView.h.
@MainActor @Suite("UIStackView", timeLimit(minutes: 20)) struct StackViewContractTests {
    // MARK: Distributions

    @Test("The least hugging member stretches, the least resistant one shrinks")
    func priorities() {
        let views = [20, 40, 60].map { NaturalView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        for index in views.indices {
            for view in views {
                view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
                view.setContentCompressionResistancePriority(.required, for: .horizontal)
            }
            views[index].setContentHuggingPriority(.defaultLow, for: .horizontal)
            views[index].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            for length in [110, 220] as [CGFloat] {
                stack.frame = CGRect(x: 0, y: 0, width: length, height: 10)
                stack.layoutIfNeeded()
                var expected: [CGFloat] = [20, 40, 60]
                expected[index] += length - 120
                #expect(views.map(\.frame.width) == expected)
            }
        }
    }

    @Test("A member without a natural size takes the room that is left")
    func spacer() {
        let spacer = UIView()
        let views = [NaturalView(20, 10), spacer, NaturalView(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [20, 50, 30])
    }

    // MARK: Alignment

    @Test(
        "Members lie across the axis as the alignment says",
        arguments: [(.fill, 0, 50), (.leading, 0, 20), (.center, 15, 20), (.trailing, 30, 20)]
            as [(UIStackView.Alignment, CGFloat, CGFloat)]
    )
    func alignment(_ alignment: UIStackView.Alignment, start: CGFloat, length: CGFloat) {
        let view = NaturalView(20, 20)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: start, width: 50, height: length))
        stack.axis = .vertical
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: start, y: 0, width: length, height: 50))
    }

    // MARK: Spacing, margins, direction

    @Test("A custom spacing replaces the stack's after one member, until it is the default again")
    func customSpacing() {
        let views = [20, 20, 20].map { NaturalView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.setCustomSpacing(30, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 50, 75])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 25, 50])
    }

    @Test("Margins count only if isLayoutMarginsRelativeArrangement is on")
    func margins() {
        let view = NaturalView(20, 10)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 10))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 26, height: 14))
        stack.frame = CGRect(x: 0, y: 0, width: 26, height: 14)
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 20, height: 10))
    }

    @Test("A row runs from right to left where its direction does, a column turns its leading edge")
    func rightToLeft() {
        let views = [20, 40].map { NaturalView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.alignment = .leading
        stack.spacing = 10
        stack.distribution = .equalSpacing
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [80, 0])
        stack.axis = .vertical
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [80, 60])
    }

    // MARK: Members

    @Test("Hiding a member lays the others out again, showing it brings it back")
    func hiding() {
        let views = [20, 40, 60].map { NaturalView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.distribution = .equalSpacing
        stack.frame = CGRect(x: 0, y: 0, width: 140, height: 10)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 30, 80])
        for index in views.indices {
            views[index].isHidden = true
            stack.layoutIfNeeded()
            let others = views.filter { !$0.isHidden }
            #expect(others[0].frame.minX == 0)
            #expect(others[1].frame.maxX == 140)
            #expect(stack.arrangedSubviews.count == 3)
            views[index].isHidden = false
            stack.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [0, 30, 80])
        }
    }

    @Test("A member's opacity does not take it out of the layout")
    func opacity() {
        let views = [20, 40].map { NaturalView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        views[0].alpha = 0
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 20])
    }

    @Test("Arranged subviews are subviews; a removed one stays a subview, a removed subview is no longer arranged")
    func membership() {
        let (one, two) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [one, two])
        #expect(stack.subviews == [one, two])
        stack.insertArrangedSubview(two, at: 0)
        #expect(stack.arrangedSubviews == [two, one])
        #expect(stack.subviews == [one, two], "the order of the subviews stays")
        stack.removeArrangedSubview(one)
        #expect(stack.arrangedSubviews == [two])
        #expect(stack.subviews == [one, two])
        two.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test("A member that announces a new natural size is laid out anew, in nested stacks as well")
    func newNaturalSize() {
        let view = NaturalView(20, 10)
        let (inner, last) = (UIStackView(arrangedSubviews: [view]), NaturalView(10, 10))
        let stack = UIStackView(arrangedSubviews: [inner, last, UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stack.layoutIfNeeded()
        #expect(last.frame.minX == 20)
        view.size.width = 50
        stack.layoutIfNeeded()
        #expect(view.frame.width == 50)
        #expect(last.frame.minX == 50)
    }

    @Test("A member's transform stays as it is")
    func transformedMember() {
        let view = NaturalView(20, 10)
        let stack = UIStackView(arrangedSubviews: [view])
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stack.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        stack.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        #expect(view.center == CGPoint(x: 10, y: 5))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    }
}
