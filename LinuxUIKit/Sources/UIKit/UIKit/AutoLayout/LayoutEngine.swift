import ConstraintSolver

/// Solves constraints that have to do with each other, and keeps what it knows from one layout to the next.
///
/// Places are relative to superviews and sizes that are given enclose what is inside, so that constraints in one cell have nothing to do with
/// those in another: each such part of a tree of views has an engine of its own. A tree without constraints has none.
@MainActor final class LayoutEngine {
    var solver = Solver()
    /// In the order in which they came, so that every run does the same.
    private(set) var members: [LayoutMember] = []
    private var membersByKey: [LayoutNode.Key: LayoutMember] = [:]
    private(set) var entries: [LayoutEntry] = []
    /// Entries that are not solved yet.
    private var waiting: [LayoutEntry] = []
    var broken: [LayoutEntry] = []
    /// Entries whose constraints have changed.
    private var staleEntries: [LayoutEntry] = []
    /// Those of them that have left the solver to come in anew.
    private var renewed: [LayoutEntry] = []
    /// What each of the solver's constraints is there for.
    var sources: [ConstraintID: ConstraintSource] = [:]
    private var serial = 0
    private(set) var isDirty = false
    /// Whether constraints, or natural sizes, are others than when they were solved last, and not only frames that are given.
    var isSystemNew = false
    /// The view whose size is asked for: it is free here whatever else holds it.
    private(set) weak var fitted: UIView?
    /// Whether it is a trial, of which nobody is told.
    let isTrial: Bool

    init(fitting fitted: UIView? = nil) {
        self.fitted = fitted
        isTrial = fitted != nil
    }

    /// Some view that the engine has to do with.
    var anyView: UIView? {
        for member in members {
            if let view = member.view ?? member.guide?.owner { return view }
        }
        return entries.lazy.compactMap { $0.constraint?.holder }.first
    }

    /// Whether something that it solves lies neither in a view nor is the view.
    func reaches(outOf view: UIView) -> Bool {
        members.contains { member in
            (member.view ?? member.guide?.owner).map { !view.contains($0) } ?? false
        }
    }

    // MARK: Changes

    /// Has the engine solved before the next layout.
    func setDirty() {
        guard !isDirty, !isTrial, let view = anyView else { return }
        isDirty = true
        view.topmost.makeAutoLayout().outstanding.engines.append(self)
    }

    /// Takes a constraint in, to be solved with all others that have come until then.
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

    /// A constraint's constant or priority has changed.
    func constraintDidChange(_ entry: LayoutEntry) {
        staleEntries.append(entry)
        setDirty()
    }

    /// Gives up all that the engine knows: its constraints are solved anew, by one engine or by several.
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

    /// Forgets everything.
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

    /// The member of a node, which becomes one if it is none.
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
    /// Engines that have turned out to have to do with this one.
    private var neighbors: [LayoutEngine] = []
    /// Members that have something to tell before the next solution.
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

    /// Something about a node has changed.
    func nodeDidChange(_ key: LayoutNode.Key, _ change: (LayoutMember) -> Void) {
        guard let member = membersByKey[key] else { return }
        change(member)
        unsettled.append(member)
        setDirty()
    }

    // MARK: Solution

    /// Solves what has changed.
    func solve() {
        isDirty = false
        forgetGoneMembers()
        var changes = ConstantChanges()
        // What is given comes first: it is what constraints are broken by.
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

    /// Views and guides that nobody holds any more leave nothing behind.
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
        // To settle one member may make others join.
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

    /// Puts a constraint into variables; those that it has to do with are members then.
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

    /// What has changed in a constraint is mostly its constant.
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

    /// Takes in what has changed in more than its constants, when all such constraints are out: where reading turns round they all change
    /// sides, and those that have contradict those that have not yet.
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

    /// The rectangle of a view or a guide, or nil if the engine does not decide it.
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

    /// Has the superviews of all whose rectangles have changed lay out.
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

    /// Tells the views around that the size of what is in them may be another; frames that are given do not change it.
    private func tellOfSystem() {
        guard isSystemNew else { return }
        isSystemNew = false
        var view = anyView
        while let subview = view, let superview = subview.parent, !superview.constraintsDidChange(in: subview) { view = superview }
    }

    /// The constraints along an axis in which a node's variables occur.
    func constraints(about node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let member = member(node) else { return [] }
        return member.entries.compactMap(\.constraint).filter { $0.firstAttribute.axis == axis }
    }

    /// Whether other values would meet all constraints as well: a wish that is weaker than all of them moves what is open.
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

/// What a solver's constraint is there for.
enum ConstraintSource {
    case entry(LayoutEntry)
    /// A frame that is given.
    case given(LayoutMember)
    case content(LayoutMember)
    case limit
}

/// Constants that are to change together; the last one counts.
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
