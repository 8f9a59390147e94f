import UIKit

/// The presentation of a pager by UIKit: opening, open, closing, or gone.
@MainActor final class PresentedPager {
    private enum Errand {
        case presentation, dismissal
    }

    let pager: PhotoPagerViewController
    /// The controller of the transition, which UIKit retains weakly. As the pager's ``ZoomTransitionDestination/zoomTransition`` it would
    /// serve the navigation controller as well.
    private let zoom: ZoomTransitionController
    /// Called whenever the state may have changed.
    var didChange: @MainActor () -> Void = {}

    /// The call to UIKit that has not begun yet.
    private var errand: Errand?
    private var transitions: Set<ObjectIdentifier> = []
    private var hasLeft = false
    private var deadline: FrameLink?
    private var lookout: FrameLink?

    init(_ pager: PhotoPagerViewController, zoom: ZoomTransitionController) {
        self.pager = pager
        self.zoom = zoom
        zoom.delegate = self
        pager.transitioningDelegate = zoom
        // The presenter's screen stays in its window. SwiftUI doesn't update a screen without a window.
        pager.modalPresentationStyle = .overFullScreen
        pager.modalPresentationCapturesStatusBarAppearance = true
        pager.didDisappear = { [weak self] in self?.pagerDidDisappear() }
        pager.didStopPaging = { [weak self] in self?.didChange() }
    }

    /// The index of the page that the pager shows, or moves to.
    var index: Int { pager.position.goal ?? pager.currentIndex }

    /// Whether no transition runs or is about to begin.
    var isAtRest: Bool { errand == nil && transitions.isEmpty && !pager.isGoingAway }

    /// Whether the pager isn't presented any more, or never was.
    var isGone: Bool { hasLeft || (errand == nil && transitions.isEmpty && pager.presentingViewController == nil) }

    func present(by presenter: UIViewController) {
        wait(for: .presentation)
        presenter.present(pager, animated: true) { [weak self] in self?.transitionDidEnd() }
        // The presenter's screen stays in its window. VoiceOver must not read it.
        pager.view.accessibilityViewIsModal = true
    }

    func dismiss(animated: Bool = true) {
        wait(for: .dismissal)
        pager.presentingViewController?.dismiss(animated: animated) { [weak self] in self?.transitionDidEnd() }
    }

    // MARK: UIKit

    /// UIKit may refuse the call. It then writes a line to its log, and calls nothing.
    private func wait(for errand: Errand) {
        self.errand = errand
        deadline?.end()
        // In seconds. A transition begins in the same turn or with the next frame, and on a busy phone a little later.
        let end = CACurrentMediaTime() + 0.5
        deadline = FrameLink { [weak self] _ in
            guard let self, self.errand != nil else { return false }
            if CACurrentMediaTime() < end { return true }
            giveUp()
            return false
        }
    }

    private func giveUp() {
        let isRefused = errand == .dismissal && pager.presentingViewController != nil && !pager.isGoingAway
        errand = nil
        if isRefused { dismiss() } else { didChange() }
    }

    private func transitionDidEnd() {
        errand = nil
        didChange()
        // UIKit may be about to release the pager.
        look(while: { _ in false })
    }

    private func pagerDidDisappear() {
        hasLeft = pager.isBeingDismissed
        if hasLeft { return didChange() }
        // A screen of the app's covers the pager, and may dismiss the pager with itself. UIKit doesn't notify of that.
        look { $0.pager.presentingViewController != nil && $0.pager.viewIfLoaded?.window == nil }
    }

    /// Checks the state with the next frame, and again while a condition holds.
    private func look(while isNeeded: @escaping @MainActor (PresentedPager) -> Bool) {
        lookout?.end()
        lookout = FrameLink(framesPerSecond: 10...30) { [weak self] _ in
            guard let self else { return false }
            didChange()
            return isNeeded(self)
        }
    }
}

extension PresentedPager: TransitionControllerDelegate {
    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {
        errand = nil
        transitions.insert(transition.id)
    }

    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
        transitions.remove(transition.id)
        transitionDidEnd()
    }
}
