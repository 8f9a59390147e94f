/// The view of an alert: a card in the middle of a dimmed screen, with texts and a button for each action.
final class AlertView: UIView {
    /// Returns whether the alert responds to VoiceOver's escape gesture.
    var onEscape: () -> Bool = { false }
    private let card = UIView()
    private let labels: [UILabel]
    private let buttons: [UIButton]

    /// Distances and sizes, in points: about a phone's.
    private static let width: CGFloat = 270
    private static let margin: CGFloat = 16
    private static let buttonHeight: CGFloat = 44

    init(title: String?, message: String?, actions: [UIAlertAction], choose: @escaping (UIAlertAction) -> Void) {
        let texts = [(title, UIFont.systemFont(ofSize: 17, weight: .semibold)), (message, UIFont.systemFont(ofSize: 13))]
        labels = texts.compactMap { text, font in text.map { AlertView.label($0, font) } }
        buttons = actions.map { AlertView.button(for: $0, choose: choose) }
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        accessibilityViewIsModal = true
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        labels.first?.accessibilityTraits = .header
        (labels + buttons).forEach(card.addSubview)
        addSubview(card)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    private static func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private static func button(for action: UIAlertAction, choose: @escaping (UIAlertAction) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = action.isEnabled
        button.addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
        action.didChange = { [weak button, weak action] in button?.isEnabled = action?.isEnabled ?? false }
        return button
    }

    override func accessibilityPerformEscape() -> Bool { onEscape() }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = AlertView.margin
        func put(_ view: UIView, _ height: CGFloat, margin: CGFloat) {
            view.frame = CGRect(x: margin, y: y, width: AlertView.width - 2 * margin, height: height)
            y += height
        }
        for label in labels {
            let room = CGSize(width: AlertView.width - 2 * AlertView.margin, height: .greatestFiniteMagnitude)
            put(label, label.sizeThatFits(room).height, margin: AlertView.margin)
        }
        y += AlertView.margin
        for button in buttons { put(button, AlertView.buttonHeight, margin: 0) }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        card.frame = CGRect(x: middle.x - AlertView.width / 2, y: middle.y - y / 2, width: AlertView.width, height: y)
    }
}
