import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uistackview and the comments of UIStackView.h.
@MainActor @Suite("UIStackView", .timeLimit(.minutes(20))) struct StackViewTests {
    // MARK: Distributions

    /// Three members of 20, 40 and 60 points, and what each distribution makes of them in every length from 0 to 400.
    @Test("Every distribution fills the length, keeps the spacing and the order", arguments: distributions, [0, 3, 10] as [CGFloat])
    func distributionsSwept(_ distribution: UIStackView.Distribution, spacing: CGFloat) {
        // A phone of scale 2, independent of the phone before.
        let device = HeadlessDevice()
        defer { withExtendedLifetime(device) {} }
        let views = [20, 40, 60].map { SizedView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.spacing = spacing
        for length in stride(from: 0, through: 400, by: 7) as StrideThrough<CGFloat> {
            stack.frame = CGRect(x: 0, y: 0, width: length, height: 30)
            stack.layoutIfNeeded()
            let frames = views.map(\.frame)
            #expect(frames.allSatisfy { $0.minY == 0 && $0.height == 30 }, "alignment .fill fills the breadth")
            #expect(frames[0].minX == 0)
            for (one, next) in zip(frames, frames.dropFirst()) {
                // Edges lie on whole pixels, half points at scale 2.
                #expect(next.minX >= one.maxX + spacing - 0.5, "\(distribution) at \(length): \(frames)")
            }
            if length >= 2 * spacing { #expect(abs(frames[2].maxX - length) <= 0.5, "\(distribution) at \(length): \(frames)") }
            check(frames, distribution, length, spacing)
        }
    }

    private func check(_ frames: [CGRect], _ distribution: UIStackView.Distribution, _ length: CGFloat, _ spacing: CGFloat) {
        let room = length - 2 * spacing
        guard room >= 120 else { return }
        let widths = frames.map(\.width)
        switch distribution {
        case .fill:
            let kept = zip(widths, [20, 40, 60]).filter { $0 == $1 }
            #expect(kept.count >= 2, "one member alone stretches: \(widths)")
        case .fillEqually:
            #expect(widths.allSatisfy { abs($0 - room / 3) <= 0.5 })
        case .fillProportionally:
            #expect(zip(widths, [1, 2, 3]).allSatisfy { abs($0 - room * $1 / 6) <= 0.5 })
        case .equalSpacing:
            #expect(zip(widths, [20, 40, 60]).allSatisfy { abs($0 - $1) <= 0.5 })
            #expect(abs((frames[1].minX - frames[0].maxX) - (frames[2].minX - frames[1].maxX)) <= 1)
        default:
            #expect(distribution == .equalCentering)
            #expect(zip(widths, [20, 40, 60]).allSatisfy { abs($0 - $1) <= 0.5 })
            // Middles at equal steps need a gap of at least the spacing between the larger two: (L − 40) / 2 ≥ 50 + spacing.
            guard (length - 40) / 2 >= 50 + spacing else { return }
            #expect(abs((frames[1].midX - frames[0].midX) - (frames[2].midX - frames[1].midX)) <= 1)
        }
    }

    // MARK: Alignment

    /// Apple's page speaks of rows alone: that columns align leading edges is a guess.
    @Test(
        "A column cannot be aligned by baselines; its members keep their widths",
        .chosen,
        arguments: [.firstBaseline, .lastBaseline] as [UIStackView.Alignment]
    )
    func columnOfBaselines(alignment: UIStackView.Alignment) {
        let views = [SizedView(20, 10), SizedView(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 30, height: 10)])
    }
}

private let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]

/// A view with a natural size.
private final class SizedView: UIView {
    var size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override var intrinsicContentSize: CGSize { size }
}
