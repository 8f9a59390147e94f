import PinchZoomOverlay
import UIKit

/// A post, from edge to edge or in a card: an avatar, a name, media, buttons, likes and a caption. Constraints alone determine the layout,
/// so in every list the post is as high as its content.
final class PostView: UIView {
    static let margin: CGFloat = 14
    private static let cardMargin: CGFloat = 12

    /// The media view. The first post creates this view, and later posts reuse it.
    private(set) var media: (any PostMedia)?
    /// The larger version of the post's photo; nil if the post has none.
    private(set) var largePhoto: LargePhoto?
    let nameLabel = UILabel()
    let captionLabel = UILabel()
    let actionsView = PostActionsView()
    private let cardView = UIView()
    /// The place of the media view. The post's aspect ratio determines the height of this place, and the media view fills the place.
    private let mediaPlace = UIView()
    private let avatarView = AvatarView(diameter: 34)
    private let likesLabel = UILabel()
    private let header = UILayoutGuide()
    private var cardEdges: [NSLayoutConstraint] = []
    private var aspectRatio: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [nameLabel, likesLabel, captionLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        nameLabel.font = PostFonts.name
        likesLabel.font = PostFonts.name
        captionLabel.font = PostFonts.caption
        addSubview(cardView)
        cardView.addLayoutGuide(header)
        for view in [avatarView, nameLabel, mediaPlace, actionsView, likesLabel, captionLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cardView.addSubview(view)
        }
        cardView.translatesAutoresizingMaskIntoConstraints = false
        constrain()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a post. The post must be of the same kind as the first post.
    func show(_ post: Post) {
        largePhoto = post.largePhoto
        nameLabel.text = post.author
        avatarView.name = post.author
        likesLabel.text = PostFonts.likes(post.likes)
        captionLabel.text = post.caption
        actionsView.isLiked = false
        let margin = post.isCard ? PostView.cardMargin : 0
        for edge in cardEdges { edge.constant = margin }
        cardView.layer.cornerRadius = post.isCard ? 18 : 0
        cardView.clipsToBounds = post.isCard
        cardView.backgroundColor = post.isCard ? .secondarySystemBackground : nil
        let media = media ?? add(PostKind(post).makeMedia())
        media.show(post)
        aspectRatio?.isActive = false
        aspectRatio = mediaPlace.heightAnchor.constraint(equalTo: mediaPlace.widthAnchor, multiplier: post.aspectRatio)
        aspectRatio?.isActive = true
    }

    private func add(_ media: any PostMedia) -> any PostMedia {
        mediaPlace.addFilling(media)
        self.media = media
        return media
    }

    private func constrain() {
        let card = cardView
        let margin = PostView.margin
        cardEdges = [
            card.leadingAnchor.constraint(equalTo: leadingAnchor),
            card.topAnchor.constraint(equalTo: topAnchor),
            trailingAnchor.constraint(equalTo: card.trailingAnchor),
            bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ]
        // While the cell has an estimated height, this constraint breaks instead of the constraints inside the post.
        cardEdges[3].priority = UILayoutPriority(999)
        let headerHeight = header.heightAnchor.constraint(equalToConstant: 0)
        headerHeight.priority = .compact
        NSLayoutConstraint.activate(
            cardEdges + [
                header.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
                header.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: margin),
                header.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -margin),
                header.heightAnchor.constraint(greaterThanOrEqualTo: avatarView.heightAnchor),
                header.heightAnchor.constraint(greaterThanOrEqualTo: nameLabel.heightAnchor),
                headerHeight,
                avatarView.leadingAnchor.constraint(equalTo: header.leadingAnchor),
                avatarView.centerYAnchor.constraint(equalTo: header.centerYAnchor),
                nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 10),
                nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: header.trailingAnchor),
                nameLabel.centerYAnchor.constraint(equalTo: header.centerYAnchor),
                mediaPlace.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10),
                mediaPlace.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                mediaPlace.trailingAnchor.constraint(equalTo: card.trailingAnchor),
                mediaPlace.bottomAnchor.constraint(equalTo: actionsView.topAnchor),
                actionsView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                actionsView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
                likesLabel.topAnchor.constraint(equalTo: actionsView.bottomAnchor),
                likesLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor),
                likesLabel.trailingAnchor.constraint(lessThanOrEqualTo: header.trailingAnchor),
                captionLabel.topAnchor.constraint(equalTo: likesLabel.bottomAnchor, constant: 4),
                captionLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor),
                captionLabel.trailingAnchor.constraint(equalTo: header.trailingAnchor),
                captionLabel.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -14),
            ]
        )
    }
}
