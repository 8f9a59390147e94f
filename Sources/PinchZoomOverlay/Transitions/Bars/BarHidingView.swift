import UIKit

extension UIView {
    /// The view that takes additional subviews: the content view of a visual effect view, and the view itself otherwise. UIKit raises an
    /// exception if a subview is added to a visual effect view itself.
    fileprivate var subviewHost: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}

/// An invisible view in a screen. The view hides the tab bar while the screen is shown.
///
/// When the screen is removed for any reason, the view leaves its window, and the bar is shown again.
final class BarHidingView: UIView {
    private let bar: HiddenBar

    /// Returns the view in a screen that hides a bar. If there is no such view, adds a new view with the given visible fraction.
    static func view(hiding bar: UIView, in screen: UIView, visibleFraction: CGFloat = 1) -> BarHidingView {
        if let view = views(in: screen).first(where: { $0.hides(bar) }) { return view }
        let view = BarHidingView(of: bar)
        view.visibleFraction = visibleFraction
        view.frame = screen.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The view is added in front, because a navigation controller searches for the screen's scroll view at the back.
        screen.subviewHost.addSubview(view)
        return view
    }

    /// Returns the hiding views that a transition to or from a screen drives. If the transition opens the screen, adds a view that hides
    /// the tab bar, unless UIKit itself hides the tab bar when the screen is pushed.
    static func views(of screen: UIViewController, to side: TransitionSide) -> [BarHidingView] {
        if side == .destination, let bar = screen.tabBarController?.tabBar, !screen.hidesBottomBarWhenPushed {
            // The screen isn't visible yet, so the tab bar isn't hidden yet. The transition hides the tab bar.
            view(hiding: bar, in: screen.view, visibleFraction: 0).visibleFraction = 0
        }
        return views(in: screen.view)
    }

    private static func views(in screen: UIView) -> [BarHidingView] {
        screen.subviewHost.subviews.compactMap { $0 as? BarHidingView }
    }

    private init(of bar: UIView) {
        self.bar = HiddenBar.of(bar)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The visible fraction of the screen, from 0 to 1.
    var visibleFraction: CGFloat = 1 {
        didSet { update() }
    }

    /// Whether the bar fades by its alpha, instead of being hidden by UIKit's own animation.
    var fades: Bool { bar.fades }

    func hides(_ bar: UIView) -> Bool { self.bar.view === bar }

    private func update() {
        bar.hide(window == nil ? nil : visibleFraction, for: self)
    }

    /// Hides the bar again, because UIKit may show the bar when the screen's size changes.
    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil { bar.hideAgain() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        UIView.performWithoutAnimation {
            // The fraction is reset when the screen leaves the window. If the screen comes back without a transition, the bar is then
            // hidden at once. Without the reset, the bar would be visible over the screen.
            if window == nil { visibleFraction = 1 } else { update() }
        }
    }
}
