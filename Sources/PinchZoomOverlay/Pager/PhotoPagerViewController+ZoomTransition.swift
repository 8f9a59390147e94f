#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PhotoPagerViewController: ZoomTransitionDestination {
    /// The item that the data source returns for the current photo, or `nil` if there are no photos.
    public var zoomTransitionItem: AnyHashable? {
        indexOfCurrentPhoto.flatMap { dataSource?.photoPager(self, itemAt: $0) }
    }

    /// The view that shows the current page. The value is the same as ``pageView``.
    public var zoomTransitionView: UIView? { pageView }

    /// The visible frame of the photo during an animated zoom, such as the zoom after a double tap, in points of the window. Otherwise, and
    /// for a long photo that is zoomed in, the value is `nil`.
    public var zoomTransitionFrame: CGRect? { zoomTransitionPart == nil ? pages.currentPage?.zoomView.frameDuringAnimation : nil }

    /// The views that lie over the photo: the current page's caption, the strip of thumbnails, ``overlayView`` and the close button.
    public var zoomTransitionOverlyingViews: [UIView] {
        let overlay = overlayView.subviews.isEmpty ? nil : overlayView
        return [pages.currentPage?.captionView?.caption, thumbnails, overlay, closeButton].compactMap { $0 }
    }

    /// A Boolean value that indicates whether people can drag or pinch the photo away now.
    ///
    /// The value is `false` while the photo is zoomed in, because a drag then moves the photo. A long photo counts as zoomed in only if
    /// it's wider than the screen: a drag down at its top, or a drag up at its end, moves the photo away. A pinch zooms the photo out.
    public var allowsZoomDismissal: Bool { pages.currentPage?.zoomView.isMagnified != true }
}

extension PhotoPagerViewController {
    /// Reports that a push didn't use the transition of this pager. Without the report, an app whose navigation delegate forwards no calls
    /// would find no reason why the photo doesn't fly.
    ///
    /// The navigation controller of another column, such as in a split view, may have no delegate. The transition then plays the way back.
    func reportMissingZoom() {
        guard let navigation = parent as? UINavigationController, let zoomTransition, !zoomTransition.hasBegun else { return }
        guard navigation.delegate == nil else {
            return SystemLog.shared.report(
                "The photo didn't fly into the pager, because the navigation controller's delegate didn't return its zoomTransition. If the "
                    + "delegate is your own, forward its calls to a ZoomTransitionController."
            )
        }
        ScreensOwnTransitions.serve(navigation, for: self)
        _ = zoomTransition.addGestures(to: self)
        let isElsewhere = zoomTransition.navigationController.map { $0 !== navigation } ?? false
        SystemLog.shared.report(
            "The photo didn't fly into the pager, because "
                + (isElsewhere
                    ? "the pager was pushed in another navigation controller than that of the transition's source. "
                    : "the navigation controller had no delegate when the pager was pushed. ")
                + "Push it with push(_:in:) of its zoomTransition."
        )
    }
}

extension PhotoPagerViewController: ZoomPageScreen {
    /// The visible part of a long photo that is zoomed in. Any other photo flies as a whole.
    var zoomTransitionPart: CGRect? { pages.currentPage?.zoomView.visiblePart }

    /// The view with the current page's ring or message, or `nil` if neither is visible. The view flies with the placeholder. Without a
    /// placeholder, the value is `nil`, and the view fades with the screen.
    var zoomTransitionCompanion: UIView? { pageView == nil ? nil : pages.currentPage?.shownStatusView }
}
#endif
