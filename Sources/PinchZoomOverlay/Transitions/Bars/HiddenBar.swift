import UIKit

/// The state of a bar that one or more views hide. Each view hides a fraction of the bar, and the largest fraction counts. The bar retains
/// this object as an interaction.
///
/// If a photo's screen opens another photo's screen, both screens hide the bar. If the latest fraction counted instead of the largest, the
/// first screen would show the bar again over the second screen.
@MainActor final class HiddenBar: NSObject, UIInteraction {
    /// Whether UIKit itself hides tab bars, from iOS 18 on. On iOS 26, icons would be missing in the glass of a tab bar that has faded to
    /// an alpha of 0. Tests set this property to `false` to test the fade.
    static var putsTabBarsAway = true

    private(set) weak var view: UIView?
    private var amounts: [ObjectIdentifier: CGFloat] = [:]
    private var formerAlpha: CGFloat = 1
    /// Whether the app itself had already hidden the bar.
    private var wasHidden = false

    /// Returns the object of a bar. All views that hide the bar share this object.
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

    /// Whether the bar fades by its alpha, instead of being hidden by UIKit's own animation.
    var fades: Bool { visibility == nil }

    /// Stores the fraction of the bar that a view hides, from 0 to 1, and updates the bar. The fraction is `nil` when the view leaves its
    /// window.
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

    /// Sets the bar's alpha again, because UIKit may have shown the bar.
    func hideAgain() {
        guard let view, fades, hidden > 0, view.alpha != formerAlpha * (1 - hidden) else { return }
        UIView.performWithoutAnimation { view.alpha = formerAlpha * (1 - hidden) }
    }

    private var hidden: CGFloat { amounts.values.max() ?? 0 }

    private var visibility: TabBarVisibility? {
        HiddenBar.putsTabBarsAway ? ((view as? UITabBar)?.delegate as? UITabBarController).flatMap(TabBarVisibility.init) : nil
    }
}

/// The visibility of a tab bar, from iOS 18 on. UIKit animates the tab bar together with the space that the tab bar takes.
@MainActor struct TabBarVisibility {
    private let controller: UITabBarController

    /// Returns `nil` before iOS 18. A tab bar controller can hide its bar only from iOS 18 on.
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
