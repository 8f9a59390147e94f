import PinchZoomOverlay
import TouchRecorder
import UIKit

/// Where the app is between the screen that it began with and one that was opened from there.
struct Passage: Equatable {
    enum Phase: Equatable {
        /// On the screen that it began with.
        case home
        /// Another one comes, by itself.
        case opening
        /// It is open.
        case open
        /// A finger takes it along.
        case held
        /// A finger has let go, and it stays open after all.
        case staying
        /// It goes, by itself.
        case closing
    }

    var phase = Phase.home
    /// What is in flight or the pager's photo, in points of the screen; nil if there is neither.
    var frame: CGRect?
    /// How much larger than at fit the pager's photo is.
    var zoom: CGFloat = 1
    /// What the title of the screen on top is.
    var title: String?
}

/// Looks where the app is, by UIKit's own account.
@MainActor struct PassageWatch {
    private let tabs: UITabBarController?
    /// How many screens lie on each other at home.
    private let homeDepth: Int

    /// One that takes the present screen for home.
    init(_ tabs: UITabBarController?) {
        self.tabs = tabs
        homeDepth = PassageWatch.depth(of: tabs)
    }

    var passage: Passage {
        guard let tabs else { return Passage() }
        let presented = tabs.presentedViewController
        let top = presented ?? (tabs.selectedViewController as? UINavigationController)?.topViewController
        guard let coordinator = FlyingViews(tabs: tabs).coordinator else {
            guard PassageWatch.depth(of: tabs) > homeDepth else { return Passage() }
            guard let page = (top as? PhotoPagerViewController)?.pageView else { return Passage(phase: .open, title: top?.title) }
            let zoom = (page.superview as? UIScrollView)?.zoomScale ?? 1
            return Passage(phase: .open, frame: frame(of: page), zoom: zoom, title: top?.title)
        }
        return Passage(phase: phase(of: coordinator, in: tabs), frame: flight(in: coordinator, over: tabs))
    }

    private static func depth(of tabs: UITabBarController?) -> Int {
        let presented = tabs?.presentedViewController == nil ? 0 : 1
        return ((tabs?.selectedViewController as? UINavigationController)?.viewControllers.count ?? 0) + presented
    }

    private func phase(of coordinator: any UIViewControllerTransitionCoordinator, in tabs: UITabBarController) -> Passage.Phase {
        if coordinator.isInteractive { return .held }
        if coordinator.isCancelled { return .staying }
        // What is being dismissed is presented until the end.
        let leaving = coordinator.viewController(forKey: .from)
        let isDismissal = leaving != nil && leaving === tabs.presentedViewController
        return PassageWatch.depth(of: tabs) - (isDismissal ? 1 : 0) > homeDepth ? .opening : .closing
    }

    /// What lies over both screens of a transition.
    private func flight(in coordinator: any UIViewControllerTransitionCoordinator, over tabs: UITabBarController) -> CGRect? {
        switch FlyingViews(tabs: tabs).flight(in: coordinator) {
        case nil: nil
        case .picture(let view, _), .screen(let view): frame(of: view)
        }
    }

    private func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: nil)
    }
}
