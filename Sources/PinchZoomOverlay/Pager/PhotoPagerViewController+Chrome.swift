import UIKit

extension PhotoPagerViewController {
    /// The duration of the bars' fade, in seconds.
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
        let alpha: CGFloat = isChromeHidden ? 0 : 1
        closeButton.alpha = alpha
        overlayView.alpha = alpha
        pages.captionLayout.alpha = alpha
        thumbnails?.alpha = alpha
        let isBlack = navigationController == nil
        thumbnails?.backgroundColor = isBlack ? UIColor(white: 0, alpha: 0.6) : .systemBackground.withAlphaComponent(0.9)
        if isShown { barHidingViews.forEach { $0.strength = isChromeHidden ? 1 : 0 } }
    }

    /// Puts what lies over the photos into its place: the strip at the bottom, everything else above it.
    func layOutChrome() {
        closeButton.place(in: view)
        let safeArea = view.safeAreaInsets
        let strip = thumbnailsHeight > 0 ? thumbnailsHeight + safeArea.bottom : 0
        let (above, below) = view.bounds.divided(atDistance: view.bounds.height - strip, from: .minYEdge)
        thumbnails?.frame = below
        overlayView.frame = above
        pages.captionLayout.margins = UIEdgeInsets(
            top: 0,
            left: safeArea.left,
            bottom: max(strip, safeArea.bottom),
            right: safeArea.right
        )
    }

    /// The navigation bar, and the toolbar where there is one, fade in their places: nothing is laid out anew, and the swipe back still
    /// works.
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
