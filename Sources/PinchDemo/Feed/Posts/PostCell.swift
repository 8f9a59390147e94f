import UIKit

/// A post in a collection view.
final class PostCell: UICollectionViewCell, PostShowing {
    let postView = PostView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addFilling(postView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
