import ConstraintSolver

/// Handles given rectangles: the frames and sizes of views whose autoresizing masks are translated into constraints.
extension LayoutEngine {
    /// Holds a member's variables at its view's frame.
    func hold(_ member: LayoutMember, _ changes: inout ConstantChanges) {
        guard let view = member.view else { return }
        let wanted = wantedGivens(of: member, view)
        guard member.given.count == wanted.count, zip(member.given, wanted).allSatisfy({ $0.constraint.terms == $1.terms }) else {
            for (id, _) in member.given {
                sources[id] = nil
                try? solver.remove(id)
            }
            member.given = []
            for constraint in wanted { give(constraint, to: member) }
            return
        }
        for index in wanted.indices where member.given[index].constraint.constant != wanted[index].constant {
            changes.set(member.given[index].id, wanted[index].constant)
            member.given[index].constraint.constant = wanted[index].constant
        }
    }

    private func wantedGivens(of member: LayoutMember, _ view: UIView) -> [Constraint] {
        let frame = view.untransformedFrame
        guard member.role == .placed else {
            return [fixed(member.size(.horizontal), at: frame.width), fixed(member.size(.vertical), at: frame.height)]
        }
        let node = LayoutNode(view, isAround: false, fitted: fitted)
        guard let superview = node.superview(fitted: fitted), let parent = superview.view else {
            return [
                fixed(member.variable(.horizontal), at: frame.minX), fixed(member.variable(.vertical), at: frame.minY),
                fixed(member.size(.horizontal), at: frame.width), fixed(member.size(.vertical), at: frame.height),
            ]
        }
        let outer = join(superview)
        let mask = view.autoresizingMask
        let shares = [
            mask.shares(of: frame, in: parent.bounds.size, .horizontal), mask.shares(of: frame, in: parent.bounds.size, .vertical),
        ]
        return zip([NSLayoutConstraint.Axis.horizontal, .vertical], shares).flatMap { axis, share in
            let length = axis == .horizontal ? parent.bounds.width : parent.bounds.height
            let (start, size) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
            return [
                following(member.variable(axis), start, share.start, outer.size(axis), length),
                following(member.size(axis), size, share.size, outer.size(axis), length),
            ]
        }
    }

    private func fixed(_ variable: Variable, at value: CGFloat) -> Constraint {
        Constraint(LinearExpression(variable), .equal, LinearExpression(constant: clamped(value)))
    }

    /// Returns a constraint by which a variable takes a share of each change of the superview's size.
    private func following(_ variable: Variable, _ value: CGFloat, _ share: CGFloat, _ outer: Variable, _ length: CGFloat) -> Constraint {
        guard share != 0 else { return fixed(variable, at: value) }
        let expression = LinearExpression([.init(1, variable), .init(-Double(share), outer)])
        return Constraint(expression, .equal, LinearExpression(constant: clamped(value - share * length)))
    }

    private func clamped(_ value: CGFloat) -> Double {
        min(max(Double(value), -Solver.largestNumber), Solver.largestNumber)
    }

    /// Adds a constraint for a given frame. A frame cannot be broken: the engine breaks the constraints that contradict the frame.
    private func give(_ constraint: Constraint, to member: LayoutMember) {
        guard let id = addBreaking(constraint) else { return }
        member.given.append((id, constraint))
        sources[id] = .given(member)
    }
}

extension UIView {
    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        let (size, center, anchor) = (bounds.size, center, layer.anchorPoint)
        return CGRect(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
    }
}

extension UIView.AutoresizingMask {
    /// Returns the shares of a change of the superview's length that go to the view's start and to the view's length.
    func shares(of frame: CGRect, in size: CGSize, _ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, size: CGFloat) {
        let isHorizontal = axis == .horizontal
        let parts =
            isHorizontal
            ? [frame.minX, frame.width, size.width - frame.maxX] : [frame.minY, frame.height, size.height - frame.maxY]
        let masks: [UIView.AutoresizingMask] =
            isHorizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        let flexible = masks.map { contains($0) }
        let count = CGFloat(flexible.filter { $0 }.count)
        guard count > 0 else { return (0, 0) }
        let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        let shares = zip(parts, flexible).map { part, isFlexible in
            isFlexible ? (total > 0 ? part / total : 1 / count) : 0
        }
        return (shares[0], shares[1])
    }
}
