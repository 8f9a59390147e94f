import UIKit

extension PhotoPagerViewController {
    /// The duration of the bars' fade, in seconds.
    private static let fadeDuration: TimeInterval = 0.25

    /// Black, as behind photos that have the screen to themselves; the system's background under a navigation bar.
    var isOnBlack: Bool { isChromeHidden || navigationController == nil }

    /// Whether the pager shows a close button: if it was presented without a navigation bar.
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

    /// Lays out the views over the photos: the strip at the bottom, and everything else above the strip.
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

    /// The navigation bar and the toolbar, if there is one. They fade without a new layout, and the swipe back still works.
    var barHidingViews: [BarHidingView] {
        guard let navigationController else { return [] }
        var bars: [UIView] = [navigationController.navigationBar]
        if !navigationController.isToolbarHidden, let toolbar = navigationController.toolbar { bars.append(toolbar) }
        return bars.map { BarHidingView.view(hiding: $0, in: view) }
    }

    /// The menu of a page.
    func menu(at index: Int) -> UIMenu? { dataSource?.photoPager(self, menuAt: index) }

    // MARK: Closing

    /// Pops or dismisses the pager. Returns `false` if it can't go back, or goes back already.
    @discardableResult func close() -> Bool {
        !isGoingAway && leave()
    }
}
