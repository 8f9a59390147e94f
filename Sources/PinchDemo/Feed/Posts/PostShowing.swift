import UIKit

/// A cell with a post, in a collection view or a table view.
@MainActor protocol PostShowing: UIView {
    var postView: PostView { get }
}
