import UIKit

/// A story in the collection view's row of stories.
final class StoryRingCell: UICollectionViewCell {
    private let storyView = StoryRingView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addFilling(storyView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ author: String) {
        storyView.show(author)
    }
}
