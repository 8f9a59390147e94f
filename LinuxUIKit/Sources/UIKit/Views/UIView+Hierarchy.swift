extension UIView {
    enum Place {
        case top
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    func insert(_ view: UIView, _ place: Place) {
        precondition(view !== self, "NSInvalidArgumentException: a view cannot be its own subview: \(view)")
        precondition(!isDescendant(of: view), "NSInvalidArgumentException: a view cannot lie in its own subview: \(view)")
        check(newSubview: view)
        let newWindow = self as? UIWindow ?? currentWindow
        if view.currentWindow !== newWindow { view.resignBeforeLeaving() }
        let moves = view.parent !== self
        let changesWindow = view.currentWindow !== newWindow
        let behavior = Platform.current.behavior
        let movesWithin = moves && !changesWindow && newWindow != nil
        if movesWithin && behavior.containmentCheck == .everyMove { view.checkContainment(beneath: self) }
        let tellsWindow = changesWindow || movesWithin && behavior.windowCallbacks == .everyMove
        if moves { view.parent?.willRemoveSubview(view) }
        if moves { view.willMove(toSuperview: self) }
        if tellsWindow { view.announceMove(to: newWindow, beneath: changesWindow ? self : nil) }
        if moves, view.parent != nil { view.loseConstraintsOfSurroundings() }
        view.parent?.remove(view)

        children.insert(view, at: index(of: place))
        view.parent = self
        restackLayers()
        view.directionOfTraitsDidChange()
        if changesWindow { view.setWindow(newWindow) } else if tellsWindow { view.forEachInTree { $0.didMoveToWindow() } }
        if moves {
            view.didMoveToSuperview()
            didAddSubview(view)
        }
        view.inheritedTintDidChange()
        setNeedsLayout()
        view.announceOutstandingLayout()
        if moves { view.beginConstraints(in: self) }
    }

    func detachFromSuperview() {
        resignBeforeLeaving()
        guard let parent else { return }
        let leavesWindow = currentWindow != nil
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if leavesWindow { announceMove(to: nil, beneath: nil) }
        guard self.parent === parent else { return }
        loseConstraintsOfSurroundings()
        parent.remove(self)
        self.parent = nil
        if leavesWindow { setWindow(nil) }
        didMoveToSuperview()
        parent.setNeedsLayout()
    }

    func restack(_ view: UIView, _ place: (inout [UIView]) -> Void) {
        guard view.parent === self else { return }
        children.removeAll { $0 === view }
        place(&children)
        restackLayers()
    }

    /// Puts the subviews' layers in the subviews' order. Layers that back no subview keep their places.
    func restackLayers() {
        // A new view lies in front of all others. The layers of the others are in order since the last call.
        if let last = children.last?.layer, last.superlayer !== layer { return layer.addSublayer(last) }
        let layers = children.map(\.layer)
        var known = Set<ObjectIdentifier>()
        for layer in layers { known.insert(ObjectIdentifier(layer)) }
        let present = layer.orderedSublayers.filter { known.contains(ObjectIdentifier($0)) }
        guard present.count != layers.count || !zip(present, layers).allSatisfy({ $0 === $1 }) else { return }
        for layer in layers { self.layer.addSublayer(layer) }
    }

    private func remove(_ view: UIView) {
        children.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
    }

    private func index(of place: Place) -> Int {
        switch place {
        case .top: children.count
        case .index(let index): min(max(index, 0), children.count)
        case .below(let sibling): children.firstIndex { $0 === sibling } ?? 0
        case .above(let sibling): children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
        }
    }

    private func setWindow(_ window: UIWindow?) {
        // A callback before the move may have made a view in here the first responder again.
        resignBeforeLeaving()
        forEachInTree { view in
            let leavesWindow = view.currentWindow != nil
            view.currentWindow = window
            if leavesWindow { view.didLeaveWindow() }
            if window != nil, view.layer.isDisplayDue { view.layer.setNeedsDisplay() }
        }
        if window != nil { propagateTraits() }
        forEachInTree {
            $0.didMoveToWindow()
            $0.viewController?.viewDidMove(to: window)
        }
    }

    /// Lets a first responder in this view, or the controller of a view in it, resign before the view leaves its window. A responder that
    /// refuses is no first responder afterwards all the same. UIKit writes this line to its log then.
    private func resignBeforeLeaving() {
        guard let window = currentWindow, let responder = window.firstResponder,
            let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded, view.isDescendant(of: self)
        else { return }
        responder.resignFirstResponder()
        guard window.firstResponder === responder else { return }
        let line = "First responder warning: '\(responder)' rejected resignFirstResponder when being removed from hierarchy"
        FileHandle.standardError.write(Data("[View] \(line)\n".utf8))
        window.firstResponder = nil
        responder.didResignByForce()
        if responder is any UIKeyInput { Platform.current.softwareKeyboard.responderDidLeave() }
    }

    /// - Parameter superview: The view beneath which this view enters a window, or `nil` if this view enters none.
    private func announceMove(to window: UIWindow?, beneath superview: UIView?) {
        guard window != nil, let superview else { return forEachInTree { $0.tellOfMove(to: window) } }
        announceEntrance(into: window, beneath: superview.nearestController)
    }

    /// Announces the entrance view by view. A notified view may put more views in here that enter the window with it.
    private func announceEntrance(into window: UIWindow?, beneath controller: UIViewController?) {
        viewController?.checkContainment(beneath: controller)
        tellOfMove(to: window)
        for child in children { child.announceEntrance(into: window, beneath: viewController ?? controller) }
    }

    private func tellOfMove(to window: UIWindow?) {
        viewController?.viewWillMove(from: currentWindow, to: window)
        willMove(toWindow: window)
    }

    /// Calls the closure for the view and every view in it, from the outside in.
    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for child in children { child.forEachInTree(body) }
    }
}
