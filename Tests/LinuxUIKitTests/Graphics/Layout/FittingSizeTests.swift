import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:) and
/// /systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:).
@MainActor @Suite("systemLayoutSizeFitting", .timeLimit(.minutes(20))) struct FittingSizeTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    private static let compressed = UIView.layoutFittingCompressedSize
    private static let expanded = UIView.layoutFittingExpandedSize

    @Test("A required width gives a label its lines, and the view their height: what a self-sizing cell asks")
    func requiredWidth() {
        let (title, text) = (UILabel(), UILabel())
        title.text = "Title"
        text.numberOfLines = 0
        text.text = "Several words that need more than a single line where there is not much room for them"
        let cell = box(holding: title, text)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8), title.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
            cell.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
        ])
        for width in [100, 200, 3000, 150] as [CGFloat] {
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            let lines = text.sizeThatFits(CGSize(width: width - 20, height: CGFloat.greatestFiniteMagnitude)).height
            #expect(size == CGSize(width: width, height: 20 + title.intrinsicContentSize.height + lines))
        }
    }

    @Test("A view inside that follows by its mask gives its size on: a cell's content view")
    func mask() {
        let (label, content) = (UILabel(), UIView())
        label.text = "Some words in a line"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        pin(label, 3)
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        content.frame = cell.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(content)
        let natural = label.intrinsicContentSize
        #expect(cell.systemLayoutSizeFitting(Self.compressed) == CGSize(width: natural.width + 6, height: natural.height + 6))
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 60, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size.width == 60 && size.height > natural.height * 2)
    }

    @Test("A view without constraints has its intrinsic size, or none")
    func alone() {
        #expect(NaturalView(30, 20).systemLayoutSizeFitting(Self.compressed) == CGSize(width: 30, height: 20))
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).systemLayoutSizeFitting(Self.compressed) == .zero)
    }
}
