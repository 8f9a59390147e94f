import UIKit

/// A view that recordings call a photo although it's no image view, such as a film.
@MainActor package protocol RecordedPicture: UIView {}

/// The views that fly over an app's screens, found through UIKit's public view hierarchy.
@MainActor package struct FlyingViews {
    /// A flying view that was found.
    package enum Found {
        /// A photo or a film, and its container above the screens.
        case picture(UIView, over: UIView)
        /// A view into which a screen was moved.
        case screen(UIView)
    }

    let tabs: UITabBarController

    /// - Parameter tabs: The app's root view controller.
    package init(tabs: UITabBarController) {
        self.tabs = tabs
    }

    /// The coordinator of the running transition.
    package var coordinator: (any UIViewControllerTransitionCoordinator)? {
        tabs.presentedViewController?.transitionCoordinator ?? tabs.selectedViewController?.transitionCoordinator
    }

    /// Returns the view that lies over both screens of a transition: the largest picture, or a view into which a screen was moved.
    package func flight(in coordinator: any UIViewControllerTransitionCoordinator) -> Found? {
        let screens = [UITransitionContextViewKey.from, .to].compactMap { coordinator.view(forKey: $0) }
        let container = coordinator.containerView
        // A photo that fingers released can still be flying in the window, above all screens.
        let above = container.window?.subviews.filter { !container.isDescendant(of: $0) } ?? []
        for over in (container.subviews + above).reversed() where !screens.contains(where: { $0 === over }) {
            if screens.contains(where: { $0.isDescendant(of: over) }) { return .screen(over) }
            if let picture = largestPicture(in: over) { return .picture(picture, over: over) }
        }
        return nil
    }

    /// The photo that fingers have lifted into the window, above all screens.
    var lifted: Found? {
        guard let window = tabs.view.window else { return nil }
        let screens = sequence(first: tabs as UIViewController, next: \.presentedViewController).compactMap(\.viewIfLoaded)
        for over in window.subviews.reversed() where !screens.contains(where: { $0.isDescendant(of: over) }) {
            if let picture = largestPicture(in: over) { return .picture(picture, over: over) }
        }
        return nil
    }

    private func largestPicture(in view: UIView) -> UIView? {
        pictures(in: view).max { PresentedLayer($0.layer).area < PresentedLayer($1.layer).area }
    }

    private func pictures(in view: UIView) -> [UIView] {
        // In a flight that Core Animation plays, a view's own alpha is that of the start.
        guard !view.isHidden, (view.layer.presentation() ?? view.layer).opacity > 0 else { return [] }
        let isPicture = (view as? UIImageView)?.image != nil || view is any RecordedPicture
        return (isPicture ? [view] : []) + view.subviews.flatMap { pictures(in: $0) }
    }
}
