#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PhotoPagerViewController {
    /// Constants that indicate the action of a single tap on a photo.
    public enum TapAction: Sendable {
        /// Hides the bars, or shows them again. While VoiceOver or Switch Control runs, the bars stay.
        case togglesChrome
        /// Closes the pager.
        case closes
        /// Leaves the screen as it is.
        case nothing
    }

    func performTapAction() {
        switch tapAction {
        case .togglesChrome: setChromeHidden(!isChromeHidden, animated: true)
        case .closes: close(for: .tap)
        case .nothing: break
        }
    }

    /// The duration in which the views over the photos fade, in seconds.
    private static let fadeDuration: TimeInterval = 0.25

    /// Whether the background is black: while the bars are hidden, or without a navigation controller. Otherwise the background is the
    /// system's.
    var isOnBlack: Bool { isChromeHidden || navigationController == nil }

    func changeChrome(animated: Bool, _ changes: @escaping () -> Void, completion: @escaping @MainActor () -> Void = {}) {
        guard animated, viewIfLoaded?.window != nil else {
            changes()
            return completion()
        }
        UIView.animate(
            withDuration: PhotoPagerViewController.fadeDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: changes,
            completion: { _ in completion() }
        )
    }

    /// Updates the background, the bars and the views over the photos, after a change of the bars' visibility or of the navigation
    /// controller.
    ///
    /// - Parameter fades: Whether the views over the photos fade, and aren't hidden before the fade's end.
    func updateChrome(fades: Bool = false) {
        view.backgroundColor = isOnBlack ? .black : .systemBackground
        // Only a pager that is presented without a navigation controller needs a close button.
        closeButton.isHidden = navigationController != nil || presentingViewController == nil
        let alpha: CGFloat = isChromeHidden ? 0 : 1
        closeButton.alpha = alpha
        // The app may have added glass.
        overlayView.alpha = max(alpha, UIView.faintestAlpha)
        hideOverlay(isChromeHidden && !fades)
        pages.captionLayout.alpha = alpha
        thumbnails?.alpha = alpha
        let isBlack = navigationController == nil
        let isSolid = AccessibilityNeed.solidBackgrounds.isPresent
        let color: UIColor = isBlack ? .black : .systemBackground
        thumbnails?.backgroundColor = color.withAlphaComponent(isSolid ? 1 : isBlack ? 0.6 : 0.9)
        closeButton.isSolid = isSolid
    }

    /// Hides the app's views over the photos when they have faded, or shows them again.
    func hideOverlay(_ isHidden: Bool) {
        overlayView.hideOnScreen(isHidden, forKey: "PinchZoomOverlay.Chrome")
    }

    /// Lays out the views over the photos: the strip at the bottom, and everything else above the strip.
    func layOutChrome() {
        closeButton.place(in: view)
        let safeArea = view.safeAreaInsets
        let strip = thumbnailsHeight > 0 ? thumbnailsHeight + safeArea.bottom : 0
        let (above, below) = view.bounds.divided(atDistance: view.bounds.height - strip, from: .minYEdge)
        thumbnails?.frame = below
        overlayView.frame = above
        var margins = UIEdgeInsets(top: 0, left: safeArea.left, bottom: max(strip, safeArea.bottom), right: safeArea.right)
        pages.captionLayout.margins = margins
        margins.top = safeArea.top
        // While the pager closes, a tab bar may come back and change the safe area. Without this check, the photo would jump under the
        // finger.
        if closingReason == nil { pages.photoInsets = keepsPhotosInSafeArea ? margins : .zero }
    }

    // MARK: Safe area

    /// The insets of a safe area at the top and at the bottom, in a view of a size.
    struct SafeArea {
        let top: CGFloat
        let bottom: CGFloat
        let size: CGSize
    }

    /// Keeps the present safe area while the bars are hidden.
    ///
    /// Without this, the close button, captions and the app's own views over the photos would move while they fade: when the status bar
    /// hides on a phone without a notch, the safe area loses 20 points at the top.
    func keepSafeArea() {
        let insets = view.safeAreaInsets
        safeAreaWithBars = SafeArea(top: insets.top, bottom: insets.bottom, size: view.bounds.size)
    }

    /// Leaves the safe area to UIKit again.
    func releaseSafeArea() {
        safeAreaWithBars = nil
        fillSafeArea()
    }

    /// Adds to the safe area the insets that it has lost since the bars began to hide.
    func fillSafeArea() {
        let (present, former) = (view.safeAreaInsets, insetsOfHiddenBars)
        var new = UIEdgeInsets.zero
        if let safeAreaWithBars {
            new.top = max(0, safeAreaWithBars.top - (present.top - former.top))
            new.bottom = max(0, safeAreaWithBars.bottom - (present.bottom - former.bottom))
        }
        guard new != former else { return }
        insetsOfHiddenBars = new
        // The rest of the property belongs to the app.
        var insets = additionalSafeAreaInsets
        insets.top += new.top - former.top
        insets.bottom += new.bottom - former.bottom
        additionalSafeAreaInsets = insets
    }

    // MARK: Bars

    /// Hides the bars of the navigation controller with the pager's own views, or shows the bars that the pager has hidden.
    func updateBars(animated: Bool) {
        guard leaveAction == nil, isShown, isChromeHidden else {
            hiddenBars?.show(animated: animated)
            return hiddenBars = nil
        }
        if hiddenBars == nil { hiddenBars = navigationController.map { HiddenNavigationBars(of: $0, animated: animated) } }
    }

    func menu(at index: Int) -> UIMenu? { dataSource?.photoPager(self, menuAt: index) }
}

/// The bars of a navigation controller that a pager has hidden. Bars that the app itself had hidden stay hidden.
///
/// UIKit hides and shows the bars. Its documentation forbids changes of their alpha, and glass doesn't survive an alpha of 0.
@MainActor struct HiddenNavigationBars {
    private weak var navigationController: UINavigationController?
    private let hasNavigationBar: Bool
    private let hasToolbar: Bool

    /// Hides the bars of a navigation controller.
    init(of navigationController: UINavigationController, animated: Bool) {
        self.navigationController = navigationController
        hasNavigationBar = !navigationController.isNavigationBarHidden
        hasToolbar = !navigationController.isToolbarHidden
        if hasNavigationBar { navigationController.setNavigationBarHidden(true, animated: animated) }
        if hasToolbar { navigationController.setToolbarHidden(true, animated: animated) }
    }

    /// Shows the bars again.
    func show(animated: Bool) {
        if hasNavigationBar { navigationController?.setNavigationBarHidden(false, animated: animated) }
        if hasToolbar { navigationController?.setToolbarHidden(false, animated: animated) }
    }
}
#endif
