#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The container of a page. While the page is on the screen, this container borrows a view from a container in the app.
///
/// A player may stop if it leaves its window. Therefore, the view moves directly between two containers in the same window. When the page
/// appears, the view moves to this container. Before the page disappears, the view moves back, if the pager is notified in time.
final class BorrowingContainerView: PinchZoomContainerView {
    private weak var lender: PinchZoomContainerView?

    /// The view that the page shows while the page is on the screen.
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

    /// The intrinsic size of the wanted view, even while another container shows that view.
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

    /// Stores the lender, to which this container gives the view back when the page leaves the screen. If the page isn't on the screen, the
    /// lender gets the view at once.
    override func noteLender(_ lender: PinchZoomContainerView) -> Bool {
        if let waiting = self.lender as? BorrowingContainerView, !(lender is BorrowingContainerView) {
            // This page has borrowed the view from a page of another pager. That page gets the view back first, and later gives the view to
            // the new lender.
            return waiting.noteLender(lender)
        }
        self.lender = lender
        update()
        return true
    }

    /// Takes the view back that the app has removed, if the page is on the screen. A view that flies is elsewhere, but not removed.
    func takeBack() {
        if isShown, window != nil, let wantedView, wantedView.superview == nil { contentView = wantedView }
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
        // If a page of another pager has the view, this page later gives the view to the lender of the other page.
        lender = if let borrower = view.borrower { borrower.lender } else { view.homeContainer }
        contentView = view
    }

    private func giveBack(_ view: UIView) {
        guard contentView === view else { return }
        let lender = lender
        self.lender = nil
        // If the app has moved the view to another superview, the view stays there.
        let isHere = view.homeContainer === self
        // If this page has lent the view to a page of another pager, that page later gives the view to this page's lender instead.
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
    /// The container of the page that shows the view, or `nil` if no page shows the view.
    var borrower: BorrowingContainerView? { homeContainer as? BorrowingContainerView }
}
#endif
