import ConstraintSolver

/// Handles the natural sizes of views, as constraints with the priorities of content hugging and compression resistance.
extension LayoutEngine {
    /// Requests a view's natural size again, and updates the constraints for the size.
    func measure(_ member: LayoutMember, _ changes: inout ConstantChanges) {
        guard let view = member.view, member.role == .free else { return }
        let natural = view.naturalSize(within: nil)
        guard natural.width >= 0 || natural.height >= 0 || member.content != nil else { return }
        if member.content?.natural != natural { isSystemNew = true }
        var content = member.content ?? LayoutContent(natural: natural)
        content.natural = natural
        content.wrapped = nil
        member.content = content
        wish(natural, of: member, view, &changes)
    }

    /// Restores the natural size without line breaks, until the available width is known.
    func unwrap(_ member: LayoutMember, _ changes: inout ConstantChanges) {
        guard let view = member.view, let content = member.content else { return }
        wish(content.natural, of: member, view, &changes)
    }

    /// Breaks the lines of text that are longer than the available width, so that the text gets higher. Documented for
    /// `preferredMaxLayoutWidth`: if it is zero, the width that layout finds counts.
    func wrapContents() {
        for _ in 0..<3 {
            var changes = ConstantChanges()
            for member in members where member.content != nil && member.role == .free {
                guard let view = member.view, view.heightFollowsWidth else { continue }
                wrap(member, view, &changes)
            }
            guard !changes.list.isEmpty else { return }
            apply(changes)
        }
    }

    private func wrap(_ member: LayoutMember, _ view: UIView, _ changes: inout ConstantChanges) {
        guard var content = member.content else { return }
        let insets = view.alignmentInsets
        let width = CGFloat(solver.value(of: member.size(.horizontal))) - insets.left - insets.right
        guard width > 0, width < content.natural.width - 1e-6 else { return }
        if let wrapped = content.wrapped, abs(wrapped.width - width) < 1e-6 || abs(wrapped.size.width - width) < 1e-6 {
            return wish(wrapped.size, of: member, view, &changes)
        }
        let size = view.naturalSize(within: width)
        content.wrapped = (width, size)
        member.content = content
        wish(size, of: member, view, &changes)
    }

    /// Returns a priority for the solver. If members of a stack have equal priorities, their order decides.
    private func priority(_ priority: UILayoutPriority, of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Priority {
        guard let place = view.autoLayout?.stackPlace, place.axis == axis, priority != .required else { return Priority(priority.rawValue) }
        return Priority(min(priority.rawValue + place.weight, UILayoutPriority.required.rawValue.nextDown))
    }

    private func wish(_ size: CGSize, of member: LayoutMember, _ view: UIView, _ changes: inout ConstantChanges) {
        let insets = view.alignmentInsets
        let metrics: [(NSLayoutConstraint.Axis, CGFloat, CGFloat)] = [
            (.horizontal, size.width, insets.left + insets.right), (.vertical, size.height, insets.top + insets.bottom),
        ]
        var wanted: [(NSLayoutConstraint.Axis, Constraint)] = []
        for (axis, metric, inset) in metrics where metric >= 0 && metric.isFinite {
            let length = LinearExpression(constant: min(Double(metric + inset), Solver.largestNumber))
            let variable = LinearExpression(member.size(axis))
            let hugging = priority(view.contentHuggingPriority(for: axis), of: view, axis)
            let resistance = priority(view.contentCompressionResistancePriority(for: axis), of: view, axis)
            wanted.append((axis, Constraint(variable, .lessThanOrEqual, length, priority: hugging)))
            wanted.append((axis, Constraint(variable, .greaterThanOrEqual, length, priority: resistance)))
        }
        let present = member.content?.sides ?? []
        if present.count == wanted.count,
            zip(present, wanted).allSatisfy({ $0.axis == $1.0 && $0.constraint.priority == $1.1.priority })
        {
            for index in wanted.indices {
                let constant = wanted[index].1.constant
                if present[index].constraint.constant != constant {
                    changes.set(present[index].id, constant)
                    member.content?.sides[index].constraint.constant = constant
                }
            }
            return
        }
        for side in present {
            sources[side.id] = nil
            try? solver.remove(side.id)
        }
        member.content?.sides = []
        for (axis, constraint) in wanted {
            guard let id = addBreaking(constraint) else { continue }
            sources[id] = .content(member)
            member.content?.sides.append(LayoutContent.Side(axis: axis, id: id, constraint: constraint))
        }
    }
}
