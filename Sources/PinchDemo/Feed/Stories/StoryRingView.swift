import UIKit

/// A story in the row: an avatar in a colored ring, with the author's name below.
final class StoryRingView: UIView {
    static let minimumWidth: CGFloat = 82
    private let avatarView = AvatarView(diameter: 56)
    private let ringView = RingView()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = PostFonts.story
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textAlignment = .center
        for view in [ringView, avatarView, nameLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        // This constraint makes the view only as wide as the other constraints require.
        let width = widthAnchor.constraint(equalToConstant: 0)
        width.priority = .compact
        NSLayoutConstraint.activate([
            width,
            widthAnchor.constraint(greaterThanOrEqualToConstant: StoryRingView.minimumWidth),
            ringView.topAnchor.constraint(equalTo: topAnchor),
            ringView.centerXAnchor.constraint(equalTo: centerXAnchor),
            ringView.widthAnchor.constraint(equalToConstant: 66),
            ringView.heightAnchor.constraint(equalTo: ringView.widthAnchor),
            avatarView.centerXAnchor.constraint(equalTo: ringView.centerXAnchor),
            avatarView.centerYAnchor.constraint(equalTo: ringView.centerYAnchor),
            nameLabel.topAnchor.constraint(equalTo: ringView.bottomAnchor, constant: 4),
            nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
            nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
            nameLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ author: String) {
        avatarView.name = author
        nameLabel.text = author
        accessibilityLabel = "Story of \(author)"
    }
}

/// A ring with a gradient from its lower left to its upper right.
private final class RingView: UIView {
    private let gradient = CAGradientLayer()
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 1)
        gradient.endPoint = CGPoint(x: 1, y: 0)
        ring.fillColor = nil
        ring.strokeColor = UIColor.black.cgColor
        ring.lineWidth = 2.5
        gradient.mask = ring
        layer.addSublayer(gradient)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        ring.frame = bounds
        ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.25, dy: 1.25)).cgPath
    }
}
