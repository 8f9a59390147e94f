/// A column of a split view controller.
@MainActor final class SplitColumn {
    /// The controller that the app has set.
    let controller: UIViewController
    /// The controller in the column: the app's controller, or a navigation controller around it.
    let container: UIViewController
    /// The screens that a collapsed split view pushes: those of the column when it was last beside the others.
    var screens: [UIViewController] = []
    /// Holds the container's view. The traits of this view are the column's.
    let view = UIView()

    init(_ controller: UIViewController, in column: UISplitViewController.Column) {
        self.controller = controller
        let isReady = column == .compact || controller is UINavigationController
        container = isReady ? controller : UINavigationController(rootViewController: controller)
        // Reported: the column at the leading edge has a compact width ("iOS 9 SDK Development", chapter about size classes).
        if column == .primary || column == .supplementary { view.overriddenTraits.horizontalSizeClass = .compact }
        screens = navigation?.viewControllers ?? []
    }

    var navigation: UINavigationController? { container as? UINavigationController }

    func show(in superview: UIView, frame: CGRect) {
        view.frame = frame
        guard view.superview !== superview, let content = container.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        superview.addSubview(view)
    }
}
