import UIKit

/// A bar that views hide, by the largest of their amounts. The bar retains this object as one of its interactions.
///
/// One photo's screen may open another's. Without the maximum, the first screen would show the bar again over the second.
@MainActor final class HiddenBar: NSObject, UIInteraction {
    /// A Boolean value that determines whether UIKit hides tab bars, from iOS 18 on. An alpha of 0 leaves iOS 26's glass with missing
    /// icons. Tests turn it off to see tab bars fade.
    static var putsTabBarsAway = true

    private(set) weak var view: UIView?
    private var amounts: [ObjectIdentifier: CGFloat] = [:]
    private var formerAlpha: CGFloat = 1
    /// Whether the app had hidden the bar before.
    private var wasHidden = false

    /// Returns the object of a bar, which all views that hide the bar share.
    static func of(_ bar: UIView) -> HiddenBar {
        if let known = bar.interactions.lazy.compactMap({ $0 as? HiddenBar }).first { return known }
        let new = HiddenBar()
        bar.addInteraction(new)
        return new
    }

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) {
        self.view = view
    }

    /// Whether the bar fades, instead of being hidden with an animation of UIKit's.
    var fades: Bool { visibility == nil }

    /// Hides a fraction of the bar for a view, from 0 to 1, or nothing for a view that has left its window.
    func hide(_ amount: CGFloat?, for hidingView: BarHidingView) {
        let former = hidden
        amounts[ObjectIdentifier(hidingView)] = amount
        guard let view, hidden != former else { return }
        if let visibility {
            if former == 0 { wasHidden = visibility.isHidden }
            visibility.setHidden(hidden > 0 || wasHidden)
        } else {
            if former == 0, view.alpha > 0 { formerAlpha = view.alpha }
            view.alpha = formerAlpha * (1 - hidden)
        }
    }

    /// Hides the bar as before, because UIKit may have shown it.
    func hideAgain() {
        guard let view, fades, hidden > 0, view.alpha != formerAlpha * (1 - hidden) else { return }
        UIView.performWithoutAnimation { view.alpha = formerAlpha * (1 - hidden) }
    }

    private var hidden: CGFloat { amounts.values.max() ?? 0 }

    private var visibility: TabBarVisibility? {
        HiddenBar.putsTabBarsAway ? ((view as? UITabBar)?.delegate as? UITabBarController).flatMap(TabBarVisibility.init) : nil
    }
}

/// The visibility of a tab bar, which UIKit animates from iOS 18 on, with the room that the bar takes.
@MainActor struct TabBarVisibility {
    private let controller: UITabBarController

    /// Returns `nil` before iOS 18, where a tab bar controller can't hide its bar.
    init?(_ controller: UITabBarController) {
        guard #available(iOS 18.0, *) else { return nil }
        self.controller = controller
    }

    var isHidden: Bool {
        if #available(iOS 18.0, *) { controller.isTabBarHidden } else { false }
    }

    /// Hides or shows the bar, animated unless animations are disabled.
    func setHidden(_ isHidden: Bool) {
        guard #available(iOS 18.0, *), controller.isTabBarHidden != isHidden else { return }
        controller.setTabBarHidden(isHidden, animated: UIView.areAnimationsEnabled)
    }
}
