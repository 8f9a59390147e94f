import UIKit

/// A row of a list: a picture, a title, a line beneath, and the sign that there is more.
final class ListCell: UICollectionViewCell {
    /// What a row shows.
    struct Content {
        enum Picture {
            case photo(Photo)
            case symbol(String)
        }

        let picture: Picture
        let title: String
        let subtitle: String
    }

    static let reuseIdentifier = "row"
    let pictureView = UIImageView()
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
    private let chevron = UIImageView()
    private let separator = UIView()
    private var pictureSize: CGFloat = 64
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 14

    override init(frame: CGRect) {
        super.init(frame: frame)
        pictureView.clipsToBounds = true
        titleLabel.numberOfLines = 0
        subtitleLabel.numberOfLines = 0
        subtitleLabel.textColor = .secondaryLabel
        chevron.tintColor = .tertiaryLabel
        chevron.contentMode = .center
        separator.backgroundColor = .separator
        selectedBackgroundView = UIView()
        selectedBackgroundView?.backgroundColor = .systemGray5
        for view in [pictureView, titleLabel, subtitleLabel, chevron, separator] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ content: Content) {
        switch content.picture {
        case .photo(let photo):
            pictureView.image = photo.image
            pictureView.contentMode = .scaleAspectFill
            pictureView.backgroundColor = nil
            pictureSize = 64
        case .symbol(let name):
            pictureView.image = UIImage(systemName: name)
            pictureView.contentMode = .center
            pictureView.tintColor = .white
            pictureView.backgroundColor = .systemBlue
            pictureSize = 48
        }
        pictureView.layer.cornerRadius = 12
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.text = content.title
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.text = content.subtitle
        accessibilityLabel = "\(content.title). \(content.subtitle)"
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(in: size.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.image = UIImage(systemName: isRightToLeft ? "chevron.left" : "chevron.right")
        _ = place(in: bounds.width) { $0.frame = $1.mirrored(in: bounds.width, if: isRightToLeft) }
    }

    /// Gives each part its place for a width, and answers how high the row is.
    private func place(in width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
        let margin = ListCell.margin
        let chevronWidth: CGFloat = 14
        let start = margin + pictureSize + ListCell.spacing
        let textWidth = max(width - start - ListCell.spacing - chevronWidth - margin, 0)
        let room = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        // As wide as the text itself: what flies to a larger title is then the text alone, and the two lie on each other.
        let title = titleLabel.sizeThatFits(room)
        let subtitle = subtitleLabel.sizeThatFits(room)
        let textHeight = title.height.rounded(.up) + 3 + subtitle.height.rounded(.up)
        let height = max(textHeight, pictureSize) + 24
        let top = (height - textHeight) / 2
        set(pictureView, CGRect(x: margin, y: (height - pictureSize) / 2, width: pictureSize, height: pictureSize))
        set(titleLabel, CGRect(x: start, y: top, width: min(title.width, textWidth), height: title.height))
        set(
            subtitleLabel,
            CGRect(x: start, y: top + title.height.rounded(.up) + 3, width: min(subtitle.width, textWidth), height: subtitle.height)
        )
        set(chevron, CGRect(x: width - margin - chevronWidth, y: (height - 24) / 2, width: chevronWidth, height: 24))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        set(separator, CGRect(x: start, y: height - pixel, width: width - start, height: pixel))
        return height
    }
}
