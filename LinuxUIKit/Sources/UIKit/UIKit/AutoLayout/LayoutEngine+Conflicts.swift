import ConstraintSolver

/// Constraints that cannot all hold: one is broken, and a log says so, until there is room for it again.
extension LayoutEngine {
    /// Adds an entry to the solver, or breaks it.
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

    /// Adds what is not itself to be broken. Returns nil if nothing that may be broken is in its way, so that it has to yield itself.
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

    /// Changes constants together.
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
                // Nothing but frames and natural sizes: the last that has changed yields.
                guard let last = known ?? list.last else { return }
                list.removeAll { $0.id == last.id }
            } catch {
                return
            }
        }
    }

    /// Breaks the newest constraint of the app's among some of the solver's.
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

    /// Takes in again what there is room for now.
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
