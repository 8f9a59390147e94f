import UIKit

/// A story's photo, title, subtitle and text. If the view's width exceeds its height, the texts are beside the photo. Otherwise, the texts
/// are below the photo.
final class StoryView: UIScrollView {
    let photoView = UIImageView()
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
    let saveButton = UIButton(type: .system)
    /// The views that contain the labels. The constraints refer to these views, and not to the labels, which fly in a transition.
    private let (titlePlace, subtitlePlace) = (UIView(), UIView())
    private let textLabel = UILabel()
    /// The photo's height divided by its width.
    private let photoRatio: CGFloat
    private lazy var middleOfFirstLine = saveButton.centerYAnchor.constraint(equalTo: titlePlace.topAnchor)
    /// The constraints of the two orientations.
    private var tall: [NSLayoutConstraint] = []
    private var wide: [NSLayoutConstraint] = []
    private static let margin: CGFloat = 20

    init(_ story: Story, photoRatio: CGFloat) {
        self.photoRatio = photoRatio
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        photoView.image = story.photo.image
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.isAccessibilityElement = true
        photoView.accessibilityLabel = story.photo.name
        photoView.accessibilityTraits = .image
        titleLabel.text = story.title
        titleLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        titleLabel.accessibilityTraits = .header
        subtitleLabel.text = story.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .title3)
        subtitleLabel.textColor = .secondaryLabel
        textLabel.text = story.text
        textLabel.font = .preferredFont(forTextStyle: .body)
        saveButton.setImage(UIImage(systemName: "bookmark"), for: .normal)
        saveButton.accessibilityLabel = "Save"
        for label in [titleLabel, subtitleLabel, textLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        titlePlace.addFilling(titleLabel)
        subtitlePlace.addFilling(subtitleLabel)
        for view in [photoView, titlePlace, subtitlePlace, textLabel, saveButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        constrain()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConstraints()
    }

    override func updateConstraints() {
        middleOfFirstLine.constant = titleLabel.font.lineHeight / 2
        let isWide = bounds.width > bounds.height
        NSLayoutConstraint.deactivate(isWide ? tall : wide)
        NSLayoutConstraint.activate(isWide ? wide : tall)
        photoView.layer.cornerRadius = isWide ? 14 : 0
        super.updateConstraints()
    }

    override func layoutSubviews() {
        if (bounds.width > bounds.height) != wide.contains(where: \.isActive) {
            setNeedsUpdateConstraints()
            updateConstraintsIfNeeded()
        }
        super.layoutSubviews()
    }

    private func constrain() {
        let margin = StoryView.margin
        let content = contentLayoutGuide
        let column = UILayoutGuide()
        addLayoutGuide(column)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            photoView.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
            photoView.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -margin),
            column.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -margin),
            // The labels are no wider than their texts, as in the list. The button's symbol ends at the margin, and is vertically centered
            // on the title's first line.
            titlePlace.topAnchor.constraint(equalTo: column.topAnchor),
            titlePlace.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            titlePlace.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor, constant: -44),
            subtitlePlace.topAnchor.constraint(equalTo: titlePlace.bottomAnchor, constant: 4),
            subtitlePlace.leadingAnchor.constraint(equalTo: titlePlace.leadingAnchor),
            subtitlePlace.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor, constant: -44),
            textLabel.topAnchor.constraint(equalTo: subtitlePlace.bottomAnchor, constant: 18),
            textLabel.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            textLabel.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            textLabel.bottomAnchor.constraint(equalTo: column.bottomAnchor),
            saveButton.widthAnchor.constraint(equalToConstant: 44),
            saveButton.heightAnchor.constraint(equalToConstant: 44),
            saveButton.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 12),
            middleOfFirstLine,
        ])
        let height = content.heightAnchor.constraint(equalToConstant: 0)
        height.priority = .compact
        height.isActive = true
        tall = [
            photoView.topAnchor.constraint(equalTo: content.topAnchor),
            photoView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            photoView.widthAnchor.constraint(equalTo: content.widthAnchor),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: photoRatio),
            column.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: margin),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
        ]
        let ratio = photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: photoRatio)
        ratio.priority = .defaultHigh
        // In landscape, the safe area has equal insets on both sides. Without these insets, the notch would cover a part of the photo or of
        // the texts.
        wide = [
            ratio,
            photoView.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
            photoView.heightAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.heightAnchor, constant: -2 * margin),
            photoView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: margin),
            photoView.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, multiplier: 0.42),
            column.topAnchor.constraint(equalTo: photoView.topAnchor),
            column.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: margin),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -margin),
        ]
    }
}
