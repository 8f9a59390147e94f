import UIKit

/// A cell of either list.
@MainActor protocol PostShowing: UIView {
    var postView: PostView { get }
}
