#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PhotoPagerViewController {
    /// Constants that indicate what closes a pager.
    public enum ClosingReason: Sendable {
        /// The pager's close button.
        case closeButton
        /// A tap on the photo, with ``TapAction/closes``.
        case tap
        /// A drag of the photo.
        case drag
        /// A pinch of the photo at fit.
        case pinch
        /// A swipe from the edge of the screen with which the photo flies back.
        case edgeSwipe
        /// The Escape key.
        case key
        /// VoiceOver's escape gesture.
        case accessibilityEscape
        /// Your app, UIKit's back button, or one of UIKit's own gestures. The pager can't distinguish these.
        case other
    }

    /// Pops or dismisses the pager. Returns `false` if there is no screen to go back to, or if the pager is closing already.
    ///
    /// If the pager is opening, the opening turns around. If UIKit or the app animates the opening, the pager closes when it's open: UIKit
    /// may refuse a close that is requested during a transition.
    @discardableResult func close(for reason: ClosingReason) -> Bool {
        guard !isGoingAway, !isOpeningCanceled else { return false }
        if visibility == .appearing {
            guard leaveAction != nil || canLeave else { return false }
            if let opening, opening.turnBack() { cancelOpening(for: reason) } else { postponedClosing = reason }
            return true
        }
        // UIKit may notify the pager of its disappearance during `leave()`.
        closingReason = reason
        if let leaveAction {
            leaveAction()
            return true
        }
        if leave() { return true }
        closingReason = nil
        return false
    }

    /// Begins the close that was requested while the pager appeared. UIKit may refuse a close in the turn of the run loop in which a
    /// transition ends.
    func beginPostponedClosing() {
        guard postponedClosing != nil else { return }
        FrameLink.next { [weak self] in
            guard let self, let reason = postponedClosing else { return }
            postponedClosing = nil
            close(for: reason)
        }
    }

    private func cancelOpening(for reason: ClosingReason) {
        closingReason = reason
        isOpeningCanceled = true
    }

    /// Notifies the delegate if the pager disappears because it closes, and not because another screen covers the pager.
    func beginClosing() {
        let reason = closingReason ?? .other
        // For UIKit, a presentation that is canceled is no dismissal.
        let closes = isBeingRemoved || isOpeningCanceled
        isOpeningCanceled = false
        closingReason = closes ? reason : nil
        if closes { delegate?.photoPagerWillClose(self, reason: reason) }
    }

    /// Notifies the delegate if the close that has begun is complete.
    func endClosing() {
        guard let reason = closingReason else { return }
        closingReason = nil
        delegate?.photoPagerDidClose(self, reason: reason)
    }
}

extension PhotoPagerViewController: GestureDismissedScreen {
    func gestureWillDismiss(_ gesture: DismissalGesture) {
        switch gesture {
        case is PinchDismissalGesture: closingReason = .pinch
        case is EdgeSwipe: closingReason = .edgeSwipe
        default: closingReason = .drag
        }
    }

    func dragWillCancelOpening() {
        cancelOpening(for: .drag)
    }

    func openingDidBegin(_ run: TransitionRun) {
        opening = run
        if let reason = postponedClosing, run.turnBack() { cancelOpening(for: reason) }
    }
}
#endif
