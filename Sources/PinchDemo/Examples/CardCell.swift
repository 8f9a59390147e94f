import UIKit

/// A card: a photo, and a title and a subtitle beneath.
final class CardCell: UICollectionViewCell {
    static let reuseIdentifier = "card"
    /// Height by width of the photo, in a card as wide as the screen and on its own screen: the one grows into the other.
    static let photoRatio: CGFloat = 0.9
    /// The same, of cards side by side.
    static let widePhotoRatio: CGFloat = 0.5
    /// What grows.
    let cardView = UIView()
    private var photoRatio = CardCell.photoRatio
    private let photoView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    /// Its texts are as large in the card as the screen's are in the screen, so that they lie on each other while the one grows into the other.
    private static let margin: CGFloat = 18
    /// What the screen has beside its title.
    private static let titleEnd: CGFloat = 40

    override init(frame: CGRect) {
        super.init(frame: frame)
        cardView.backgroundColor = .secondarySystemBackground
        cardView.layer.cornerRadius = 18
        cardView.clipsToBounds = true
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        subtitleLabel.textColor = .secondaryLabel
        contentView.addSubview(cardView)
        for label in [titleLabel, subtitleLabel] { label.numberOfLines = 0 }
        for view in [photoView, titleLabel, subtitleLabel] { cardView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ story: Story, photoRatio: CGFloat) {
        self.photoRatio = photoRatio
        photoView.image = story.photo.image
        titleLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 25, weight: .bold))
        titleLabel.text = story.title
        subtitleLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 18))
        subtitleLabel.text = story.subtitle
        accessibilityLabel = "\(story.title). \(story.subtitle)"
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(in: size.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cardView.frame = contentView.bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        _ = place(in: bounds.width) { $0.frame = $1.mirrored(in: bounds.width, if: isRightToLeft) }
    }

    /// Gives each part its place for a width, and answers how high the card is.
    private func place(in width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
        let margin = CardCell.margin
        let room = CGSize(width: max(width - 2 * margin - CardCell.titleEnd, 0), height: .greatestFiniteMagnitude)
        let photoHeight = (width * photoRatio).rounded()
        set(photoView, CGRect(x: 0, y: 0, width: width, height: photoHeight))
        let titleHeight = titleLabel.sizeThatFits(room).height.rounded(.up)
        let subtitleHeight = subtitleLabel.sizeThatFits(room).height.rounded(.up)
        let top = photoHeight + margin
        set(titleLabel, CGRect(x: margin, y: top, width: room.width, height: titleHeight))
        set(subtitleLabel, CGRect(x: margin, y: top + titleHeight + 4, width: room.width, height: subtitleHeight))
        return top + titleHeight + 4 + subtitleHeight + margin
    }
}
