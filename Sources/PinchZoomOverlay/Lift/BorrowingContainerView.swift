import UIKit

/// The container of a page: while it is on the screen it shows a view that a container of the app's lends.
///
/// A view that leaves its window may stop what it plays. It goes from one container to the other within the window: no sooner than this one is
/// there, and back before it leaves, where that is known before.
final class BorrowingContainerView: PinchZoomContainerView {
    private weak var lender: PinchZoomContainerView?

    /// The view that it is to show.
    var wantedView: UIView? {
        didSet {
            guard oldValue !== wantedView else { return }
            if let oldValue {
                giveBack(oldValue)
                if contentView === oldValue { contentView = nil }
            }
            invalidateIntrinsicContentSize()
            update()
        }
    }

    /// Whether its page shows.
    var isShown = false {
        didSet { update() }
    }

    /// The wanted view's, shown or not.
    override var intrinsicContentSize: CGSize { wantedView?.intrinsicContentSize ?? super.intrinsicContentSize }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    /// Whether its content belongs to another container.
    func borrows(from container: PinchZoomContainerView) -> Bool { contentView != nil && lender === container }

    /// A container takes a view for its own that this one has: it is the one to give it back to, at once if the page does not show.
    func note(lender: PinchZoomContainerView) {
        if let waiting = self.lender as? BorrowingContainerView, !(lender is BorrowingContainerView) {
            // After the page to which this one gives it on.
            waiting.note(lender: lender)
        } else {
            self.lender = lender
            update()
        }
    }

    private func update() {
        guard let wantedView else { return }
        if isShown, window != nil {
            take(wantedView)
        } else {
            giveBack(wantedView)
        }
    }

    private func take(_ view: UIView) {
        guard contentView !== view else { return }
        // A page of another pager that has it gives it on to this one, which gives it back to whom that has it from.
        lender = if let borrower = view.borrower { borrower.lender } else { view.homeContainer }
        contentView = view
    }

    private func giveBack(_ view: UIView) {
        guard contentView === view else { return }
        let lender = lender
        self.lender = nil
        // One that the app has taken elsewhere meanwhile is not fetched.
        let isHere = view.homeContainer === self
        // A page that waited for another pager's to give it on waits no longer: that gives it to whom it belongs.
        if let borrower = view.borrower, borrower.lender === self { borrower.lender = lender }
        if let lender, lender.contentView === view, isHere {
            lender.takeIn(view)
            contentView = nil
        } else if lender != nil || !isHere {
            contentView = nil
        }
    }
}

extension UIView {
    /// The container that it lies in, or flies from.
    var homeContainer: PinchZoomContainerView? {
        superview as? PinchZoomContainerView ?? (superview as? ContentShellView)?.container
    }

    /// The page that shows it.
    var borrower: BorrowingContainerView? { homeContainer as? BorrowingContainerView }
}
