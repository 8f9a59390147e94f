import UIKit

/// Fades a bar out while a screen is shown, and back in with the last of it.
///
/// It lies in that screen's view, unseen, and goes with it, whichever way that goes: a bar that was faded never stays so.
final class BarHidingView: UIView {
    private let bar: HiddenBar

    /// The one over a bar in a screen; made if there is none.
    static func veil(over bar: UIView, in screen: UIView) -> BarHidingView {
        if let veil = veils(in: screen).first(where: { $0.isOver(bar) }) { return veil }
        let veil = BarHidingView(over: bar)
        veil.frame = screen.bounds
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Not at the back: a navigation controller looks there for the screen's scroll view.
        screen.addSubview(veil)
        return veil
    }

    /// The ones that a transition to or from a screen drives: those that the screen has; on the way there one over the tab bar as well, unless
    /// the screen has that hidden in another way.
    static func veils(of screen: UIViewController, to end: TransitionEnd) -> [BarHidingView] {
        if end == .destination, let bar = screen.tabBarController?.tabBar, !screen.hidesBottomBarWhenPushed {
            _ = veil(over: bar, in: screen.view)
        }
        return veils(in: screen.view)
    }

    private static func veils(in screen: UIView) -> [BarHidingView] {
        screen.subviews.compactMap { $0 as? BarHidingView }
    }

    private init(over bar: UIView) {
        self.bar = HiddenBar.of(bar)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// How much of the bar is gone when the screen is there as a whole, 0 to 1.
    var strength: CGFloat = 1 {
        didSet { note() }
    }

    /// How much of the screen is there, 0 to 1.
    var presence: CGFloat = 1 {
        didSet { note() }
    }

    /// The transition that says how much of the screen is there: known before UIKit tells the screen that it goes.
    weak var driver: TransitionRun?

    /// Whether a transition drives it, so that the screen need not give the bar back by itself.
    var isDriven: Bool { driver.map { !$0.isOver } ?? false }

    /// Whether it is a bar's.
    func isOver(_ bar: UIView) -> Bool { self.bar.view === bar }

    private func note() {
        if window != nil { bar.note(strength * presence, of: self) }
    }

    /// With another size of the screen UIKit may show the bar again.
    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil { bar.fadeAgain() }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, window != nil else { return }
        UIView.performWithoutAnimation { bar.note(nil, of: self) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        UIView.performWithoutAnimation { note() }
    }
}
