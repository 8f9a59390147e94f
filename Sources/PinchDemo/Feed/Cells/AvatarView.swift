import UIKit

/// A circle with somebody's initial, in a colour that follows from the name.
final class AvatarView: UIView {
    var name = "" {
        didSet {
            label.text = name.first.map { String($0).uppercased() }
            // Unlike `hashValue`, this sum is the same in every run.
            let sum = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
            backgroundColor = UIColor(hue: CGFloat(sum % 360) / 360, saturation: 0.45, brightness: 0.75, alpha: 1)
        }
    }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 16, weight: .semibold)
        addSubview(label)
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
