import UIKit

/// A pager that UIKit was asked to present: on its way in, there, on its way out, or gone.
@MainActor final class PresentedPager {
    private enum Errand {
        case presentation, dismissal
    }

    let pager: PhotoPagerViewController
    /// UIKit keeps it weakly. As the pager's ``ZoomTransitionDestination/zoomTransition`` it would serve the navigation controller as well.
    private let zoom: ZoomTransitionController
    /// Called whenever it may have got further.
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
        // The presenter's screen stays in its window: SwiftUI updates nothing of one that has none.
        pager.modalPresentationStyle = .overFullScreen
        pager.modalPresentationCapturesStatusBarAppearance = true
        pager.didDisappear = { [weak self] in self?.pagerDidDisappear() }
        pager.didStopPaging = { [weak self] in self?.didChange() }
    }

    /// The page that it shows, or is on its way to.
    var index: Int { pager.pages.goal ?? pager.currentIndex }

    /// Whether nothing moves it, and nothing is about to.
    var isAtRest: Bool { errand == nil && transitions.isEmpty && !pager.isGoingAway }

    /// Whether it is presented no more, or never was.
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

    /// UIKit may refuse, with a line in its log and without a call.
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
        // UIKit may be about to let go of the pager.
        look(while: { _ in false })
    }

    private func pagerDidDisappear() {
        hasLeft = pager.isBeingDismissed
        if hasLeft { return didChange() }
        // A screen of the app's covers it, and may take it along when it goes: nobody tells.
        look { $0.pager.presentingViewController != nil && $0.pager.viewIfLoaded?.window == nil }
    }

    /// Has another look with the next frame, and for as long as that is so.
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
