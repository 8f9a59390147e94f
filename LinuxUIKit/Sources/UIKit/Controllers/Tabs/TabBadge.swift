/// The small oval at a tab's image, with a number or a word.
final class TabBadge: UIView {
    private let label = UILabel()

    /// Measures of a phone's badge, in points: its height, and the text's distance from its ends.
    static let height: CGFloat = 18
    private static let margin: CGFloat = 5.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = TabBadge.height / 2
        label.font = .systemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ text: String, color: UIColor?) {
        label.text = text
        backgroundColor = color ?? .systemRed
        let width = label.sizeThatFits(.zero).width.rounded(.up) + 2 * TabBadge.margin
        bounds.size = CGSize(width: max(width, TabBadge.height), height: TabBadge.height)
        label.frame = bounds
    }
}
