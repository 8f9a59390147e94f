import UIKit

/// A bar and all that hides it: it is as far gone as the one says that hides most of it. The bar keeps it, as one of its interactions.
///
/// One photo's screen may be opened from another's; the one that goes then must not show the bar again.
@MainActor final class HiddenBar: NSObject, UIInteraction {
    /// Whether tab bars are put away by UIKit where it can do that: from iOS 18 on. Glass does not survive an alpha of 0 well. Tests switch it
    /// off to see them fade, as before.
    static var putsTabBarsAway = true

    private(set) weak var view: UIView?
    private var amounts: [ObjectIdentifier: CGFloat] = [:]
    private var formerAlpha: CGFloat = 1
    /// Whether the app had put it away by itself.
    private var wasPutAway = false

    /// What there is of a bar, for all that hide it.
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

    /// Whether it goes little by little, and not as a whole, in UIKit's own animation.
    var fades: Bool { keeper == nil }

    /// A view hides so much of it, 0 to 1; nil for one that has left its window.
    func hide(_ amount: CGFloat?, for hidingView: BarHidingView) {
        let former = hidden
        amounts[ObjectIdentifier(hidingView)] = amount
        guard let view, hidden != former else { return }
        if let keeper {
            if former == 0 { wasPutAway = keeper.isPutAway }
            keeper.putAway(hidden > 0 || wasPutAway)
        } else {
            if former == 0, view.alpha > 0 { formerAlpha = view.alpha }
            view.alpha = formerAlpha * (1 - hidden)
        }
    }

    /// Somebody else has shown it: it is as far gone as before.
    func hideAgain() {
        guard let view, fades, hidden > 0, view.alpha != formerAlpha * (1 - hidden) else { return }
        UIView.performWithoutAnimation { view.alpha = formerAlpha * (1 - hidden) }
    }

    private var hidden: CGFloat { amounts.values.max() ?? 0 }

    private var keeper: TabBarKeeper? {
        HiddenBar.putsTabBarsAway ? ((view as? UITabBar)?.delegate as? UITabBarController).flatMap(TabBarKeeper.init) : nil
    }
}
