import UIKit

/// The container of a page, which borrows a view from a container of the app's while the page is on the screen.
///
/// A player may stop when it leaves its window. The view therefore moves between the containers inside of the window: to this one when the
/// page has appeared, and back before the page disappears, if the pager is notified in time.
final class BorrowingContainerView: PinchZoomContainerView {
    private weak var lender: PinchZoomContainerView?

    /// The view to show.
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

    /// Whether the page is on the screen.
    var isShown = false {
        didSet { update() }
    }

    /// The size of the wanted view, even if it isn't shown.
    override var intrinsicContentSize: CGSize { wantedView?.intrinsicContentSize ?? super.intrinsicContentSize }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    override var reflowsContent: Bool { true }

    override func borrows(from container: PinchZoomContainerView) -> Bool { contentView != nil && lender === container }

    override func giveBackLoan() {
        isShown = false
    }

    /// Stores the container that has claimed the view. If the page isn't on the screen, the container gets the view at once.
    override func noteLender(_ lender: PinchZoomContainerView) -> Bool {
        if let waiting = self.lender as? BorrowingContainerView, !(lender is BorrowingContainerView) {
            // A page of another pager gets the view first, and then gives it back to the lender.
            return waiting.noteLender(lender)
        }
        self.lender = lender
        update()
        return true
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
        // A page of another pager may have the view. This page then gives it back to that page's lender.
        lender = if let borrower = view.borrower { borrower.lender } else { view.homeContainer }
        contentView = view
    }

    private func giveBack(_ view: UIView) {
        guard contentView === view else { return }
        let lender = lender
        self.lender = nil
        // The app may have moved the view elsewhere. It then stays there.
        let isHere = view.homeContainer === self
        // A page that waits for another pager's page stops waiting. That page gives the view back to the lender.
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
    /// The container of a page that shows the view.
    var borrower: BorrowingContainerView? { homeContainer as? BorrowingContainerView }
}
