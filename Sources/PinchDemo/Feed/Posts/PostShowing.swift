import UIKit

/// A cell that shows a post, in a collection view or a table view.
@MainActor protocol PostShowing: UIView {
    var postView: PostView { get }
}
