import ConstraintSolver

/// Handles constraints that cannot all hold. The engine breaks one of the constraints, logs it, and adds it again when there is room for
/// it.
extension LayoutEngine {
    /// Adds an entry to the solver, or breaks the entry if it contradicts the others.
    func insert(_ entry: LayoutEntry) {
        guard let lowered = entry.lowered else { return }
        do {
            let id = try solver.add(lowered)
            entry.id = id
            sources[id] = .entry(entry)
        } catch .unsatisfiable(_, let conflicts) {
            noteBroken(entry, conflicts)
        } catch {
            preconditionFailure("LinuxUIKit: the constraint \(entry.constraint?.summary ?? "") cannot be solved: \(error)")
        }
    }

    /// Adds a constraint that must not be broken itself, and breaks entries that contradict it. Returns nil if nothing that contradicts the
    /// constraint may be broken, so that the constraint has to yield.
    func addBreaking(_ constraint: Constraint) -> ConstraintID? {
        while true {
            do {
                return try solver.add(constraint)
            } catch .unsatisfiable(_, let conflicts) {
                guard breakOne(of: conflicts, others: conflicts) else { return nil }
            } catch {
                return nil
            }
        }
    }

    /// Changes several constants of the solver in one step.
    func apply(_ changes: ConstantChanges) {
        var list = changes.list
        while !list.isEmpty {
            list.removeAll { solver.constraint($0.id) == nil }
            do {
                return try solver.setConstants(list)
            } catch .unsatisfiable(let culprit, let conflicts) {
                let known = list.last { change in
                    guard var constraint = solver.constraint(change.id) else { return false }
                    constraint.constant = change.constant
                    return constraint == culprit
                }
                let all = conflicts + [known?.id].compactMap { $0 }
                if breakOne(of: all, others: all) { continue }
                // The conflict is only between frames and natural sizes: the last change yields.
                guard let last = known ?? list.last else { return }
                list.removeAll { $0.id == last.id }
            } catch {
                return
            }
        }
    }

    /// Breaks the newest of the app's constraints among some of the solver's. Returns whether there was such a constraint.
    private func breakOne(of ids: [ConstraintID], others: [ConstraintID]) -> Bool {
        let candidates = ids.compactMap { id -> LayoutEntry? in
            if case .entry(let entry)? = sources[id] { entry } else { nil }
        }
        guard let entry = candidates.max(by: { $0.serial < $1.serial }) else { return false }
        let id = entry.id
        withdraw(entry)
        noteBroken(entry, others.filter { $0 != id })
        return true
    }

    private func noteBroken(_ entry: LayoutEntry, _ conflicts: [ConstraintID]) {
        guard !entry.isBroken else { return }
        entry.isBroken = true
        broken.append(entry)
        guard !isTrial, let constraint = entry.constraint else { return }
        UnsatisfiableConstraints.log(all: conflicts.compactMap(summary) + [constraint.summary], broken: constraint)
    }

    private func summary(_ id: ConstraintID) -> String? {
        switch sources[id] {
        case .entry(let entry): entry.constraint?.summary
        case .given(let member):
            member.view.map { "<NSAutoresizingMaskLayoutConstraint \(type(of: $0)) \($0.untransformedFrame)>" }
        case .content(let member): member.view.map { "<NSContentSizeLayoutConstraint \(type(of: $0))>" }
        case .limit, nil: nil
        }
    }

    /// Adds the broken constraints again that no longer contradict the others.
    func retryBroken() {
        guard !broken.isEmpty else { return }
        let entries = broken.sorted { $0.serial < $1.serial }
        broken = []
        for entry in entries {
            entry.isBroken = false
            guard let lowered = entry.lowered, let id = try? solver.add(lowered) else {
                entry.isBroken = true
                broken.append(entry)
                continue
            }
            entry.id = id
            sources[id] = .entry(entry)
        }
    }
}
