extension UIView {
    func markNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        layoutState.needsLayout = true
        RenderServer.current.schedule.noteChange()
        announceOutstandingLayout()
    }

    /// Marks outstanding layout in the views outside.
    func announceOutstandingLayout() {
        guard layoutState.needsLayout || layoutState.subtreeNeedsLayout else { return }
        var view = parent ?? maskedView
        while let current = view, !current.layoutState.subtreeNeedsLayout {
            current.layoutState.subtreeNeedsLayout = true
            view = current.parent ?? current.maskedView
        }
    }

    /// Lays out the outermost ancestor in an unbroken row of views that need layout, and then all views beneath, as in CALayer's page for
    /// `layoutIfNeeded`.
    func performOutstandingLayout() {
        prepareConstraints()
        var root = self
        while let parent = root.parent, parent.layoutState.needsLayout { root = parent }
        root.layoutTree()
    }

    /// Lays out the views that need layout, from the outside in. A view that requests layout during the pass is laid out in the same pass,
    /// up to 20 times. An endless loop is a fault of the program, as it is on a phone.
    func layoutTree() {
        Platform.current.updateTraits()
        var rounds = 0
        prepareConstraints()
        let root = topmost
        while layoutState.needsLayout || layoutState.subtreeNeedsLayout {
            rounds += 1
            precondition(rounds <= 20, "LinuxUIKit: \(self) asks for layout without end in its own layout pass")
            layoutOnce(in: root)
            prepareConstraints()
        }
    }

    private func layoutOnce(in root: UIView) {
        if layoutState.needsLayout {
            layoutState.needsLayout = false
            updateSafeArea()
            RenderServer.current.schedule.countLayout()
            layoutSublayers(of: layer)
            // Solves the constraints now, so that the view's changes to its subviews count in their own layout.
            root.resolveConstraints()
            for child in children { child.updateSafeArea() }
        }
        layoutState.subtreeNeedsLayout = false
        maskView?.layoutTree()
        for child in children where child.layoutState.needsLayout || child.layoutState.subtreeNeedsLayout {
            child.layoutOnce(in: root)
            if child.layoutState.needsLayout || child.layoutState.subtreeNeedsLayout { layoutState.subtreeNeedsLayout = true }
        }
    }

    // MARK: Safe area

    /// Updates the safe area to the part of the superview's insets that reaches into this view.
    func updateSafeArea() {
        // By Apple's answer to developers (forum thread 671541) the safe area is not propagated to views with a transform, from iOS 14 on.
        guard !layoutState.keepsSafeArea, transform.isIdentity else { return }
        let insets = computedSafeAreaInsets
        guard insets != layoutState.safeAreaInsets else { return }
        layoutState.safeAreaInsets = insets
        safeAreaInsetsDidChange()
        if marginState.keepsToSafeArea { marginsDidChange() } else { constantsDidChangeInConstraints() }
        viewController?.viewSafeAreaInsetsDidChange()
        markNeedsLayout()
        for child in children { child.updateSafeArea() }
    }

    /// Whether the safe area stays unchanged. Without this, a screen that slides in would lay itself out anew all the way.
    var keepsSafeArea: Bool {
        get { layoutState.keepsSafeArea }
        set {
            layoutState.keepsSafeArea = newValue
            if !newValue { updateSafeArea() }
        }
    }

    private var computedSafeAreaInsets: UIEdgeInsets {
        let additional = viewController?.effectiveAdditionalSafeAreaInsets ?? .zero
        // Reads the property, because libraries for snapshot tests override `safeAreaInsets` in a window of theirs. All views in that
        // window follow the override.
        guard let outer = parent?.safeAreaInsets, let area = parent?.bounds else {
            return ownSafeAreaInsets + additional
        }
        let frame = parent?.countsFromRight == true ? frame.applying(parent?.layer.model.mirror ?? .identity) : frame
        // Returns an edge's inset. A view that sticks out gets no larger inset than its superview.
        func rest(of inset: CGFloat, after distance: CGFloat, within length: CGFloat) -> CGFloat {
            max(0, min(inset - max(0, distance), length))
        }
        let inherited = UIEdgeInsets(
            top: rest(of: outer.top, after: frame.minY - area.minY, within: frame.height),
            left: rest(of: outer.left, after: frame.minX - area.minX, within: frame.width),
            bottom: rest(of: outer.bottom, after: area.maxY - frame.maxY, within: frame.height),
            right: rest(of: outer.right, after: area.maxX - frame.maxX, within: frame.width)
        )
        return inherited + additional
    }

    private var ownSafeAreaInsets: UIEdgeInsets {
        (self as? UIWindow)?.deviceSafeAreaInsets ?? .zero
    }
}
