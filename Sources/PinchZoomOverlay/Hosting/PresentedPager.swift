#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The presentation of a pager by UIKit: opening, open, closing, or gone.
@MainActor final class PresentedPager {
    private enum Errand {
        case presentation, dismissal
    }

    let pager: PhotoPagerViewController
    /// The transition controller. UIKit references the controller weakly, so this property retains it. The pager's
    /// ``ZoomTransitionDestination/zoomTransition`` isn't set, because the setter would also set a delegate for the app's navigation
    /// controller.
    private let zoom: ZoomTransitionController
    /// A closure that is called whenever the state may have changed.
    var didChange: @MainActor () -> Void = {}

    /// The presentation or dismissal that has been requested from UIKit, but hasn't begun yet.
    private var errand: Errand?
    private var transitions: Set<ObjectIdentifier> = []
    private var hasLeft = false
    private var deadline: FrameLink?

    init(_ pager: PhotoPagerViewController, zoom: ZoomTransitionController) {
        self.pager = pager
        self.zoom = zoom
        zoom.delegate = self
        pager.transitioningDelegate = zoom
        // With this style, the presenter's screen stays in its window. Without a window, SwiftUI wouldn't update the screen.
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
        // The presenter's screen stays in its window behind the pager. Without this line, VoiceOver would also read that screen.
        pager.view.accessibilityViewIsModal = true
    }

    func dismiss(animated: Bool = true) {
        wait(for: .dismissal)
        pager.presentingViewController?.dismiss(animated: animated) { [weak self] in self?.transitionDidEnd() }
    }

    // MARK: UIKit

    /// Sets a deadline for the start of a presentation or dismissal. If UIKit refuses the call, UIKit only writes a line to its log.
    /// Without the deadline, the refused call would never be repeated.
    private func wait(for errand: Errand) {
        self.errand = errand
        deadline?.end()
        deadline = FrameLink.wait { [weak self] in
            self?.errand == nil
        } then: { [weak self] hasBegun in
            if !hasBegun { self?.giveUp() }
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
        // UIKit may call this method before it has removed the pager. Without a check in the next frame, the app wouldn't be notified that
        // the pager is gone.
        FrameLink.next { [weak self] in self?.didChange() }
    }

    private func pagerDidDisappear() {
        hasLeft = pager.isBeingDismissed
        if hasLeft { didChange() } else { waitWhileCovered() }
    }

    /// Calls `didChange` when the screen that covers the pager has gone. If the app dismisses the pager together with that screen, UIKit
    /// doesn't notify the pager.
    private func waitWhileCovered() {
        guard pager.presentingViewController != nil, pager.viewIfLoaded?.window == nil else { return }
        pager.afterScreenInFront { [weak self] in
            self?.didChange()
            self?.waitWhileCovered()
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
#endif
