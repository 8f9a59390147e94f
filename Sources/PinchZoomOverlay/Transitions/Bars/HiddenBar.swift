import UIKit

/// A bar and all that hides it in its window: it is as far gone as the one says that hides most of it.
///
/// One photo's screen may be opened from another's; the one that goes then must not show the bar again.
@MainActor final class HiddenBar {
    private struct Weak {
        weak var bar: HiddenBar?
    }

    private static var all: [ObjectIdentifier: Weak] = [:]

    private(set) weak var view: UIView?
    private var amounts: [ObjectIdentifier: CGFloat] = [:]
    private var formerAlpha: CGFloat = 1

    /// What there is of a bar, for all that hide it.
    static func of(_ view: UIView) -> HiddenBar {
        all = all.filter { $0.value.bar?.view != nil }
        if let bar = all[ObjectIdentifier(view)]?.bar { return bar }
        let bar = HiddenBar(view)
        all[ObjectIdentifier(view)] = Weak(bar: bar)
        return bar
    }

    private init(_ view: UIView) {
        self.view = view
    }

    /// A view hides so much of it, 0 to 1; nil for one that has left its window.
    func hide(_ amount: CGFloat?, for hidingView: BarHidingView) {
        let former = hidden
        amounts[ObjectIdentifier(hidingView)] = amount
        guard let view, hidden != former else { return }
        if former == 0, view.alpha > 0 { formerAlpha = view.alpha }
        view.alpha = formerAlpha * (1 - hidden)
    }

    /// Somebody else has shown it: it is as far gone as before.
    func hideAgain() {
        guard let view, hidden > 0, view.alpha != formerAlpha * (1 - hidden) else { return }
        UIView.performWithoutAnimation { view.alpha = formerAlpha * (1 - hidden) }
    }

    private var hidden: CGFloat { amounts.values.max() ?? 0 }
}
