import UIKit

/// A post in a table view.
final class PostTableCell: UITableViewCell, PostShowing {
    let postView = PostView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.addFilling(postView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
