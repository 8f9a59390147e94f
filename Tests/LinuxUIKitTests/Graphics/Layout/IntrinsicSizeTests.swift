import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize, UIView.h on content hugging and compression
/// resistance, and https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth.
@MainActor @Suite("Intrinsic content sizes", .timeLimit(.minutes(20))) struct IntrinsicSizeTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    @Test("Controls have their sizes: UISwitch, UISlider, UISegmentedControl, UIButton, UIImageView, UILabel", .chosen)
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

    @Test("A subclass that adds padding to a label's size gets it in every line's width", .chosen)
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
