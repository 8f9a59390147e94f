import UIKit

/// A tab bar controller that puts its bar away by itself, with an animation of its own, and gives its room back.
@MainActor struct TabBarKeeper {
    private let controller: UITabBarController

    /// Nil before iOS 18, where it cannot.
    init?(_ controller: UITabBarController) {
        guard #available(iOS 18.0, *) else { return nil }
        self.controller = controller
    }

    /// Whether the bar is away.
    var isPutAway: Bool {
        if #available(iOS 18.0, *) { controller.isTabBarHidden } else { false }
    }

    /// Puts the bar away or shows it: animated, unless nothing is at the time.
    func putAway(_ isPutAway: Bool) {
        guard #available(iOS 18.0, *), controller.isTabBarHidden != isPutAway else { return }
        controller.setTabBarHidden(isPutAway, animated: UIView.areAnimationsEnabled)
    }
}
