import UIKit

/// A list that shows a feed: a collection view or a table view.
@MainActor protocol FeedList: UIViewController {
    var scrollView: UIScrollView { get }
    /// The closure that is called with each post before the post is displayed.
    var willDisplay: @MainActor (PostView) -> Void { get set }
    /// The posts that are on the screen.
    var displayedPosts: [PostView] { get }
    /// Returns the view of an item's post; nil if the item has no cell.
    func postView(_ item: Int) -> PostView?
    /// Returns the item of the post that contains a view; nil if the view is in no displayed post.
    func item(of view: UIView) -> Int?
    /// Scrolls an item's post to the middle of the list, without animation.
    func scroll(to item: Int)
}

extension FeedList {
    /// Calls ``willDisplay`` with the post of a cell.
    func prepare(_ cell: UIView) {
        guard let cell = cell as? any PostShowing else { return }
        willDisplay(cell.postView)
        cell.postView.media?.setDisplayed(true)
    }

    /// Stops the media of a cell that the list keeps for later.
    func stop(_ cell: UIView) {
        (cell as? any PostShowing)?.postView.media?.setDisplayed(false)
    }

    /// Shows a post in a cell. If the media has a view controller, the controller becomes a child of this list.
    func show(_ post: Post, in cell: any PostShowing) {
        cell.postView.show(post)
        (cell.postView.media as? RouteHostView)?.addController(to: self)
    }
}
