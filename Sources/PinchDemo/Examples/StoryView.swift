import UIKit

/// A photo, a title, a subtitle and a text, on a screen of their own: one below the other, or side by side where the screen is wide.
final class StoryView: UIScrollView {
    let photoView = UIImageView()
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
    let saveButton = UIButton(type: .system)
    private let textLabel = UILabel()
    /// Height by width of the photo.
    private let photoRatio: CGFloat
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
        titleLabel.accessibilityTraits = .header
        subtitleLabel.text = story.subtitle
        subtitleLabel.textColor = .secondaryLabel
        textLabel.text = story.text
        saveButton.setImage(UIImage(systemName: "bookmark"), for: .normal)
        saveButton.accessibilityLabel = "Save"
        for label in [titleLabel, subtitleLabel, textLabel] { label.numberOfLines = 0 }
        for view in [photoView, titleLabel, subtitleLabel, textLabel, saveButton] { addSubview(view) }
        setFonts()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setFonts()
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = bounds.size
        let height = place(in: size) { $0.frame = $1.mirrored(in: size.width, if: isRightToLeft) }
        if contentSize != CGSize(width: size.width, height: height) { contentSize = CGSize(width: size.width, height: height) }
    }

    private func setFonts() {
        titleLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        subtitleLabel.font = .preferredFont(forTextStyle: .title3)
        textLabel.font = .preferredFont(forTextStyle: .body)
    }

    /// Gives each part its place, and answers how high all of it is.
    private func place(in size: CGSize, _ set: (UIView, CGRect) -> Void) -> CGFloat {
        let margin = StoryView.margin
        // What lies on its side is cut by notches on both sides alike.
        let safe = window?.safeAreaInsets ?? safeAreaInsets
        let side = max(safe.left, safe.right)
        guard size.width > size.height else {
            let photoHeight = (size.width * photoRatio).rounded()
            set(photoView, CGRect(x: 0, y: 0, width: size.width, height: photoHeight))
            photoView.layer.cornerRadius = 0
            return placeTexts(x: margin, y: photoHeight + margin, width: size.width - 2 * margin, set) + margin
        }
        let top = margin
        let photoWidth = ((size.width - 2 * side) * 0.42).rounded()
        let room = size.height - safeAreaInsets.top - safeAreaInsets.bottom - 2 * margin
        let photoHeight = min((photoWidth * photoRatio).rounded(), max(room, 100))
        set(photoView, CGRect(x: side + margin, y: top, width: photoWidth, height: photoHeight))
        photoView.layer.cornerRadius = 14
        let start = side + margin + photoWidth + margin
        return max(placeTexts(x: start, y: top, width: size.width - start - side - margin, set), top + photoHeight) + margin
    }

    /// The texts in a column; answers where it ends.
    private func placeTexts(x: CGFloat, y: CGFloat, width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
        // 44 points to touch; the symbol in them ends at the margin, in the middle of the title's first line.
        let button: CGFloat = 44
        let titleWidth = max(width - button, 0)
        var y = y
        for (label, labelWidth, gap) in [(titleLabel, titleWidth, 4), (subtitleLabel, titleWidth, 18), (textLabel, width, 0)] {
            // No wider than its text, as in the list.
            let size = label.sizeThatFits(CGSize(width: labelWidth, height: .greatestFiniteMagnitude))
            if label === titleLabel {
                let middle = y + titleLabel.font.lineHeight / 2
                set(saveButton, CGRect(x: x + width - button + 12, y: middle - button / 2, width: button, height: button))
            }
            set(label, CGRect(x: x, y: y, width: min(size.width, labelWidth), height: size.height))
            y += size.height.rounded(.up) + CGFloat(gap)
        }
        return y
    }
}
