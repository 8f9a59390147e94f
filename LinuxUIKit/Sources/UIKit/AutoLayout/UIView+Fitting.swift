import ConstraintSolver

extension UIView {
    /// Returns the size that the view would have by the constraints inside, if no constraint outside counted.
    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintTree()
        let engine = LayoutEngine(fitting: self)
        let node = LayoutNode(self, isAround: true, fitted: self)
        let member = engine.join(node)
        engine.wish(target, of: member, horizontal, vertical)
        forEachInTree { view in
            guard let constraints = view.autoLayout?.constraints else { return }
            for constraint in constraints { engine.add(constraint) }
        }
        engine.solve()
        let size = engine.solvedFrame(of: member).size
        // Removes the rounding errors of the solver.
        func clean(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
        return CGSize(width: clean(size.width), height: clean(size.height))
    }
}

extension LayoutEngine {
    /// Adds a requested size for the fitted view, with a priority for each axis.
    func wish(_ size: CGSize, of member: LayoutMember, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
        let wishes: [(NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)] = [
            (.horizontal, size.width, horizontal), (.vertical, size.height, vertical),
        ]
        for (axis, length, priority) in wishes {
            let length = LinearExpression(constant: min(max(Double(length), 0), Solver.largestNumber))
            _ = try? solver.add(
                Constraint(LinearExpression(member.size(axis)), .equal, length, priority: Priority(priority.rawValue))
            )
        }
    }
}

extension UIView {
    /// Whether the view or one of its descendants holds constraints, so that constraints lay out the content.
    var hasConstraintsInside: Bool {
        !(autoLayout?.constraints ?? []).isEmpty || children.contains(where: \.hasConstraintsInside)
    }
}
