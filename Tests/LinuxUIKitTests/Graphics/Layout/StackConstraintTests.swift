import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uistackview and UIStackView.h: stacks as parts of Auto Layout.
@MainActor @Suite("UIStackView in Auto Layout", .timeLimit(.minutes(20))) struct StackConstraintTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    @Test("A stack is no larger than its members need, whatever their distribution and alignment", arguments: distributions, alignments)
    func fitting(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where axis == .horizontal || !alignment.isBaseline {
            let views = [20, 40, 60].map { NaturalView($0, 10 + $0 / 4) }
            let stack = UIStackView(arrangedSubviews: views)
            (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 5)
            let expected =
                axis == .horizontal
                ? CGSize(width: distribution == .fillEqually ? 190 : 130, height: 25)
                : CGSize(width: 60, height: distribution == .fillEqually ? 85 : 70)
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == expected, "\(axis) \(distribution) \(alignment)")
            // The same, held at one corner among others.
            let follower = NaturalView(1, 1)
            let box = box(400, 400, holding: stack, follower)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: box.leadingAnchor), stack.topAnchor.constraint(equalTo: box.topAnchor),
                follower.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
                follower.topAnchor.constraint(equalTo: stack.bottomAnchor),
            ])
            box.layoutIfNeeded()
            #expect(stack.frame == CGRect(origin: .zero, size: expected), "\(axis) \(distribution) \(alignment)")
            #expect(follower.frame.origin == CGPoint(x: expected.width, y: expected.height))
        }
    }

    @Test("In more room than they need members lie as distribution and alignment say", arguments: distributions, alignments)
    func room(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) throws {
        // A phone with a screen's scale, at which half points are kept.
        try HeadlessDevice.run { _ in
            let views = [20, 40, 60].map { NaturalView($0, 10 + $0 / 4) }
            let stack = UIStackView(arrangedSubviews: views)
            (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignment, 5)
            stack.frame = CGRect(x: 0, y: 0, width: 250, height: 100)
            stack.layoutIfNeeded()
            let frames = views.map(\.frame)
            let spans: [[CGFloat]] =
                switch distribution {
                case .fill: [[0, 140], [145, 40], [190, 60]]
                case .fillEqually: [[0, 80], [85, 80], [170, 80]]
                case .fillProportionally: [[0, 40], [45, 80], [130, 120]]
                case .equalSpacing: [[0, 20], [85, 40], [190, 60]]
                default: [[0, 20], [95, 40], [190, 60]]
                }
            #expect(frames.map { [$0.minX, $0.width] } == spans, "\(distribution)")
            for (frame, height) in zip(frames, [15, 20, 25] as [CGFloat]) {
                let expected: (CGFloat, CGFloat) =
                    switch alignment {
                    case .fill: (0, 100)
                    case .leading: (0, height)
                    case .trailing: (100 - height, height)
                    case .center: ((100 - height) / 2, height)
                    // Without text their bottoms are what stands on a line; the highest touches the top.
                    default: (25 - height, height)
                    }
                #expect(frame.minY == expected.0 && frame.height == expected.1, "\(alignment)")
            }
        }
    }

    @Test("Changes of the arrangement animate with layoutIfNeeded in the block")
    func animated() throws {
        try HeadlessDevice.run { device in
            let views = [20, 40].map { NaturalView($0, 10) }
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = .equalSpacing
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
            device.show(stack)
            #expect(views[1].frame.minX == 160)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                views[0].isHidden = true
                stack.layoutIfNeeded()
            }
            device.advance(by: 0.5)
            #expect(views[1].bounds.width == 200)
            let shown = views[1].layer.presentation()?.frame.width ?? 0
            #expect(shown > 60 && shown < 180)
            try device.advanceUntilIdle()
        }
    }

    @Test("The system's spacing, and margins in the direction of reading", .chosen)
    func spacings() {
        let views = [20, 40].map { NaturalView($0, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 3)
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(stack.bounds.size == CGSize(width: 91, height: 13))
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [20, 48])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [51, 3])
    }
}

extension UIStackView.Alignment {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

private let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
private let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
