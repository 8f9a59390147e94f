/// Documented for `UIViewController.hierarchyInconsistencyException`: where a controller's view is added, the first view above it that has
/// a controller must be that of the controller's parent. A controller without a parent may have its view anywhere.
extension UIView {
    /// Checks a subtree that is about to be put into a view.
    func checkContainment(beneath superview: UIView) {
        checkContainment(beneath: superview.nearestController)
    }

    private func checkContainment(beneath controller: UIViewController?) {
        viewController?.checkContainment(beneath: controller)
        for child in children { child.checkContainment(beneath: viewController ?? controller) }
    }

    /// The controller of the view, or of the nearest view around it that has one.
    var nearestController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.viewController).first
    }
}

extension UIViewController {
    /// Checks whether the controller's view may lie in a view whose nearest controller is the given one.
    func checkContainment(beneath controller: UIViewController?) {
        guard let parent = parentController, parent !== controller else { return }
        preconditionFailure(
            "UIViewControllerHierarchyInconsistency: child view controller:\(self) should have parent view controller:"
                + "\(controller.map { "\($0)" } ?? "(null)") but actual parent is:\(parent)"
        )
    }

    /// Makes the same check when a controller becomes a child while its view is already in a window.
    func checkContainment(in parent: UIViewController) {
        guard let view = viewIfLoaded, view.window != nil, let nearest = view.superview?.nearestController, nearest !== parent else {
            return
        }
        preconditionFailure(
            "UIViewControllerHierarchyInconsistency: child view controller:\(self) should have parent view controller:\(nearest) "
                + "but requested parent is:\(parent)"
        )
    }
}
