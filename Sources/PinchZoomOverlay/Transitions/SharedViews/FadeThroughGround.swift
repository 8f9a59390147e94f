#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Two screens that fade into each other through a plain ground, in the destination's color. The ground first covers the source's screen,
/// and then reveals the destination's screen. So the texts of the two screens never overprint each other, and no screen with a blur or
/// glass becomes translucent.
///
/// A destination without an opaque background fades in over the source's screen instead.
@MainActor struct FadeThroughGround {
    private let screen: FadingScreen
    private let ground: UIView?

    /// Adds the ground to a transition's container, above both screens.
    init(of screens: TransitionScreens) {
        screen = FadingScreen(of: screens)
        ground = screen.view.makeGround()
        if let ground { screens.container.addSubview(ground) }
    }

    /// Shows a fraction of the way from the source (0) to the destination (1).
    func show(_ fraction: CGFloat) {
        let presence = max(2 * fraction - 1, 0)
        guard let ground else { return screen.show(presence) }
        if ground.frame != screen.view.frame { ground.frame = screen.view.frame }
        ground.alpha = min(2 * fraction, 1 - presence)
        screen.show(presence > 0 ? 1 : 0)
    }

    /// Removes the ground, and restores the destination's screen.
    func leave() {
        ground?.removeFromSuperview()
        screen.leave()
    }
}
#endif
