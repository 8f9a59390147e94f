import UIKit

/// A card: a photo with a title and a subtitle below. Constraints make the card as high as its content.
final class CardCell: UICollectionViewCell {
    /// The photo's height divided by its width. The story's screen has the same ratio, so that both photos coincide while the card grows.
    static let photoRatio: CGFloat = 0.5
    /// The view that grows into the story's screen.
    let cardView = UIView()
    private let photoView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    /// The margin of the texts, in points. A growing card enlarges its texts. At the end, the texts have the size and the position of the
    /// texts on the story's screen.
    private static let margin: CGFloat = 18
    /// The room after the title, in points. The story's screen has a button there.
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

    func show(_ story: Story) {
        photoView.image = story.photo.image
        titleLabel.text = story.title
        subtitleLabel.text = story.subtitle
        accessibilityLabel = "\(story.title). \(story.subtitle)"
    }

    private func constrain() {
        let margin = CardCell.margin
        // From iOS 17 on, cards side by side have equal heights. A card with less text has empty room below the text.
        let bottom = subtitleLabel.bottomAnchor.constraint(lessThanOrEqualTo: cardView.bottomAnchor, constant: -margin)
        let height = cardView.heightAnchor.constraint(equalToConstant: 0)
        height.priority = .compact
        NSLayoutConstraint.activate([
            photoView.topAnchor.constraint(equalTo: cardView.topAnchor),
            photoView.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
            photoView.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: CardCell.photoRatio),
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
