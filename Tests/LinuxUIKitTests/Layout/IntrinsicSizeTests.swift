import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize, UIView.h on content hugging and compression resistance,
/// and https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth.
@MainActor @Suite("Intrinsic content sizes", .timeLimit(.minutes(20))) struct IntrinsicSizeTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

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

    @Test("Controls have their sizes: UISwitch, UISlider, UISegmentedControl, UIButton, UIImageView, UILabel")
    func controls() {
        let image = makeImage(.red, size: CGSize(width: 12, height: 34))
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        let label = UILabel()
        label.text = "One line"
        let views = [UISwitch(), UISegmentedControl(items: ["A", "BB"]), button, UIImageView(image: image), label] as [UIView]
        for view in views {
            let box = box(holding: view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
            ])
            box.layoutIfNeeded()
            #expect(view.frame.size == view.intrinsicContentSize && view.frame.width > 0 && view.frame.height > 0, "\(type(of: view))")
        }
        let slider = UISlider()
        let box = box(holding: slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: box.leadingAnchor), slider.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(slider.frame.size == CGSize(width: 320, height: slider.intrinsicContentSize.height))
        #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    private static let text = "Several words that need more than a single line where there is not much room for them"

    @Test("A label of several lines gets the height of its lines in the width that constraints give it, whatever it was before")
    func lines() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.text
        let below = NaturalView(10, 10)
        let box = box(200, 500, holding: label, below)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor), label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        let line = UILabel()
        line.text = "Several"
        for width in [200, 100, 300, 2000, 150] as [CGFloat] {
            box.frame.size.width = width
            box.layoutIfNeeded()
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            #expect(label.frame == CGRect(x: 0, y: 0, width: width, height: height), "\(width)")
            #expect(below.frame.minY == height)
            #expect(width == 2000 ? height == line.intrinsicContentSize.height : height > line.intrinsicContentSize.height)
        }
        label.text = "Short"
        box.layoutIfNeeded()
        #expect(label.bounds.height == line.intrinsicContentSize.height)
    }

    @Test("A label of several lines is no wider than its longest line")
    func bubbles() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.text
        let box = box(200, 500, holding: label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor), label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(label.bounds.size == label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)))
        #expect(label.bounds.width < 200)
    }

    @Test("preferredMaxLayoutWidth breaks lines before constraints do")
    func preferredWidth() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.text
        label.preferredMaxLayoutWidth = 120
        let box = box(300, 500, holding: label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor), label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(label.bounds.width <= 120)
        #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height)
    }

    @Test("A subclass that adds padding to a label's size gets it in every line's width")
    func padded() {
        let label = PaddedLabel()
        label.numberOfLines = 0
        label.text = Self.text
        let box = box(200, 500, holding: label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor), label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 150),
        ])
        box.layoutIfNeeded()
        let height = UILabel.size(of: Self.text, width: 150).height
        #expect(label.bounds.size == CGSize(width: 150, height: height + 20))
    }

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

extension UILabel {
    /// The size of a text in a width.
    fileprivate static func size(of text: String, width: CGFloat) -> CGSize {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    }
}

private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 20)
    }
}

private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20) }
}
