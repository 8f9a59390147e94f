import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// The properties of every tree of views with constraints, tested on random ones. A failing test names the seed. The oracle for a layout is
/// each constraint's own equation, or the same tree built another way.
@MainActor @Suite("Auto Layout: properties", .timeLimit(.minutes(20))) struct LayoutPropertyTests {
    private static let seeds: ClosedRange<UInt64> = 1...100

    @Test("Required constraints that can all hold do hold, to a thousandth of a point, whatever the others wish")
    func satisfied() {
        let device = HeadlessDevice()
        for seed in Self.seeds {
            let tree = RandomTree(seed: seed)
            var constraints = tree.views.flatMap(tree.tie)
            for _ in 0..<20 { constraints.append(tree.holding()) }
            let wishes = (0..<10).map { tree.wish(priority: [999, 750, 250, 1][$0 % 4]) }
            NSLayoutConstraint.activate((constraints + wishes).shuffled(using: &tree.generator))
            tree.root.layoutIfNeeded()
            let worst = constraints.map(tree.violation).max() ?? 0
            #expect(worst < 0.001, "seed \(seed)")
            #expect(tree.views.map(\.frame) == tree.frames, "seed \(seed)")
        }
        #expect(device.constraintMessages.isEmpty)
    }

    @Test("Where they leave something open they hold to a pixel")
    func open() {
        let device = HeadlessDevice()
        for seed in Self.seeds {
            let tree = RandomTree(seed: seed)
            let constraints = (0..<12).map { _ in tree.holding() }
            NSLayoutConstraint.activate(constraints)
            tree.root.layoutIfNeeded()
            let worst = constraints.map { tree.violation(of: $0) / max($0.multiplier, 1) }.max() ?? 0
            // Each edge of both, and of all around them, is rounded by up to a quarter of a point.
            #expect(worst < 3, "seed \(seed)")
        }
        #expect(device.constraintMessages.isEmpty)
    }

    @Test("A constraint that is added and removed again leaves the layout as it was; so does a changed constant that is changed back")
    func restored() {
        for seed in Self.seeds {
            let tree = Self.treeWithOneSolution(seed)
            var former = tree.layout
            for _ in 0..<5 {
                let constraint = tree.holding()
                constraint.isActive = true
                _ = tree.layout
                constraint.isActive = false
                #expect(tree.layout == former, "seed \(seed)")
                guard let other = tree.root.constraints.randomElement(using: &tree.generator) else { continue }
                other.constant += 30
                _ = tree.layout
                other.constant -= 30
                #expect(tree.layout == former, "seed \(seed)")
            }
            former = tree.layout
        }
    }

    @Test("Constraints that come one by one, each with a layout, give the layout of all at once")
    func oneByOne() {
        for seed in Self.seeds {
            let (tree, other) = (Self.treeWithOneSolution(seed), Self.treeWithOneSolution(seed))
            for _ in 0..<8 {
                tree.holding().isActive = true
                other.holding().isActive = true
                _ = tree.layout
            }
            #expect(tree.layout == other.layout, "seed \(seed)")
        }
    }

    @Test("A subtree that leaves and comes back, with its constraints made anew, is laid out as before")
    func leaving() {
        for seed in Self.seeds {
            let tree = RandomTree(seed: seed)
            NSLayoutConstraint.activate(tree.views.flatMap(tree.tie))
            let former = tree.layout
            guard let view = tree.views.randomElement(using: &tree.generator), let superview = view.superview,
                let index = superview.subviews.firstIndex(of: view)
            else { continue }
            let active = tree.root.allConstraints
            view.removeFromSuperview()
            tree.root.layoutIfNeeded()
            view.layoutIfNeeded()
            superview.insertSubview(view, at: index)
            let lost = active.filter { !$0.isActive }
            #expect(!lost.isEmpty, "seed \(seed)")
            NSLayoutConstraint.activate(lost)
            #expect(tree.layout == former, "seed \(seed)")
        }
    }

    /// Each view wishes for each of its edges and lengths, with a priority that no other wish has.
    private static func treeWithOneSolution(_ seed: UInt64) -> RandomTree {
        let tree = RandomTree(seed: seed)
        for (index, view) in tree.views.enumerated() {
            for (place, attribute) in [NSLayoutConstraint.Attribute.left, .top, .width, .height].enumerated() {
                let isSize = place > 1
                let wish = NSLayoutConstraint(
                    item: view,
                    attribute: attribute,
                    relatedBy: .equal,
                    toItem: isSize ? nil : tree.root,
                    attribute: isSize ? .notAnAttribute : attribute,
                    multiplier: 1,
                    constant: CGFloat(10 * (index + 1) + 4 * place)
                )
                wish.priority = UILayoutPriority(Float(1 + 4 * index + place))
                wish.isActive = true
            }
        }
        return tree
    }
}

extension UIView {
    /// Those of the view and of all in it.
    @MainActor fileprivate var allConstraints: [NSLayoutConstraint] { constraints + subviews.flatMap(\.allConstraints) }
}
