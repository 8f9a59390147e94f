/// The bar's content before and after a push or pop, and the motion of its texts.
@MainActor struct NavigationBarChange {
    private unowned let controller: UINavigationController
    private let before: [UINavigationItem]
    private let after: [UINavigationItem]
    /// The screen that comes. The buttons of its toolbar come along.
    private weak var top: UIViewController?
    private let isPush: Bool
    /// Whether the texts only fade. With "Prefer Cross-Fade Transitions" nothing slides.
    private let fades: Bool

    init(_ controller: UINavigationController, isPush: Bool, from before: [UIViewController], to after: [UIViewController]) {
        self.controller = controller
        self.isPush = isPush
        self.before = before.map(\.navigationItem)
        self.after = after.map(\.navigationItem)
        top = after.last
        fades = UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions
    }

    /// The offset by which the texts move while they fade: half the width.
    private var offset: CGFloat {
        guard !fades else { return 0 }
        return (isPush ? controller.trailingOffset : -controller.trailingOffset) / 2
    }

    func begin() {
        controller.navigationBar.beginChange(to: after, from: offset)
        controller.toolbarState.bar?.beginChange(to: top?.toolbarItems)
    }

    func animate() {
        controller.navigationBar.titleHeight = controller.titleHeight
        controller.fitBar()
        controller.screenUnderBars = top
        controller.fitBarsAroundContent()
        controller.navigationBar.animateChange(to: -offset)
        controller.navigationBar.layoutIfNeeded()
        controller.toolbarState.bar?.animateChange()
    }

    func end(completed: Bool) {
        controller.navigationBar.endChange(completed: completed, restoring: before)
        controller.toolbarState.bar?.endChange(completed: completed)
    }
}
