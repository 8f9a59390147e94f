import UIKit

/// A view that recordings call a photo although it's no image view, such as a film.
@MainActor package protocol RecordedPicture: UIView {}

/// What flies over an app's screens, found by UIKit's own account of its views.
@MainActor package struct FlyingViews {
    /// What there is of them.
    package enum Found {
        /// A photo or a film, and what it lies in above the screens.
        case picture(UIView, over: UIView)
        /// A view that has taken a screen in.
        case screen(UIView)
    }

    let tabs: UITabBarController

    /// - Parameter tabs: the app's root.
    package init(tabs: UITabBarController) {
        self.tabs = tabs
    }

    /// The transition that is under way.
    package var coordinator: (any UIViewControllerTransitionCoordinator)? {
        tabs.presentedViewController?.transitionCoordinator ?? tabs.selectedViewController?.transitionCoordinator
    }

    /// The largest picture of what lies over both screens of a transition; or what lies there and has taken a screen in.
    package func flight(in coordinator: any UIViewControllerTransitionCoordinator) -> Found? {
        let screens = [UITransitionContextViewKey.from, .to].compactMap { coordinator.view(forKey: $0) }
        let container = coordinator.containerView
        // A photo that fingers have let go of may go on over all, in the window.
        let above = container.window?.subviews.filter { !container.isDescendant(of: $0) } ?? []
        for over in (container.subviews + above).reversed() where !screens.contains(where: { $0 === over }) {
            if screens.contains(where: { $0.isDescendant(of: over) }) { return .screen(over) }
            if let picture = largestPicture(in: over) { return .picture(picture, over: over) }
        }
        return nil
    }

    /// What fingers have lifted over all screens, into the window.
    var lifted: Found? {
        guard let window = tabs.view.window else { return nil }
        let screens = sequence(first: tabs as UIViewController, next: \.presentedViewController).compactMap(\.viewIfLoaded)
        for over in window.subviews.reversed() where !screens.contains(where: { $0.isDescendant(of: over) }) {
            if let picture = largestPicture(in: over) { return .picture(picture, over: over) }
        }
        return nil
    }

    private func largestPicture(in view: UIView) -> UIView? {
        pictures(in: view).max { area(of: $0) < area(of: $1) }
    }

    private func pictures(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        let isPicture = (view as? UIImageView)?.image != nil || view is any RecordedPicture
        return (isPicture ? [view] : []) + view.subviews.flatMap { pictures(in: $0) }
    }

    private func area(of view: UIView) -> CGFloat {
        let size = view.convert(view.bounds, to: nil).size
        return size.width * size.height
    }
}
