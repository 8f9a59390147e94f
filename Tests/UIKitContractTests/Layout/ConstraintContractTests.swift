import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/nslayoutconstraint, /nslayoutanchor and NSLayoutConstraint.h.
@MainActor @Suite("NSLayoutConstraint", timeLimit(minutes: 20)) struct ConstraintContractTests {
    @Test("A constraint keeps what it was made of, and is required and inactive")
    func made() {
        let (one, two) = (UIView(), UIView())
        let constraint = NSLayoutConstraint(
            item: one,
            attribute: .width,
            relatedBy: .greaterThanOrEqual,
            toItem: two,
            attribute: .height,
            multiplier: 2,
            constant: 3
        )
        #expect(constraint.firstItem === one && constraint.secondItem === two)
        #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
        #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 2 && constraint.constant == 3)
        #expect(constraint.priority == .required && !constraint.isActive && constraint.identifier == nil)
        #expect(!constraint.shouldBeArchived)
        let alone = one.widthAnchor.constraint(equalToConstant: 5)
        #expect(alone.secondItem == nil && alone.secondAttribute == .notAnAttribute && alone.constant == 5)
    }

    @Test("An active constraint is held by its items' nearest common ancestor: isActive, activate(_:)")
    func holders() {
        let (inner, other) = (UIView(), UIView())
        let middle = box(holding: inner)
        let outer = box(holding: middle, other)
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        let sibling = inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor)
        let far = inner.topAnchor.constraint(equalTo: other.topAnchor)
        NSLayoutConstraint.activate([width, sibling, far])
        #expect(inner.constraints == [width])
        #expect(middle.constraints == [sibling])
        #expect(outer.constraints == [far])
        #expect([width, sibling, far].allSatisfy { $0.isActive })
        NSLayoutConstraint.deactivate([width, sibling, far])
        #expect([inner, middle, outer].allSatisfy { $0.constraints.isEmpty })
        #expect(![width, sibling, far].contains { $0.isActive })
    }

    @Test("addConstraint has the view itself hold the constraint, removeConstraint deactivates it")
    func adding() {
        let view = UIView()
        let box = box(holding: view)
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        box.addConstraint(constraint)
        #expect(box.constraints == [constraint] && constraint.isActive)
        view.removeConstraint(constraint)
        #expect(constraint.isActive, "another view's constraint stays")
        box.removeConstraints([constraint])
        #expect(!constraint.isActive && box.constraints.isEmpty)
    }

    // From iOS 13 on: SnapKit, issue 755.
    @Test("A required priority can be lowered while the constraint is active")
    func loweredPriority() {
        let view = NaturalView(10, 10)
        let box = box(holding: view)
        let narrow = view.widthAnchor.constraint(equalToConstant: 30)
        let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            narrow, wide, view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        box.layoutIfNeeded()
        #expect(view.frame.width == 30)
        narrow.priority = .defaultLow
        box.setNeedsLayout()
        box.layoutIfNeeded()
        #expect(narrow.isActive && narrow.priority == .defaultLow)
        #expect(view.frame.width == 50)
    }

    // SnapKit's `testMakeConstraints`, which passes on Apple's systems, does this.
    @Test("A constraint between a place from side to side and one up and down can be made and activated")
    func mixedAxes() {
        let (one, two) = (UIView(), UIView())
        let box = box(holding: one, two)
        let constraint = NSLayoutConstraint(
            item: one,
            attribute: .left,
            relatedBy: .equal,
            toItem: two,
            attribute: .top,
            multiplier: 1,
            constant: 4
        )
        constraint.isActive = true
        #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .top)
        #expect(box.constraints == [constraint])
    }

    @Test("Subclasses are made by the initializer with items, and constraints of theirs work")
    func subclasses() {
        let view = UIView()
        let box = box(holding: view)
        let constraint = NamedConstraint(
            item: view,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 30
        )
        constraint.isActive = true
        box.layoutIfNeeded()
        #expect(view.bounds.width == 30)
        #expect(constraint.label == "made")
    }

    @Test("Edges, sizes and centres are where the constraint has them", arguments: Edge.all)
    func edges(_ edge: Edge) {
        let view = UIView()
        let box = box(100, 200, holding: view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40),
            NSLayoutConstraint(
                item: view,
                attribute: edge.attribute,
                relatedBy: .equal,
                toItem: box,
                attribute: edge.attribute,
                multiplier: 1,
                constant: 6
            ),
        ])
        box.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 30, height: 40))
        #expect(edge.value(view.frame) == edge.value(box.bounds) + 6, "\(edge.attribute)")
    }

    struct Edge: Sendable {
        let attribute: NSLayoutConstraint.Attribute
        let value: @Sendable (CGRect) -> CGFloat

        static let all = [
            Edge(attribute: .left) { $0.minX }, Edge(attribute: .right) { $0.maxX }, Edge(attribute: .top) { $0.minY },
            Edge(attribute: .bottom) { $0.maxY }, Edge(attribute: .leading) { $0.minX }, Edge(attribute: .trailing) { $0.maxX },
            Edge(attribute: .centerX) { $0.midX }, Edge(attribute: .centerY) { $0.midY },
        ]
    }

    @Test("first = multiplier × second + constant, for sizes and for places")
    func multipliers() {
        let (one, two) = (UIView(), UIView())
        let box = box(200, 100, holding: one, two)
        NSLayoutConstraint.activate([
            one.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25, constant: 10),
            one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
            NSLayoutConstraint(
                item: one,
                attribute: .left,
                relatedBy: .equal,
                toItem: box,
                attribute: .right,
                multiplier: 0.5,
                constant: 0
            ),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 4),
            two.topAnchor.constraint(equalTo: one.bottomAnchor), two.heightAnchor.constraint(equalToConstant: 1),
            two.trailingAnchor.constraint(equalTo: box.trailingAnchor), one.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        box.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 100, y: 0, width: 60, height: 30))
        #expect(two.frame == CGRect(x: 164, y: 30, width: 36, height: 1))
    }

    @Test("Relations hold at every priority, and the stronger one of two wins", arguments: relations, priorities)
    func relationsAndPriorities(_ relation: NSLayoutConstraint.Relation, _ priority: Float) {
        let view = UIView()
        let box = box(holding: view)
        let limit = NSLayoutConstraint(
            item: view,
            attribute: .width,
            relatedBy: relation,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 50
        )
        limit.priority = UILayoutPriority(priority)
        for (wish, strength) in [(20, 1), (80, 1), (20, 999), (80, 999)] as [(CGFloat, Float)] where strength != priority {
            let other = view.widthAnchor.constraint(equalToConstant: wish)
            other.priority = UILayoutPriority(strength)
            NSLayoutConstraint.activate([limit, other])
            box.layoutIfNeeded()
            let isMet = relation == .equal ? wish == 50 : relation == .lessThanOrEqual ? wish <= 50 : wish >= 50
            #expect(
                view.bounds.width == (isMet || strength > priority ? wish : 50),
                "\(relation) \(priority) against \(wish) @ \(strength)"
            )
            NSLayoutConstraint.deactivate([limit, other])
        }
    }

    @Test("constant may change while the constraint is active, and so may a priority that is not required")
    func changes() {
        let view = UIView()
        let box = box(holding: view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let other = view.widthAnchor.constraint(equalToConstant: 30)
        width.priority = UILayoutPriority(500)
        other.priority = UILayoutPriority(400)
        NSLayoutConstraint.activate([width, other])
        box.layoutIfNeeded()
        #expect(view.bounds.width == 10)
        width.constant = 20
        #expect(view.bounds.width == 10, "until the next layout")
        box.layoutIfNeeded()
        #expect(view.bounds.width == 20)
        other.priority = UILayoutPriority(600)
        box.layoutIfNeeded()
        #expect(view.bounds.width == 30)
    }

    @Test("anchorWithOffset(to:) is the distance as a dimension")
    func offsets() {
        let (one, two) = (NaturalView(10, 10), NaturalView(10, 10))
        let box = box(100, 100, holding: one, two)
        let before = box.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
        let between = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        let after = two.trailingAnchor.anchorWithOffset(to: box.trailingAnchor)
        NSLayoutConstraint.activate([
            before.constraint(equalTo: between), between.constraint(equalTo: after, multiplier: 0.5),
            one.topAnchor.anchorWithOffset(to: box.bottomAnchor).constraint(equalToConstant: 60),
            two.topAnchor.constraint(equalTo: one.topAnchor),
        ])
        box.layoutIfNeeded()
        #expect(one.frame.origin == CGPoint(x: 20, y: 40))
        #expect(two.frame.origin == CGPoint(x: 50, y: 40))
    }

    @Test("firstAnchor and secondAnchor are what the constraint was made of")
    func anchors() {
        let (one, two) = (UIView(), UIView())
        let box = box(holding: one, two)
        let constraint = one.topAnchor.constraint(equalTo: two.bottomAnchor)
        guard let second = constraint.secondAnchor else {
            Issue.record("no second anchor")
            return
        }
        let again = constraint.firstAnchor.constraint(equalTo: second, constant: 3)
        #expect(again.firstItem === one && again.firstAttribute == .top)
        #expect(again.secondItem === two && again.secondAttribute == .bottom)
        #expect(one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
        #expect(box.subviews.count == 2)
    }
}

private let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
private let priorities: [Float] = [1000, 750, 500, 250, 50]

private final class NamedConstraint: NSLayoutConstraint {
    var label = "made"
}
