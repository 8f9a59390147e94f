import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uilabel.
@MainActor @Suite("UILabel", .timeLimit(.minutes(20))) struct LabelTests {
    private let long = "Two people walk along the shore at dusk while the lighthouse begins to turn"

    // MARK: Size

    @Test("Text wraps in sizeThatFits' width, up to numberOfLines lines", arguments: 0...4)
    func wrapping(lines: Int) {
        let label = UILabel()
        label.text = long
        let line = label.intrinsicContentSize
        label.numberOfLines = lines
        let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        let shown = (size.height / line.height).rounded()
        #expect(shown == (lines == 0 ? 4 : CGFloat(lines)), "\(line.width) points of text in lines of 200")
        #expect(lines == 1 ? size == line : size.width <= 200)
    }

    @Test("preferredMaxLayoutWidth wraps the natural size")
    func preferredWidth() {
        let label = UILabel()
        label.text = long
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 200
        #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 200, height: 0)))
    }

    @Test("textRect lies at the top of the bounds and is limited to them and to the lines")
    func textRect() {
        let label = UILabel()
        label.text = long
        let line = label.intrinsicContentSize.height
        let rect = label.textRect(forBounds: CGRect(x: 10, y: 20, width: 200, height: 300), limitedToNumberOfLines: 2)
        #expect(rect.origin == CGPoint(x: 10, y: 20))
        #expect(rect.width <= 200 && abs(rect.height - 2 * line) <= 1)
    }

    // MARK: Pixels

    /// The columns and rows, in points from the label's upper left corner, between which there is ink.
    private func inkBox(of label: UILabel, on device: HeadlessDevice) -> (
        columns: ClosedRange<CGFloat>, rows: ClosedRange<CGFloat>
    )? {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        root.backgroundColor = .white
        label.frame.origin = CGPoint(x: 20, y: 20)
        label.textColor = .black
        root.addSubview(label)
        device.show(root)
        let picture = device.screenshot()
        var (columns, rows) = (Set<Int>(), Set<Int>())
        for row in 0..<picture.height {
            for column in 0..<picture.width where picture[column, row].red < 128 {
                columns.insert(column)
                rows.insert(row)
            }
        }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else { return nil }
        let scale = picture.scale
        return (CGFloat(left) / scale - 20...CGFloat(right + 1) / scale - 20, CGFloat(top) / scale - 20...CGFloat(bottom + 1) / scale - 20)
    }

    @Test(
        "Lines lie as the alignment says; natural follows the layout direction",
        arguments: [.left, .center, .right, .natural] as [NSTextAlignment],
        [false, true]
    )
    func alignment(_ alignment: NSTextAlignment, isRightToLeft: Bool) throws {
        try HeadlessDevice.run(.small) { device in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            label.text = "HIH"
            label.textAlignment = alignment
            label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            let ink = try #require(inkBox(of: label, on: device))
            let isRight = alignment == .right || (alignment == .natural && isRightToLeft)
            let middle = (ink.columns.lowerBound + ink.columns.upperBound) / 2
            if alignment == .center {
                #expect(abs(middle - 100) < 1)
            } else if isRight {
                #expect(ink.columns.upperBound > 196 && ink.columns.lowerBound > 150)
            } else {
                #expect(ink.columns.lowerBound < 4 && ink.columns.upperBound < 50)
            }
        }
    }

    @Test("Text lies in the middle of the bounds from top to bottom", .chosen)
    func verticallyCentred() throws {
        try HeadlessDevice.run(.small) { device in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            label.text = "HIH"
            let ink = try #require(inkBox(of: label, on: device))
            let middle = (ink.rows.lowerBound + ink.rows.upperBound) / 2
            // Capitals stand a little above the middle of their line.
            #expect(abs(middle - 100) < 2)
        }
    }

    @Test(
        "Text that is too long ends in an ellipsis within the bounds, or is clipped",
        arguments: [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] as [NSLineBreakMode]
    )
    func truncation(_ mode: NSLineBreakMode) throws {
        try HeadlessDevice.run(.small) { device in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            label.text = "HHHHHHHHHHHHHHHHHHHHHHHH"
            label.lineBreakMode = mode
            let ink = try #require(inkBox(of: label, on: device))
            #expect(ink.columns.lowerBound >= 0 && ink.columns.upperBound <= 100)
            #expect(ink.columns.upperBound > 85)
        }
    }

    @Test("A label too low for its lines shows those that fit", .chosen)
    func tooManyLines() throws {
        try HeadlessDevice.run(.small) { device in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 45))
            label.text = long
            label.numberOfLines = 0
            let ink = try #require(inkBox(of: label, on: device))
            #expect(ink.rows.lowerBound >= 0 && ink.rows.upperBound <= 45)
        }
    }

    @Test("adjustsFontSizeToFitWidth shrinks a line into the width, as far as minimumScaleFactor allows")
    func shrinking() throws {
        var heights: [CGFloat] = []
        for (adjusts, minimum) in [(false, 0), (true, 0), (true, 0.9)] as [(Bool, CGFloat)] {
            try HeadlessDevice.run(.small) { device in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                label.text = "HHHHHHHHHHHHHHHH"
                label.adjustsFontSizeToFitWidth = adjusts
                label.minimumScaleFactor = minimum
                let ink = try #require(inkBox(of: label, on: device))
                #expect(ink.columns.upperBound <= 100)
                heights.append(ink.rows.upperBound - ink.rows.lowerBound)
            }
        }
        #expect(heights[1] < heights[2] && heights[2] <= heights[0])
    }

    // MARK: Changes

    @Test("A changed text, colour, font, alignment or size shows; the label draws nothing without text")
    func redrawn() throws {
        try HeadlessDevice.run(.small) { device in
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
            root.backgroundColor = .white
            root.addSubview(label)
            device.show(root)
            #expect(label.layer.contents == nil)
            var last = device.screenshot()
            let changes: [(String, () -> Void)] = [
                ("text", { label.text = "Hello" }), ("colour", { label.textColor = .systemRed }),
                ("font", { label.font = .boldSystemFont(ofSize: 20) }), ("alignment", { label.textAlignment = .center }),
                ("width", { label.frame.size.width = 150 }), ("disabled", { label.isEnabled = false }),
                ("attributes", { label.attributedText = NSAttributedString(string: "World") }), ("nothing", { label.text = nil }),
            ]
            for (name, change) in changes {
                change()
                let picture = device.screenshot()
                let isNew = picture != last
                #expect(isNew, "\(name)")
                last = picture
            }
            #expect(label.layer.contents == nil)
        }
    }

    @Test("adjustsFontForContentSizeCategory follows the user's text size, and the natural size with it")
    func dynamicType() throws {
        try HeadlessDevice.run(.small) { device in
            let labels = [true, false].map { adjusts in
                let label = UILabel()
                label.text = "Hello"
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = adjusts
                return label
            }
            let stack = UIStackView(arrangedSubviews: labels)
            device.show(stack)
            let before = labels.map(\.intrinsicContentSize.height)
            device.setContentSizeCategory(.accessibilityLarge)
            #expect(labels.map(\.font.pointSize) == [33, 17])
            #expect(labels[0].intrinsicContentSize.height > 1.8 * before[0])
            #expect(labels[1].intrinsicContentSize.height == before[1])
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory.
    @Test("A font that UIFontMetrics has scaled follows the user's text size as well, up to its maximum; one of a size of its own does not")
    func dynamicTypeOfMetrics() throws {
        try HeadlessDevice.run(.small) { device in
            let metrics = UIFontMetrics(forTextStyle: .body)
            let font = UIFont.systemFont(ofSize: 17, weight: .bold)
            let fonts = [
                metrics.scaledFont(for: font), metrics.scaledFont(for: font, maximumPointSize: 30),
                metrics.scaledFont(for: font).withSize(17),
            ]
            let labels = fonts.map { font in
                let label = UILabel()
                label.text = "Hello"
                label.font = font
                label.adjustsFontForContentSizeCategory = true
                return label
            }
            device.show(UIStackView(arrangedSubviews: labels))
            #expect(labels.map(\.font.pointSize) == [17, 17, 17])
            device.setContentSizeCategory(.accessibilityLarge)
            #expect(labels.map(\.font.pointSize) == [33, 30, 17])
            #expect(labels.allSatisfy { $0.font.fontName == font.fontName })
            device.setContentSizeCategory(.large)
            #expect(labels.map(\.font.pointSize) == [17, 17, 17])
        }
    }

    @Test("A label in a column is as high as its text in the column's width")
    func inStack() {
        let label = UILabel()
        label.text = long
        label.numberOfLines = 0
        let below = UILabel()
        below.text = "Below"
        let stack = UIStackView(arrangedSubviews: [label, below])
        stack.axis = .vertical
        stack.frame.size = stack.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        stack.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(below.frame.minY == label.frame.maxY)
        #expect(below.frame.maxY == stack.bounds.height)
    }

    @Test("A row aligned by first baselines sets texts of different sizes on one line")
    func baselines() {
        let labels = [12, 30, 17].map { size in
            let label = UILabel()
            label.text = "H"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) <= 0.75 && abs(baselines[1] - baselines[2]) <= 0.75)
        #expect(labels.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= stack.bounds.height + 0.5 })
    }

    @Test("A label takes no touches and is spoken as its text")
    func accessibility() {
        let label = UILabel()
        label.text = "Hello"
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Greeting"
        #expect(label.accessibilityLabel == "Greeting")
    }
}
