import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize, UIView.h on content hugging and compression
/// resistance, and https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth.
@MainActor @Suite("Intrinsic content sizes", timeLimit(minutes: 20)) struct IntrinsicSizeContractTests {
    @Test("A view takes its intrinsic size, and a new one that it announces")
    func natural() {
        let view = NaturalView(30, 40)
        let box = box(holding: view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 2), view.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 0, width: 30, height: 40))
        view.size = CGSize(width: 50, height: UIView.noIntrinsicMetric)
        box.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test("The one that hugs less is stretched, the one that resists less is compressed", arguments: [0, 1])
    func priorities(_ weaker: Int) {
        let views = [NaturalView(100, 10), NaturalView(100, 10)]
        let box = box(300, 50, holding: views[0], views[1])
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: box.leadingAnchor),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
            views[1].trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        views[weaker].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        views[weaker].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        box.layoutIfNeeded()
        #expect(views[weaker].bounds.width == 200 && views[1 - weaker].bounds.width == 100)
        box.frame.size.width = 150
        box.layoutIfNeeded()
        #expect(views[weaker].bounds.width == 50 && views[1 - weaker].bounds.width == 100)
        // Changed afterwards as well.
        views[1 - weaker].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
        box.layoutIfNeeded()
        #expect(views[weaker].bounds.width == 100 && views[1 - weaker].bounds.width == 50)
    }

    @Test("By default hugging is 250 and resistance 750")
    func defaults() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(UIView().contentHuggingPriority(for: axis) == .defaultLow)
            #expect(UIView().contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
    }

    private static let text = "Several words that need more than a single line where there is not much room for them"

    @Test("An alignment rectangle within the frame is what constraints align")
    func alignmentRectangle() {
        let (view, other) = (ShadowedView(frame: .zero), NaturalView(10, 10))
        let box = box(100, 100, holding: view, other)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 40), other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            other.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        box.layoutIfNeeded()
        // Insets of 1, 2, 3 and 4 points around 40 × 20.
        #expect(view.frame == CGRect(x: -2, y: 9, width: 46, height: 24))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 10, width: 40, height: 20))
        #expect(view.frame(forAlignmentRect: CGRect(x: 0, y: 10, width: 40, height: 20)) == view.frame)
        #expect(other.frame.origin == CGPoint(x: 40, y: 15))
    }
}

private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20) }
}
