import UIKit

/// A list that shows a feed: a collection view's, or a table's.
@MainActor protocol FeedList: UIViewController {
    /// The scroll view.
    var scrollView: UIScrollView { get }
    /// Called with each post that is about to be displayed.
    var willDisplay: @MainActor (PostView) -> Void { get set }
    /// The posts that are displayed.
    var displayedPosts: [PostView] { get }
    /// The post of an item; nil if it has no cell.
    func postView(_ item: Int) -> PostView?
    /// The item whose post a view belongs to; nil if it belongs to none that is displayed.
    func item(of view: UIView) -> Int?
    /// Scrolls to the middle of an item's post, without animation.
    func scroll(to item: Int)
}

extension FeedList {
    /// Prepares a post that is about to be displayed.
    func prepare(_ cell: UIView) {
        guard let cell = cell as? any PostShowing else { return }
        willDisplay(cell.postView)
    }

    /// Shows a post in a cell, and takes in the controller of what it shows, if it has one.
    func show(_ post: Post, in cell: any PostShowing) {
        cell.postView.show(post)
        (cell.postView.media as? RouteHostView)?.addController(to: self)
    }
}
