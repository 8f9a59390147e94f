import UIKit

/// Fades the tab bar out while a photo's screen is shown, and back in with the last of it.
///
/// It lies in that screen's view, unseen, and goes with it, whichever way that goes: a bar that was faded never stays so.
final class TabBarVeil: UIView {
    private let bar: VeiledBar

    /// The one of a screen; made if there is a tab bar and the screen does not have it hidden in another way.
    static func veil(of screen: UIViewController) -> TabBarVeil? {
        if let veil = screen.view.subviews.lazy.compactMap({ $0 as? TabBarVeil }).first { return veil }
        guard let bar = screen.tabBarController?.tabBar, !screen.hidesBottomBarWhenPushed else { return nil }
        let veil = TabBarVeil(over: bar)
        screen.view.insertSubview(veil, at: 0)
        return veil
    }

    private init(over bar: UIView) {
        self.bar = VeiledBar.of(bar)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// How much of the bar is gone, 0 to 1.
    var amount: CGFloat = 0 {
        didSet {
            if window != nil { bar.note(amount, of: self) }
        }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, window != nil { bar.note(nil, of: self) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { bar.note(amount, of: self) }
    }
}
