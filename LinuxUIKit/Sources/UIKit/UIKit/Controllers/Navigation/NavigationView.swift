/// Holds the screens of a navigation controller and its bar.
final class NavigationView: UIView {
    weak var controller: UINavigationController?
    /// UIKit takes no touches while screens change.
    var isChanging = false

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.fitContents()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isChanging && hit != nil ? self : hit
    }
}
