import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From NSLayoutConstraint.h and https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute: which attributes may be
/// paired. Every pair of the 21 is tried; those that raise do so in processes of their own, one for each first attribute.
@Suite("Pairs of attributes", .timeLimit(.minutes(20))) @MainActor struct AttributePairTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    @Test("Legal pairs hold after layout, or make no sense together in one view and are only taken", arguments: locations)
    func legal(_ first: NSLayoutConstraint.Attribute) {
        for second in attributes where AttributePairTests.complaint(first, second) == nil {
            let (one, two) = (NaturalView(10, 10), NaturalView(20, 30))
            let box = box(holding: one, two)
            let constraint = NSLayoutConstraint(
                item: one,
                attribute: first,
                relatedBy: .equal,
                toItem: two,
                attribute: second,
                multiplier: 1,
                constant: 0
            )
            NSLayoutConstraint.activate([
                constraint, two.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 50),
                two.topAnchor.constraint(equalTo: box.topAnchor, constant: 50),
            ])
            box.layoutIfNeeded()
            #expect(AttributePairTests.value(first, one) == AttributePairTests.value(second, two), "\(first.rawValue) \(second.rawValue)")
        }
    }

    /// The refusal of places on different axes: SnapKit, issue 305. SnapKit's own tests, which pass on Apple's systems, activate such
    /// constraints without a layout.
    private static let mixedAxes = "Constraint improperly relates anchors of incompatible types"

    @Test("Illegal pairs raise: those of two axes with the layout, all others when the constraint is made", arguments: attributes)
    func illegal(_ first: NSLayoutConstraint.Attribute) async {
        for second in attributes {
            guard let complaint = AttributePairTests.complaint(first, second) else { continue }
            // A process takes a while: of those that complain of the same, the first and the last stand for all.
            let same = attributes.filter { AttributePairTests.complaint(first, $0) == complaint }
            guard second == same.first || second == same.last else { continue }
            let pair = [first.rawValue, second.rawValue]
            let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [pair = pair as [Int]] in
                guard let first = NSLayoutConstraint.Attribute(rawValue: pair[0]),
                    let second = NSLayoutConstraint.Attribute(rawValue: pair[1])
                else { return }
                let (one, two) = (UIView(), UIView())
                let box = UIView()
                box.addSubview(one)
                box.addSubview(two)
                let constraint = NSLayoutConstraint(
                    item: one,
                    attribute: first,
                    relatedBy: .equal,
                    toItem: two,
                    attribute: second,
                    multiplier: 1,
                    constant: 0
                )
                constraint.isActive = true
                FileHandle.standardError.write(Data("It is active.\n".utf8))
                box.layoutIfNeeded()
            }
            #expect(exit?.said(complaint) == true, "\(pair)")
            #expect(exit?.said("It is active.") == (complaint == AttributePairTests.mixedAxes), "\(pair)")
        }
    }

    /// Returns the words with which a pair is refused, or `nil` if the pair is legal.
    static func complaint(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) -> String? {
        let (one, other) = (kind(first), kind(second))
        if one == .none { return "Constraint must contain a first layout attribute" }
        if other == .none { return one == .size ? nil : "Location attributes must be specified in pairs" }
        if one != other { return one == .size || other == .size ? "Invalid pairing of layout attributes" : mixedAxes }
        let reading: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let sides: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
        let mixes = reading.contains(first) && sides.contains(second) || sides.contains(first) && reading.contains(second)
        return mixes ? "A constraint cannot be made between a leading/trailing attribute and a right/left attribute" : nil
    }

    private enum Kind { case none, size, horizontal, vertical }

    private static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Kind {
        switch attribute {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX: .horizontal
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
        default: .vertical
        }
    }

    /// With margins of 8 points, left to right, and without text.
    private static func value(_ attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> CGFloat {
        let frame = view.frame
        return switch attribute {
        case .left, .leading: frame.minX
        case .right, .trailing: frame.maxX
        case .top: frame.minY
        case .bottom, .firstBaseline, .lastBaseline: frame.maxY
        case .width: frame.width
        case .height: frame.height
        case .centerX, .centerXWithinMargins: frame.midX
        case .centerY, .centerYWithinMargins: frame.midY
        case .leftMargin, .leadingMargin: frame.minX + 8
        case .rightMargin, .trailingMargin: frame.maxX - 8
        case .topMargin: frame.minY + 8
        case .bottomMargin: frame.maxY - 8
        default: 0
        }
    }
}

private let attributes: [NSLayoutConstraint.Attribute] = (0...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
private let locations = attributes.filter { ![.width, .height, .notAnAttribute].contains($0) }
