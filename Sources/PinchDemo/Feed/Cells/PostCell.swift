import UIKit

/// A post without its media: an avatar, a name, buttons, likes and a caption. Its subclasses bring what there is to see.
class PostCell: UICollectionViewCell {
    /// What all parts lie in.
    let cardView = UIView()
    let nameLabel = UILabel()
    let captionLabel = UILabel()
    let actionsView = PostActionsView()
    private let avatarView = AvatarView()
    private let likesLabel = UILabel()
    private var layout: PostLayout?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(cardView)
        captionLabel.numberOfLines = 0
        for view in [avatarView, nameLabel, actionsView, likesLabel, captionLabel] { cardView.addSubview(view) }
        setFonts()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// What there is to see: a subclass's own view, in the card.
    var mediaView: UIView { cardView }

    /// The view of one of the post's photos; nil if it has no such photo.
    func photoView(_ place: Int) -> UIImageView? { nil }

    /// Shows a post. Subclasses show its media.
    func show(_ post: Post, layout: PostLayout) {
        self.layout = layout
        nameLabel.text = post.author
        avatarView.name = post.author
        likesLabel.text = PostFonts.likes(post.likes)
        captionLabel.text = post.caption
        actionsView.isLiked = false
        let isCard = PostLayout.isCard(post)
        cardView.layer.cornerRadius = isCard ? PostLayout.cardRadius : 0
        cardView.clipsToBounds = isCard
        cardView.backgroundColor = isCard ? .secondarySystemBackground : nil
        setFonts()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layout else { return }
        cardView.frame = layout.card
        avatarView.frame = layout.avatar
        nameLabel.frame = layout.name
        actionsView.frame = layout.actions
        likesLabel.frame = layout.likes
        captionLabel.frame = layout.caption
        mediaView.frame = layout.media
    }

    private func setFonts() {
        nameLabel.font = PostFonts.name
        likesLabel.font = PostFonts.name
        captionLabel.font = PostFonts.caption
    }
}
