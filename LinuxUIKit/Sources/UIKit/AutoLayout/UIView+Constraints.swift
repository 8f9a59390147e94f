extension UIView {
    /// The constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

    /// Activates a constraint between the view and its descendants. From then on, the view holds the constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.isComplete && constraint.itemViews.allSatisfy { contains($0) },
            "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for constraint. "
                + "The view hierarchy is not prepared for the constraint: \(constraint.summary) When added to a view, the constraint's items "
                + "must be descendants of that view (or the view itself)."
        )
        guard constraint.holder !== self else { return }
        constraint.holder?.letGo(constraint)
        hold(constraint)
    }

    /// Activates several constraints, which the view holds from then on.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { letGo(constraint) }
    }

    /// Deactivates several constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the active constraints along an axis that involve the view.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        topmost.resolveConstraints()
        let node = LayoutNode(self, isAround: false)
        return (autoLayout?.engines ?? []).flatMap { $0.constraints(about: node, axis) }
    }

    /// Whether the constraints leave the view's rectangle undetermined.
    public var hasAmbiguousLayout: Bool {
        topmost.resolveConstraints()
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        return autoLayout?.engine?.isAmbiguous(LayoutNode(self, isAround: false)) ?? (superview != nil)
    }

    // MARK: Holding

    func hold(_ constraint: NSLayoutConstraint) {
        makeAutoLayout().constraints.append(constraint)
        constraint.holder = self
        let topmost = topmost
        topmost.makeAutoLayout().outstanding.constraints.append(constraint)
        joinConstraintUpdates()
        for view in constraint.itemViews { view.joinConstraintUpdates() }
    }

    func letGo(_ constraint: NSLayoutConstraint) {
        autoLayout?.constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        if let entry = constraint.entry { constraint.engine?.remove(entry) }
    }

    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        if let entry = constraint.entry { constraint.engine?.constraintDidChange(entry) }
    }

    /// Documented for `removeFromSuperview()`: a view that leaves its superview loses the constraints that are about the view or a
    /// descendant and that outer views hold. This function is called before the view leaves.
    func loseConstraintsOfSurroundings() {
        var engines = autoLayout?.placingEngines ?? []
        var outer = parent
        while let holder = outer {
            outer = holder.parent
            guard let held = holder.autoLayout?.constraints, !held.isEmpty else { continue }
            for constraint in held where constraint.itemViews.contains(where: { contains($0) }) {
                if let engine = constraint.engine { engines.append(engine) }
                holder.letGo(constraint)
            }
        }
        if let engine = autoLayout?.engine, engine.reaches(outOf: self) { engines.append(engine) }
        // The remaining members of an engine may lie both inside and outside of the view.
        var done: Set<ObjectIdentifier> = []
        for engine in engines where done.insert(ObjectIdentifier(engine)).inserted { engine.dissolve() }
    }

    // MARK: Changes

    /// Updates the engines after constraints began or ceased to decide the view's place.
    func translationDidChange() {
        guard let autoLayout else {
            if !translatesAutoresizingMaskIntoConstraints { awaitEngine() }
            return
        }
        for engine in autoLayout.engines { engine.dissolve() }
        if !translatesAutoresizingMaskIntoConstraints { awaitEngine() }
    }

    private func awaitEngine() {
        topmost.makeAutoLayout().outstanding.add(self)
        joinConstraintUpdates()
        superview?.setNeedsLayout()
    }

    /// Updates the engines after a change of the view's rectangle. If the rectangle is given, other rectangles may depend on it.
    func frameDidChangeInConstraints() {
        guard let autoLayout else { return }
        let id = ObjectIdentifier(self)
        if translatesAutoresizingMaskIntoConstraints {
            for engine in autoLayout.placingEngines { engine.nodeDidChange(.init(item: id, isEnclosing: false)) { $0.isMoved = true } }
            autoLayout.innerEngine?.nodeDidChange(.init(item: id, isEnclosing: true)) { $0.isMoved = true }
        }
        if autoLayout.ownGuides.contains(where: \.dependsOnPlace) { constantsDidChangeInConstraints() }
    }

    /// Updates the engines after a change of the margins, the safe area, the baselines, the direction of reading or the content offset.
    func constantsDidChangeInConstraints() {
        guard let autoLayout else { return }
        let id = ObjectIdentifier(self)
        for engine in autoLayout.engines {
            engine.nodeDidChange(.init(item: id, isEnclosing: false)) { $0.isStale = true }
            engine.nodeDidChange(.init(item: id, isEnclosing: true)) { $0.isStale = true }
        }
    }

    /// Updates the engine after a change of the natural size or of its priorities.
    func contentDidChangeInConstraints() {
        guard let engine = autoLayout?.engine else { return }
        engine.nodeDidChange(.init(item: ObjectIdentifier(self), isEnclosing: false)) {
            $0.isContentStale = true
            $0.isStale = true
        }
    }

    /// Updates the constraints after a change of the direction of reading.
    func directionDidChangeInConstraints() {
        constantsDidChangeInConstraints()
        for constraint in constraints {
            constraintDidChange(constraint)
        }
    }

    /// Joins the constraint layout of a superview that the view was added to.
    func beginConstraints(in superview: UIView) {
        superview.takeOverConstraints(of: self)
        if type(of: self).requiresConstraintBasedLayout { joinConstraintUpdates() }
        announceOutstandingConstraintUpdate()
    }

    /// Takes over the outstanding constraints of a tree of views that was added to this view.
    func takeOverConstraints(of view: UIView) {
        guard let other = view.autoLayout else { return }
        let outstanding = other.outstanding
        other.outstanding = OutstandingConstraints()
        if !outstanding.isEmpty { topmost.makeAutoLayout().outstanding.add(outstanding) }
        if other.engine != nil || !view.translatesAutoresizingMaskIntoConstraints { makeAutoLayout().placesSubviews = true }
        if view.layoutState.hasJoinedConstraintUpdates { joinConstraintUpdates() }
        if !view.translatesAutoresizingMaskIntoConstraints { view.contentDidChangeInConstraints() }
    }
}
