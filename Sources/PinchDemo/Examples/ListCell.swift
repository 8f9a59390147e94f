import UIKit

/// A row of a list: a picture, a title, a subtitle and a chevron. Constraints make the row as high as its texts.
final class ListCell: UICollectionViewCell {
    /// The content of a row.
    struct Content {
        enum Picture {
            case photo(Photo)
            case symbol(String)
        }

        let picture: Picture
        let title: String
        let subtitle: String
    }

    let pictureView = UIImageView()
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
    /// The views that contain the labels. The row's constraints refer to these views, and not to the labels, which fly in a transition.
    private let (titlePlace, subtitlePlace) = (UIView(), UIView())
    private let chevron = UIImageView()
    private let separator = UIView()
    private let texts = UILayoutGuide()
    private lazy var pictureSize = pictureView.widthAnchor.constraint(equalToConstant: 64)
    private lazy var separatorHeight = separator.heightAnchor.constraint(equalToConstant: 1)
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 14

    override init(frame: CGRect) {
        super.init(frame: frame)
        pictureView.clipsToBounds = true
        pictureView.layer.cornerRadius = 12
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.textColor = .secondaryLabel
        for label in [titleLabel, subtitleLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        chevron.tintColor = .tertiaryLabel
        chevron.contentMode = .center
        separator.backgroundColor = .separator
        selectedBackgroundView = UIView()
        selectedBackgroundView?.backgroundColor = .systemGray5
        contentView.addLayoutGuide(texts)
        titlePlace.addFilling(titleLabel)
        subtitlePlace.addFilling(subtitleLabel)
        for view in [pictureView, titlePlace, subtitlePlace, chevron, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        constrain()
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
            pictureSize.constant = 64
        case .symbol(let name):
            pictureView.image = UIImage(systemName: name)
            pictureView.contentMode = .center
            pictureView.tintColor = .white
            pictureView.backgroundColor = .systemBlue
            pictureSize.constant = 48
        }
        titleLabel.text = content.title
        subtitleLabel.text = content.subtitle
        accessibilityLabel = "\(content.title). \(content.subtitle)"
        showChevron()
    }

    override func updateConstraints() {
        separatorHeight.constant = 1 / max(traitCollection.displayScale, 1)
        super.updateConstraints()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConstraints()
        showChevron()
    }

    /// Shows an arrow that points in reading direction.
    private func showChevron() {
        chevron.image = UIImage(systemName: "chevron.forward")
    }

    private func constrain() {
        // This constraint makes the row only as high as its picture and its texts require.
        let height = contentView.heightAnchor.constraint(equalToConstant: 0)
        height.priority = .compact
        NSLayoutConstraint.activate([
            height,
            pictureSize,
            pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor),
            pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: ListCell.margin),
            pictureView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            pictureView.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
            texts.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: ListCell.spacing),
            texts.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -ListCell.spacing),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
            // A label is only as wide as its text, as on the story's screen.
            titlePlace.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
            titlePlace.trailingAnchor.constraint(lessThanOrEqualTo: texts.trailingAnchor),
            titlePlace.topAnchor.constraint(equalTo: texts.topAnchor),
            subtitlePlace.leadingAnchor.constraint(equalTo: titlePlace.leadingAnchor),
            subtitlePlace.trailingAnchor.constraint(lessThanOrEqualTo: texts.trailingAnchor),
            subtitlePlace.topAnchor.constraint(equalTo: titlePlace.bottomAnchor, constant: 3),
            subtitlePlace.bottomAnchor.constraint(equalTo: texts.bottomAnchor),
            chevron.widthAnchor.constraint(equalToConstant: 14),
            chevron.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -ListCell.margin),
            chevron.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            separator.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            separatorHeight,
        ])
    }
}
