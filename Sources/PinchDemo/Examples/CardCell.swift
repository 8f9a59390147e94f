import UIKit

/// A card: a photo, and a title and a subtitle beneath. Constraints make it as high as they are.
final class CardCell: UICollectionViewCell {
    /// Height by width of the photo, in a card as wide as the screen and on its own screen: the one grows into the other.
    static let photoRatio: CGFloat = 0.9
    /// The same, of cards side by side.
    static let widePhotoRatio: CGFloat = 0.5
    /// The view that grows.
    let cardView = UIView()
    private let photoView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private var photoRatio: NSLayoutConstraint?
    /// The margin of the texts, in points. They have the same size in the card and on the screen, so that they lie on each other while the
    /// card grows.
    private static let margin: CGFloat = 18
    /// The texts of the screen beside its title.
    private static let titleEnd: CGFloat = 40

    override init(frame: CGRect) {
        super.init(frame: frame)
        cardView.backgroundColor = .secondarySystemBackground
        cardView.layer.cornerRadius = 18
        cardView.clipsToBounds = true
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        titleLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 25, weight: .bold))
        subtitleLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 18))
        subtitleLabel.textColor = .secondaryLabel
        contentView.addFilling(cardView)
        for label in [titleLabel, subtitleLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        for view in [photoView, titleLabel, subtitleLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cardView.addSubview(view)
        }
        constrain()
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ story: Story, photoRatio ratio: CGFloat) {
        photoView.image = story.photo.image
        titleLabel.text = story.title
        subtitleLabel.text = story.subtitle
        accessibilityLabel = "\(story.title). \(story.subtitle)"
        photoRatio?.isActive = false
        photoRatio = photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: ratio)
        photoRatio?.isActive = true
    }

    private func constrain() {
        let margin = CardCell.margin
        // Cards side by side are as high as the highest; the others end with room beneath their texts.
        let bottom = subtitleLabel.bottomAnchor.constraint(lessThanOrEqualTo: cardView.bottomAnchor, constant: -margin)
        let height = cardView.heightAnchor.constraint(equalToConstant: 0)
        height.priority = .compact
        NSLayoutConstraint.activate([
            photoView.topAnchor.constraint(equalTo: cardView.topAnchor),
            photoView.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
            photoView.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
            titleLabel.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: margin),
            titleLabel.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: margin),
            titleLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -margin - CardCell.titleEnd),
            subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            subtitleLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            subtitleLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            bottom,
            height,
        ])
    }
}
