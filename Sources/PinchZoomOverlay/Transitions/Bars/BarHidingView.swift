import UIKit

/// Fades a bar out while a screen is shown, and back in with the last of it.
///
/// It lies in that screen's view, unseen, and goes with it, whichever way that goes: a bar that was faded never stays so.
final class BarHidingView: UIView {
    private let bar: HiddenBar

    /// The one for a bar in a screen; made if there is none, for so much of the screen as is there.
    static func view(hiding bar: UIView, in screen: UIView, presence: CGFloat = 1) -> BarHidingView {
        if let view = views(in: screen).first(where: { $0.hides(bar) }) { return view }
        let view = BarHidingView(of: bar)
        view.presence = presence
        view.frame = screen.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Not at the back: a navigation controller looks there for the screen's scroll view.
        screen.addSubview(view)
        return view
    }

    /// The ones that a transition to or from a screen drives: those that the screen has; on the way there one for the tab bar as well, unless
    /// the screen has that hidden in another way.
    static func views(of screen: UIViewController, to end: TransitionEnd) -> [BarHidingView] {
        if end == .destination, let bar = screen.tabBarController?.tabBar, !screen.hidesBottomBarWhenPushed {
            // Nothing of the screen is there yet: a bar that goes as a whole waits for the transition's animation.
            view(hiding: bar, in: screen.view, presence: 0).presence = 0
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

    /// How much of the bar is hidden when the screen is there as a whole, 0 to 1.
    var strength: CGFloat = 1 {
        didSet { update() }
    }

    /// How much of the screen is there, 0 to 1.
    var presence: CGFloat = 1 {
        didSet { update() }
    }

    /// The transition that says how much of the screen is there: known before UIKit tells the screen that it goes.
    weak var driver: TransitionRun?

    /// Whether a transition drives it, so that the screen need not give the bar back by itself.
    var isDriven: Bool { driver.map { !$0.isOver } ?? false }

    /// Whether the bar goes little by little, and not as a whole.
    var fades: Bool { bar.fades }

    /// Whether it is for a bar.
    func hides(_ bar: UIView) -> Bool { self.bar.view === bar }

    private func update() {
        if window != nil { bar.hide(strength * presence, for: self) }
    }

    /// With another size of the screen UIKit may show the bar again.
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
        // A screen that went with a transition may come back without one, as a whole.
        if window == nil { presence = 1 }
        UIView.performWithoutAnimation { update() }
    }
}
