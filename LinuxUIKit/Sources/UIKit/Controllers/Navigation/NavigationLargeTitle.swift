/// The large title below the row of a navigation bar. If the content leaves less room, the upper part of the title is cut off.
final class NavigationLargeTitle: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    func show(_ title: String?, attributes: [NSAttributedString.Key: Any]) {
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        label.textAlignment = .natural
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = UINavigationController.largeTitleHeight
        label.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
