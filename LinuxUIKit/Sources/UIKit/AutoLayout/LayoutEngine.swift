import ConstraintSolver

/// Solves constraints that depend on each other, and keeps its results from one layout to the next.
///
/// Places are relative to superviews, and a given size encloses its content. So constraints in one cell do not depend on those in another
/// cell: each such part of a tree of views has its own engine. A tree without constraints has no engine.
@MainActor final class LayoutEngine {
    var solver = Solver()
    /// The members in the order of their arrival, so that every run does the same.
    private(set) var members: [LayoutMember] = []
    private var membersByKey: [LayoutNode.Key: LayoutMember] = [:]
    private(set) var entries: [LayoutEntry] = []
    /// Entries that are not solved yet.
    private var waiting: [LayoutEntry] = []
    var broken: [LayoutEntry] = []
    /// Entries whose constraints have changed.
    private var staleEntries: [LayoutEntry] = []
    /// Stale entries that have left the solver and have to be added again.
    private var renewed: [LayoutEntry] = []
    /// The purpose of each of the solver's constraints.
    var sources: [ConstraintID: ConstraintSource] = [:]
    private var serial = 0
    private(set) var isDirty = false
    /// Whether constraints or natural sizes have changed since the last solution. Changes of given frames do not count.
    var isSystemNew = false
    /// The view whose size is requested. This view is free here, even if its frame is given.
    private(set) weak var fitted: UIView?
    /// Whether the engine is a trial: no view or guide is notified of the result.
    let isTrial: Bool

    init(fitting fitted: UIView? = nil) {
        self.fitted = fitted
        isTrial = fitted != nil
    }

    /// Any view that the engine involves.
    var anyView: UIView? {
        for member in members {
            if let view = member.view ?? member.guide?.owner { return view }
        }
        return entries.lazy.compactMap { $0.constraint?.holder }.first
    }

    /// Returns whether the engine solves anything outside of a view.
    func reaches(outOf view: UIView) -> Bool {
        members.contains { member in
            (member.view ?? member.guide?.owner).map { !view.contains($0) } ?? false
        }
    }

    // MARK: Changes

    /// Marks the engine for a solution before the next layout.
    func setDirty() {
        guard !isDirty, !isTrial, let view = anyView else { return }
        isDirty = true
        view.topmost.makeAutoLayout().outstanding.engines.append(self)
    }

    /// Adds a constraint. The next solution solves all added constraints together.
    func add(_ constraint: NSLayoutConstraint) {
        let entry = LayoutEntry(constraint, serial: serial)
        serial += 1
        entry.index = entries.count
        entries.append(entry)
        waiting.append(entry)
        isSystemNew = true
        if !isTrial {
            constraint.engine = self
            constraint.entry = entry
        }
        setDirty()
    }

    func remove(_ entry: LayoutEntry) {
        setDirty()
        isSystemNew = true
        withdraw(entry)
        for key in entry.members { membersByKey[key]?.remove(entry) }
        waiting.removeAll { $0 === entry }
        broken.removeAll { $0 === entry }
        staleEntries.removeAll { $0 === entry }
        if let last = entries.popLast(), last !== entry {
            entries[entry.index] = last
            last.index = entry.index
        }
        entry.constraint?.engine = nil
        entry.constraint?.entry = nil
    }

    /// Marks an entry as stale after a change of the constraint's constant or priority.
    func constraintDidChange(_ entry: LayoutEntry) {
        staleEntries.append(entry)
        setDirty()
    }

    /// Empties the engine. The constraints are solved anew, by one engine or by several engines.
    func dissolve() {
        let constraints = entries.sorted { $0.serial < $1.serial }.compactMap(\.constraint)
        let views = members.filter { $0.role == .free }.compactMap(\.view)
        disband()
        for constraint in constraints {
            guard let holder = constraint.holder else { continue }
            holder.topmost.makeAutoLayout().outstanding.constraints.append(constraint)
        }
        for view in views where !view.translatesAutoresizingMaskIntoConstraints {
            view.topmost.makeAutoLayout().outstanding.add(view)
        }
    }

    /// Removes all members and entries.
    func disband() {
        for entry in entries {
            entry.constraint?.engine = nil
            entry.constraint?.entry = nil
        }
        for member in members { leave(member) }
        (members, membersByKey, entries, waiting, broken, sources) = ([], [:], [], [], [], [:])
        (unsettled, staleEntries, isDirty) = ([], [], false)
        solver = Solver()
    }

    private func leave(_ member: LayoutMember) {
        if let guide = member.guide {
            if guide.engine === self { guide.engine = nil }
        } else if let autoLayout = member.view?.autoLayout {
            switch member.role {
            case .free: if autoLayout.engine === self { autoLayout.engine = nil }
            case .enclosing: if autoLayout.innerEngine === self { autoLayout.innerEngine = nil }
            case .placed: autoLayout.placingEngines.removeAll { $0 === self }
            }
        }
    }

    // MARK: Members

    func member(_ node: LayoutNode) -> LayoutMember? { membersByKey[node.key] }

    /// Returns the member of a node. If the node is no member yet, the engine adds the node.
    @discardableResult func join(_ node: LayoutNode) -> LayoutMember {
        if let member = membersByKey[node.key], member.item != nil { return member }
        let member = LayoutMember(node, first: 4 * memberCount)
        memberCount += 1
        members.append(member)
        membersByKey[node.key] = member
        if !isTrial {
            if let other = node.engine, other !== self { neighbors.append(other) }
            node.engine = self
        }
        switch member.role {
        case .free:
            limit(member)
            member.isContentStale = member.view != nil
            if let view = member.view, !isTrial { view.parent?.makeAutoLayout().placesSubviews = true }
        case .placed, .enclosing:
            member.isMoved = true
        }
        unsettled.append(member)
        return member
    }

    private var memberCount = 0
    /// Other engines that already had a node of this engine.
    private var neighbors: [LayoutEngine] = []
    /// Members whose changes the next solution has to take in.
    private var unsettled: [LayoutMember] = []

    private func limit(_ member: LayoutMember) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let limit = Constraint(LinearExpression(member.size(axis)), .greaterThanOrEqual)
            if let id = try? solver.add(limit) {
                member.limits.append(id)
                sources[id] = .limit
            }
        }
    }

    /// Changes the member of a node, and marks the engine for a solution.
    func nodeDidChange(_ key: LayoutNode.Key, _ change: (LayoutMember) -> Void) {
        guard let member = membersByKey[key] else { return }
        change(member)
        unsettled.append(member)
        setDirty()
    }

    // MARK: Solution

    /// Solves the changes since the last solution.
    func solve() {
        isDirty = false
        forgetGoneMembers()
        var changes = ConstantChanges()
        // Given frames and sizes come first, because they break constraints.
        settleAll(&changes)
        let stale = staleEntries
        staleEntries = []
        for entry in stale { renew(entry, &changes) }
        insertRenewed()
        let waiting = waiting
        self.waiting = []
        for entry in waiting { install(entry) }
        settleAll(&changes)
        insertRenewed()
        for member in members where member.content?.wrapped != nil { unwrap(member, &changes) }
        apply(changes)
        retryBroken()
        wrapContents()
        if !isTrial {
            tellOfFrames()
            tellOfSystem()
        }
        while let other = neighbors.popLast() { absorb(other) }
    }

    /// Removes the members whose views and guides no longer exist.
    private func forgetGoneMembers() {
        guard members.contains(where: { $0.item == nil }) else { return }
        for member in members where member.item == nil {
            for entry in member.entries { remove(entry) }
            for id in member.limits + member.given.map(\.id) + (member.content?.sides ?? []).map(\.id) {
                sources[id] = nil
                try? solver.remove(id)
            }
            if membersByKey[member.key] === member { membersByKey[member.key] = nil }
        }
        members.removeAll { $0.item == nil }
        isDirty = false
    }

    private func settleAll(_ changes: inout ConstantChanges) {
        // If a member is settled, other members may join.
        while !unsettled.isEmpty {
            let members = unsettled
            unsettled = []
            for member in members { settle(member, &changes) }
        }
    }

    private func settle(_ member: LayoutMember, _ changes: inout ConstantChanges) {
        guard member.item != nil else { return }
        if member.isMoved {
            member.isMoved = false
            hold(member, &changes)
        }
        if member.isStale {
            member.isStale = false
            for entry in member.entries { renew(entry, &changes) }
        }
        if member.isContentStale {
            member.isContentStale = false
            measure(member, &changes)
        }
    }

    /// Translates a constraint into variables. The items that the constraint depends on become members.
    private func lower(_ entry: LayoutEntry) -> Constraint? {
        guard let constraint = entry.constraint else { return nil }
        var members: [LayoutMember] = []
        let lowered = ConstraintLowering.lower(constraint, fitting: fitted) { node in
            let member = join(node)
            if !members.contains(where: { $0 === member }) { members.append(member) }
            return member.first
        }
        let keys = members.map(\.key)
        for key in entry.members where !keys.contains(key) { membersByKey[key]?.remove(entry) }
        for member in members where !entry.members.contains(member.key) { member.entries.append(entry) }
        entry.members = keys
        return lowered
    }

    private func install(_ entry: LayoutEntry) {
        guard let lowered = lower(entry) else { return }
        entry.lowered = lowered
        insert(entry)
    }

    /// Updates an entry in the solver. Most changes are changes of the constant.
    private func renew(_ entry: LayoutEntry, _ changes: inout ConstantChanges) {
        guard let former = entry.lowered, let lowered = lower(entry), lowered != former else { return }
        entry.lowered = lowered
        isSystemNew = true
        guard let id = entry.id else { return }
        if lowered.terms == former.terms, lowered.relation == former.relation, lowered.priority == former.priority {
            changes.set(id, lowered.constant)
        } else {
            withdraw(entry)
            renewed.append(entry)
        }
    }

    /// Adds the constraints again of which more than the constant has changed, after all of them have left the solver. If the direction of
    /// reading changes, all such constraints change sides. A changed constraint would contradict the constraints that have not changed yet.
    private func insertRenewed() {
        let entries = renewed.sorted { $0.serial < $1.serial }
        renewed = []
        for entry in entries { insert(entry) }
    }

    func withdraw(_ entry: LayoutEntry) {
        guard let id = entry.id else { return }
        entry.id = nil
        sources[id] = nil
        try? solver.remove(id)
    }

    // MARK: Answers

    /// Returns the rectangle of a view or a guide, or nil if the engine does not decide the rectangle.
    func frame(of item: AnyObject) -> CGRect? {
        membersByKey[LayoutNode.Key(item: ObjectIdentifier(item), isEnclosing: false)]?.frame
    }

    func solvedFrame(of member: LayoutMember) -> CGRect {
        CGRect(
            x: solver.value(of: member.variable(.horizontal)),
            y: solver.value(of: member.variable(.vertical)),
            width: max(solver.value(of: member.size(.horizontal)), 0),
            height: max(solver.value(of: member.size(.vertical)), 0)
        )
    }

    /// Requests a layout of the superviews of all views, and of the owners of all guides, whose rectangles have changed.
    private func tellOfFrames() {
        for member in members where member.role == .free {
            let frame = solvedFrame(of: member)
            if let former = member.frame, former.isWithin(1e-6, of: frame) { continue }
            member.frame = frame
            if let guide = member.guide {
                guide.owner?.setNeedsLayout()
            } else if let view = member.view {
                (view.parent ?? view).setNeedsLayout()
            }
        }
    }

    /// Notifies the superviews that the size of their content may have changed. Changes of given frames do not count.
    private func tellOfSystem() {
        guard isSystemNew else { return }
        isSystemNew = false
        var view = anyView
        while let subview = view, let superview = subview.parent, !superview.constraintsDidChange(in: subview) { view = superview }
    }

    /// Returns the constraints along an axis that contain a node's variables.
    func constraints(about node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let member = member(node) else { return [] }
        return member.entries.compactMap(\.constraint).filter { $0.firstAttribute.axis == axis }
    }

    /// Returns whether other values would meet all constraints as well. The test adds a wish that is weaker than all constraints: only
    /// undetermined values follow the wish.
    func isAmbiguous(_ node: LayoutNode) -> Bool {
        guard let member = member(node) else { return false }
        let variables = [member.variable(.horizontal), member.variable(.vertical), member.size(.horizontal), member.size(.vertical)]
        return variables.contains { variable in
            [-1000.0, 1000].contains { step in
                var trial = solver
                let value = trial.value(of: variable)
                let wish = Constraint(LinearExpression(variable), .equal, .init(constant: value + step), priority: Priority(1e-3))
                guard (try? trial.add(wish)) != nil else { return false }
                return abs(trial.value(of: variable) - value) > 1e-3
            }
        }
    }
}

/// The purpose of a constraint in the solver.
enum ConstraintSource {
    case entry(LayoutEntry)
    /// A given frame.
    case given(LayoutMember)
    case content(LayoutMember)
    case limit
}

/// Constants that change together. If a constant is set several times, the last value counts.
struct ConstantChanges {
    private(set) var list: [(id: ConstraintID, constant: Double)] = []
    private var places: [ConstraintID: Int] = [:]

    mutating func set(_ id: ConstraintID, _ constant: Double) {
        if let place = places[id] {
            list[place].constant = constant
        } else {
            places[id] = list.count
            list.append((id, constant))
        }
    }
}

extension CGRect {
    func isWithin(_ distance: CGFloat, of other: CGRect) -> Bool {
        abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
            && abs(width - other.width) <= distance && abs(height - other.height) <= distance
    }
}
