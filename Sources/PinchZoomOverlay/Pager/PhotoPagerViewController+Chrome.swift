import UIKit

/// What lies over the photos, and hides.
extension PhotoPagerViewController {
    /// How long bars take to fade, in seconds.
    private static let fadeDuration: TimeInterval = 0.25

    /// Black, as behind photos that have the screen to themselves; the system's background under a navigation bar.
    var isOnBlack: Bool { isChromeHidden || navigationController == nil }

    /// Only what was presented without a navigation bar needs a button of its own.
    private var needsCloseButton: Bool { navigationController == nil && presentingViewController != nil }

    func changeChrome(animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, viewIfLoaded?.window != nil else { return changes() }
        UIView.animate(withDuration: PhotoPagerViewController.fadeDuration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// Brings everything in line with whether the bars are hidden and how the pager is shown.
    func updateChrome() {
        view.backgroundColor = isOnBlack ? .black : .systemBackground
        closeButton.isHidden = !needsCloseButton
        closeButton.alpha = isChromeHidden ? 0 : 1
        if isShown { barHidingViews.forEach { $0.strength = isChromeHidden ? 1 : 0 } }
    }

    /// The navigation bar, and the toolbar where there is one, fade in their places: nothing is laid out anew, and the swipe back still works.
    var barHidingViews: [BarHidingView] {
        guard let navigationController else { return [] }
        var bars: [UIView] = [navigationController.navigationBar]
        if !navigationController.isToolbarHidden, let toolbar = navigationController.toolbar { bars.append(toolbar) }
        return bars.map { BarHidingView.view(hiding: $0, in: view) }
    }

    /// The menu of a page.
    func menu(at index: Int) -> UIMenu? { dataSource?.photoPager(self, menuAt: index) }

    // MARK: Closing

    /// Pops or dismisses the pager; false if there is nothing to go back to, or it is going already.
    @discardableResult func close() -> Bool {
        !isGoingAway && leave()
    }
}
