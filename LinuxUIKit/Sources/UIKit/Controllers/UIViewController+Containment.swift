/// The change of containers that a child takes part in. The change is the reason for the appearance or disappearance of the child's view.
enum ContainmentMove {
    case none, entering, leaving
}

extension UIViewController {
    func adopt(_ child: UIViewController) {
        precondition(child !== self, "NSInvalidArgumentException: a view controller cannot be its own child: \(child)")
        guard child.parentController !== self else { return }
        child.checkContainment(in: self)
        child.parentController?.disown(child)
        childControllers.append(child)
        child.parentController = self
        child.move = .entering
        child.willMove(toParent: self)
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        parent.disown(self)
        didMove(toParent: nil)
        move = .none
    }

    private func disown(_ child: UIViewController) {
        childControllers.removeAll { $0 === child }
        child.parentController = nil
        child.containerInsets = .zero
    }

    /// Returns the nearest container of a type, or `nil` if there is none.
    func nearestAncestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        sequence(first: self, next: \.parentController).dropFirst().lazy.compactMap { $0 as? Controller }.first
    }

    /// The outermost container, or the controller itself.
    var outermostContainer: UIViewController {
        var controller = self
        while let parent = controller.parentController { controller = parent }
        return controller
    }

    // MARK: What is handed down

    var effectiveAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + containerInsets }

    /// The traits for the root view, or `nil` if the view has its superview's traits.
    var traitsForView: UITraitCollection? {
        guard overrideUserInterfaceStyle != .unspecified || overriddenTraits != TraitValues() else { return nil }
        let outer = viewIfLoaded?.superview?.traitCollection ?? parentController?.traitCollection ?? .current
        return outer.overridden(by: overriddenTraits, style: overrideUserInterfaceStyle)
    }

    func spreadMemoryWarning() {
        didReceiveMemoryWarning()
        for child in childControllers { child.spreadMemoryWarning() }
        presentation?.presented.spreadMemoryWarning()
    }

    /// Notifies the children of a new size. A child that fills its container, or whose view isn't loaded, gets the container's size. The
    /// other children keep their own sizes.
    func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let before = viewIfLoaded?.bounds.size
        for child in childControllers {
            let childSize = child.viewIfLoaded?.bounds.size
            child.viewWillTransition(to: childSize == nil || childSize == before ? size : childSize ?? size, with: coordinator)
        }
    }
}
