import ConstraintSolver

extension UIView {
    /// The size that a view standing free would have by the constraints in it.
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
        // Without what the solver's rounding leaves.
        func clean(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
        return CGSize(width: clean(size.width), height: clean(size.height))
    }
}

extension LayoutEngine {
    /// Wishes a size for the fitted view.
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
