/// Holds the screens of a navigation controller and its bar.
final class NavigationView: UIView {
    enum Touches {
        case everywhere
        /// No touches, while UIKit changes the screens.
        case nowhere
        /// Touches in the content, while an app's animator changes the screens. The views that the animator has added beside the screens
        /// receive them.
        case inContent
    }

    weak var controller: UINavigationController?
    var touches = Touches.everywhere

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.fitContents()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        switch touches {
        case .everywhere: return hit
        case .nowhere: return self
        case .inContent: return controller.map { hit.isDescendant(ofBarOf: $0) } ?? false ? self : hit
        }
    }
}

extension UIView {
    fileprivate func isDescendant(ofBarOf controller: UINavigationController) -> Bool {
        isDescendant(of: controller.navigationBar) || controller.toolbarState.bar.map { isDescendant(of: $0) } ?? false
    }
}
