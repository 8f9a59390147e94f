extension UIView {
    /// Solves the changes in the tree of this topmost view. The superviews of views whose rectangles change lay out again.
    func resolveConstraints() {
        guard let autoLayout else { return }
        while !autoLayout.outstanding.isEmpty {
            let outstanding = autoLayout.outstanding
            autoLayout.outstanding = OutstandingConstraints()
            for constraint in outstanding.constraints where constraint.engine == nil { assign(constraint) }
            for view in outstanding.views.compactMap(\.view) { assign(view) }
            // The assignments may have made further engines dirty.
            let engines = outstanding.engines + autoLayout.outstanding.engines
            autoLayout.outstanding.engines = []
            for engine in engines where engine.isDirty {
                guard let top = engine.anyView?.topmost else { continue }
                if top === self { engine.solve() } else { top.makeAutoLayout().outstanding.engines.append(engine) }
            }
        }
    }

    /// Adds a constraint to the engine of its items. If the items have several engines, these become one engine.
    private func assign(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        guard holder.topmost === self else { return holder.topmost.makeAutoLayout().outstanding.constraints.append(constraint) }
        var nodes: [LayoutNode] = []
        _ = ConstraintLowering.lower(constraint, fitting: nil) { node in
            nodes.append(node)
            return 0
        }
        guard !nodes.isEmpty else { return }
        var known: [LayoutEngine] = []
        for engine in nodes.compactMap(\.engine) where !known.contains(where: { $0 === engine }) { known.append(engine) }
        let engine = known.max { $0.entries.count < $1.entries.count } ?? LayoutEngine()
        for other in known where other !== engine { engine.absorb(other) }
        for node in nodes { engine.join(node) }
        engine.add(constraint)
    }

    /// Gives an engine to a view whose rectangle constraints decide, even if no constraint decides anything yet.
    private func assign(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints, view.autoLayout?.engine == nil else { return }
        guard view.topmost === self else { return view.topmost.makeAutoLayout().outstanding.add(view) }
        let engine = LayoutEngine()
        engine.join(LayoutNode(view, isAround: false))
        engine.setDirty()
    }

    /// Puts subviews in the rectangles that constraints decide. `layoutSubviews()` calls this function.
    func placeSubviewsByConstraints() {
        guard let autoLayout, autoLayout.placesSubviews else { return }
        for child in children where !child.translatesAutoresizingMaskIntoConstraints {
            guard let frame = child.autoLayout?.engine?.frame(of: child) else { continue }
            child.place(in: frame)
        }
    }

    /// Gives a topmost view its size by constraints, because no superview places the view.
    func takeSizeByConstraints() {
        guard parent == nil, !translatesAutoresizingMaskIntoConstraints, let engine = autoLayout?.engine, engine.hasConstraints,
            let frame = engine.frame(of: self)
        else { return }
        place(in: CGRect(origin: untransformedFrame.origin, size: frame.size))
    }

    /// Puts the view in a rectangle whose edges are moved to whole pixels. The transform stays unchanged.
    func place(in frame: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        // Without the addition, the solver's rounding errors would move an edge that lies exactly between two pixels either way.
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
        let (minX, maxX) = (aligned(frame.minX), aligned(frame.maxX))
        let (minY, maxY) = (aligned(frame.minY), aligned(frame.maxY))
        let anchor = layer.anchorPoint
        let size = CGSize(width: maxX - minX, height: maxY - minY)
        if bounds.size != size { bounds.size = size }
        let center = CGPoint(x: minX + anchor.x * size.width, y: minY + anchor.y * size.height)
        if self.center != center { self.center = center }
    }
}

extension LayoutEngine {
    var hasConstraints: Bool { !entries.isEmpty }

    /// Takes over all members and entries of another engine.
    func absorb(_ other: LayoutEngine) {
        let constraints = other.entries.sorted { $0.serial < $1.serial }.compactMap(\.constraint)
        let nodes = other.members.compactMap(\.node)
        other.disband()
        for node in nodes { join(node) }
        for constraint in constraints where constraint.holder != nil { add(constraint) }
        setDirty()
    }
}
