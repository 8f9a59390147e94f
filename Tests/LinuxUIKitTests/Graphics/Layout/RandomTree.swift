import PortableTestSupport
import UIKit

/// A tree of views with frames of whole points, from which constraints are made that all hold together.
@MainActor final class RandomTree {
    var generator: SeededGenerator
    let root: UIView
    private(set) var views: [UIView] = []
    /// The intended frame of each view, in the order of `views`.
    private(set) var frames: [CGRect] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        for _ in 0..<Int.random(in: 2...10, using: &generator) {
            let parent = views.randomElement(using: &generator) ?? root
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            (Bool.random(using: &generator) ? parent : root).addSubview(view)
            views.append(view)
            frames.append(CGRect(x: random(-50...50), y: random(-50...50), width: random(1...300), height: random(1...300)))
        }
    }

    private func random(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(2 * Int.random(in: range, using: &generator))
    }

    /// Returns a view's intended frame, in the root's coordinates.
    private func target(_ view: UIView) -> CGRect {
        guard let superview = view.superview, let index = views.firstIndex(of: view) else { return root.bounds }
        let origin = superview === root ? .zero : target(superview).origin
        return frames[index].offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns a view's actual frame, in the root's coordinates.
    private func actual(_ view: UIView) -> CGRect {
        view === root ? root.bounds : root.convert(view.bounds, from: view)
    }

    /// Enough to leave nothing open: an edge and a length along each axis.
    func tie(_ view: UIView) -> [NSLayoutConstraint] {
        let earlier = views.prefix { $0 !== view } + [root]
        return [[edges(horizontal: true), [.width]], [edges(horizontal: false), [.height]]].flatMap { $0 }.compactMap { attributes in
            guard let attribute = attributes.randomElement(using: &generator), let other = earlier.randomElement(using: &generator)
            else { return nil }
            return constraint(view, attribute, .equal, other, partner(of: attribute))
        }
    }

    /// A constraint that holds where all views lie where they are to.
    func holding() -> NSLayoutConstraint {
        let attribute = ([.width, .height] + edges(horizontal: true) + edges(horizontal: false)).randomElement(using: &generator) ?? .width
        let relation =
            [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal
        let (one, other) = (views.randomElement(using: &generator) ?? root, (views + [root]).randomElement(using: &generator) ?? root)
        return constraint(one, attribute, relation, other, partner(of: attribute), slack: random(0...20))
    }

    /// A constraint of any constant.
    func wish(priority: Float) -> NSLayoutConstraint {
        let constraint = holding()
        constraint.constant += random(-100...100)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func edges(horizontal: Bool) -> [NSLayoutConstraint.Attribute] {
        horizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    }

    private func partner(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        let same: [NSLayoutConstraint.Attribute] =
            switch attribute.rawValue {
            case 7, 8: [.width, .height]
            case 1, 2, 9: edges(horizontal: true)
            default: edges(horizontal: false)
            }
        return same.randomElement(using: &generator) ?? attribute
    }

    private func constraint(
        _ one: UIView,
        _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ other: UIView,
        _ partner: NSLayoutConstraint.Attribute,
        slack: CGFloat = 0
    ) -> NSLayoutConstraint {
        let multiplier = ([1, 1, 1, 0.5, 2] as [CGFloat]).randomElement(using: &generator) ?? 1
        let ancestor = Self.commonAncestor(one, other)
        let origin = ancestor === root ? .zero : target(ancestor).origin
        func place(_ view: UIView) -> CGRect {
            view === ancestor ? CGRect(origin: .zero, size: target(view).size) : target(view).offsetBy(dx: -origin.x, dy: -origin.y)
        }
        let exact = Self.value(attribute, place(one)) - multiplier * Self.value(partner, place(other))
        return NSLayoutConstraint(
            item: one,
            attribute: attribute,
            relatedBy: relation,
            toItem: other,
            attribute: partner,
            multiplier: multiplier,
            constant: exact - CGFloat(relation.rawValue) * slack
        )
    }

    /// By how much a constraint is missed where the views lie now.
    func violation(of constraint: NSLayoutConstraint) -> CGFloat {
        guard let one = constraint.firstItem as? UIView, let other = constraint.secondItem as? UIView else { return .infinity }
        let ancestor = Self.commonAncestor(one, other)
        let origin = actual(ancestor).origin
        func place(_ view: UIView) -> CGRect { actual(view).offsetBy(dx: -origin.x, dy: -origin.y) }
        let excess =
            Self.value(constraint.firstAttribute, place(one))
            - constraint.multiplier * Self.value(constraint.secondAttribute, place(other)) - constraint.constant
        return switch constraint.relation {
        case .lessThanOrEqual: max(excess, 0)
        case .equal: abs(excess)
        case .greaterThanOrEqual: max(-excess, 0)
        }
    }

    var layout: [CGRect] {
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    private static func commonAncestor(_ one: UIView, _ other: UIView) -> UIView {
        sequence(first: one, next: \.superview).first { other.isDescendant(of: $0) } ?? one
    }

    private static func value(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
        switch attribute {
        case .left: frame.minX
        case .right: frame.maxX
        case .centerX: frame.midX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerY: frame.midY
        case .width: frame.width
        default: frame.height
        }
    }
}
