import UIKit

/// An invisible view in a screen that hides a bar while the screen is shown.
///
/// The bar is shown again when the view leaves its window with the screen, whatever removes the screen.
final class BarHidingView: UIView {
    private let bar: HiddenBar

    /// Returns the view that hides a bar for a screen, or adds one with a visible fraction of the screen.
    static func view(hiding bar: UIView, in screen: UIView, visibleFraction: CGFloat = 1) -> BarHidingView {
        if let view = views(in: screen).first(where: { $0.hides(bar) }) { return view }
        let view = BarHidingView(of: bar)
        view.visibleFraction = visibleFraction
        view.frame = screen.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // In front, since a navigation controller looks for the screen's scroll view at the back.
        screen.addSubview(view)
        return view
    }

    /// Returns the views that a transition to or from a screen drives. An opening adds one for the tab bar, unless the screen hides that by
    /// itself.
    static func views(of screen: UIViewController, to side: TransitionSide) -> [BarHidingView] {
        if side == .destination, let bar = screen.tabBarController?.tabBar, !screen.hidesBottomBarWhenPushed {
            // No part of the screen is visible yet. UIKit hides the bar alongside the transition.
            view(hiding: bar, in: screen.view, visibleFraction: 0).visibleFraction = 0
        }
        return views(in: screen.view)
    }

    private static func views(in screen: UIView) -> [BarHidingView] {
        screen.subviews.compactMap { $0 as? BarHidingView }
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

    /// The fraction of the bar that is hidden when the whole screen is visible, from 0 to 1.
    var strength: CGFloat = 1 {
        didSet { update() }
    }

    /// The visible fraction of the screen, from 0 to 1.
    var visibleFraction: CGFloat = 1 {
        didSet { update() }
    }

    /// The transition that sets the visible fraction.
    weak var driver: TransitionRun?

    /// Whether a transition drives the view, so that the screen needn't show the bar again by itself.
    var isDriven: Bool { driver.map { !$0.isOver } ?? false }

    /// Whether the bar fades, instead of being hidden with an animation of UIKit's.
    var fades: Bool { bar.fades }

    /// Returns whether the view hides a bar.
    func hides(_ bar: UIView) -> Bool { self.bar.view === bar }

    private func update() {
        if window != nil { bar.hide(strength * visibleFraction, for: self) }
    }

    /// Hides the bar again: UIKit may show it when the screen changes its size.
    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil { bar.hideAgain() }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, window != nil else { return }
        UIView.performWithoutAnimation { bar.hide(nil, for: self) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The screen may come back without a transition.
        if window == nil { visibleFraction = 1 }
        UIView.performWithoutAnimation { update() }
    }
}
