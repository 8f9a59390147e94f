import UIKit

/// The row of buttons beneath a photo.
final class PostActionsView: UIView {
    /// Whether the heart is filled.
    var isLiked = false {
        didSet { updateHeart() }
    }

    private let likeButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let comment = PostActionsView.button("bubble.right", label: "Comment")
        let send = PostActionsView.button("paperplane", label: "Send")
        let save = PostActionsView.button("bookmark", label: "Save")
        likeButton.accessibilityLabel = "Like"
        likeButton.addAction(UIAction { [weak self] _ in self?.isLiked.toggle() }, for: .touchUpInside)
        updateHeart()

        let row = UIStackView(arrangedSubviews: [likeButton, comment, send, UIView(), save])
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        // A button is 44 points wide, and its symbol is 24 points wide. The row begins before the text's margin, so that the first symbol
        // begins at the margin.
        let start = PostView.margin - (44 - 24) / 2
        NSLayoutConstraint.activate(
            [likeButton, comment, send, save].flatMap {
                [$0.widthAnchor.constraint(equalToConstant: 44), $0.heightAnchor.constraint(equalToConstant: 44)]
            } + [
                row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: start),
                row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -start),
                row.topAnchor.constraint(equalTo: topAnchor, constant: 1),
                row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1),
            ]
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private static func button(_ symbol: String, label: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.tintColor = .label
        button.accessibilityLabel = label
        return button
    }

    private func updateHeart() {
        likeButton.setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal)
        likeButton.tintColor = isLiked ? .systemRed : .label
    }
}
