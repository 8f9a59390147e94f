import UIKit

/// A circle with the initial of a name. The name determines the circle's color.
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

    /// - Parameter diameter: The circle's diameter, in points.
    init(diameter: CGFloat) {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = diameter / 2
        label.textColor = .white
        label.font = .systemFont(ofSize: (diameter * 0.47).rounded(), weight: .semibold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: diameter),
            heightAnchor.constraint(equalTo: widthAnchor),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
