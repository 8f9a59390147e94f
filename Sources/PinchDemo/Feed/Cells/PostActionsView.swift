import UIKit

/// The row of buttons beneath a photo.
final class PostActionsView: UIView {
    /// Whether the heart is filled.
    var isLiked = false {
        didSet { updateHeart() }
    }

    private let likeButton = UIButton(type: .system)
    private let leading: [UIButton]
    private let bookmarkButton = UIButton(type: .system)

    override init(frame: CGRect) {
        let commentButton = UIButton(type: .system)
        let sendButton = UIButton(type: .system)
        leading = [likeButton, commentButton, sendButton]
        super.init(frame: frame)
        commentButton.setImage(UIImage(systemName: "bubble.right"), for: .normal)
        commentButton.accessibilityLabel = "Comment"
        sendButton.setImage(UIImage(systemName: "paperplane"), for: .normal)
        sendButton.accessibilityLabel = "Send"
        bookmarkButton.setImage(UIImage(systemName: "bookmark"), for: .normal)
        bookmarkButton.accessibilityLabel = "Save"
        likeButton.accessibilityLabel = "Like"
        likeButton.addAction(UIAction { [weak self] _ in self?.isLiked.toggle() }, for: .touchUpInside)
        for button in leading + [bookmarkButton] {
            button.tintColor = .label
            addSubview(button)
        }
        updateHeart()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // 44 points to touch, of which the symbol takes 24: it stands at the margin of the text.
        let size: CGFloat = 44
        let start = PostLayout.margin - (size - 24) / 2
        func place(_ button: UIButton, x: CGFloat) {
            let left = isRightToLeft ? bounds.width - x - size : x
            button.frame = CGRect(x: left, y: (bounds.height - size) / 2, width: size, height: size)
        }
        for (index, button) in leading.enumerated() { place(button, x: start + CGFloat(index) * size) }
        place(bookmarkButton, x: bounds.width - start - size)
    }

    private func updateHeart() {
        likeButton.setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal)
        likeButton.tintColor = isLiked ? .systemRed : .label
    }
}
