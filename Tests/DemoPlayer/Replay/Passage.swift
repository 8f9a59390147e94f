import PinchZoomOverlay
import TouchRecorder
import UIKit

/// The state of the app between its first screen and a screen that was opened from there.
struct Passage: Equatable {
    enum Phase: Equatable {
        /// The first screen is shown.
        case home
        /// Another screen is opening, without a finger.
        case opening
        /// The other screen is open.
        case open
        /// A finger drags the other screen.
        case held
        /// A finger released the other screen, and the screen stays open.
        case staying
        /// The other screen is closing, without a finger.
        case closing
    }

    var phase = Phase.home
    /// The frame of the flying view or of the pager's photo, in points of the screen, or `nil` if there is neither.
    var frame: CGRect?
    /// The zoom of the pager's photo; 1 is the size at which the whole photo fits.
    var zoom: CGFloat = 1
    /// The title of the top screen.
    var title: String?
}

/// Observes the passage through UIKit's public view controllers and transitions.
@MainActor final class PassageWatch {
    private let tabs: UITabBarController?
    /// The number of screens on top of each other at home.
    private let homeDepth: Int
    /// The progress and the phase of the transition in the last frame, or `nil` if there was none.
    private var latest: (progress: CGFloat, phase: Passage.Phase)?

    /// Creates a watch for which the current screen is home.
    init(_ tabs: UITabBarController?) {
        self.tabs = tabs
        homeDepth = PassageWatch.depth(of: tabs)
    }

    /// Returns the passage in the next frame.
    ///
    /// - Parameter isTouched: Whether a finger is on the screen.
    func nextPassage(isTouched: Bool) -> Passage {
        guard let tabs else { return Passage() }
        let presented = tabs.presentedViewController
        let top = presented ?? (tabs.selectedViewController as? UINavigationController)?.topViewController
        guard let coordinator = FlyingViews(tabs: tabs).coordinator else {
            latest = nil
            guard PassageWatch.depth(of: tabs) > homeDepth else { return Passage() }
            guard let page = (top as? PhotoPagerViewController)?.pageView else { return Passage(phase: .open, title: top?.title) }
            let zoom = sequence(first: page, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first?.zoomScale ?? 1
            return Passage(phase: .open, frame: frame(of: page), zoom: zoom, title: top?.title)
        }
        let phase = isTouched ? .held : isReturning(coordinator) ? .staying : phase(of: coordinator, in: tabs)
        latest = (coordinator.percentComplete, phase)
        return Passage(phase: phase, frame: flight(in: coordinator, over: tabs))
    }

    /// Whether a transition goes back to its beginning, after a finger has released it.
    private func isReturning(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        guard let latest, coordinator.percentComplete != latest.progress else { return latest?.phase == .held || latest?.phase == .staying }
        return coordinator.percentComplete < latest.progress
    }

    private static func depth(of tabs: UITabBarController?) -> Int {
        let presented = tabs?.presentedViewController == nil ? 0 : 1
        return ((tabs?.selectedViewController as? UINavigationController)?.viewControllers.count ?? 0) + presented
    }

    private func phase(of coordinator: any UIViewControllerTransitionCoordinator, in tabs: UITabBarController) -> Passage.Phase {
        // During a dismissal, the view controller still counts as presented.
        let leaving = coordinator.viewController(forKey: .from)
        let isDismissal = leaving != nil && leaving === tabs.presentedViewController
        return PassageWatch.depth(of: tabs) - (isDismissal ? 1 : 0) > homeDepth ? .opening : .closing
    }

    /// Returns the frame of the view that lies over both screens of a transition.
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
