import UIKit

/// An app's usual caption: words on a dark card, and a button if a title is given.
final class CaptionCard: UIView {
    let label = UILabel()
    let button = UIButton()
    private(set) var taps = 0

    init(_ text: String, button title: String? = nil) {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.1, alpha: 0.7)
        label.text = text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.numberOfLines = 0
        var views: [UIView] = [label]
        if let title {
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
            views.append(button)
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}

/// A view without constraints, whose height comes from `sizeThatFits(_:)`.
final class FittingView: UIView {
    /// The height in points, for a width of 390 points.
    var fittingHeight: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight * 390 / max(size.width, 1))
    }
}
