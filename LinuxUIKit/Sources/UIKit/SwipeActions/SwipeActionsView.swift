/// The buttons that a swiped row uncovers. The first one is at the row's edge.
@MainActor final class SwipeActionsView: UIView {
    /// The minimum width of a button, in points: chosen.
    private static let minimumWidth: CGFloat = 74
    private static let padding: CGFloat = 16

    private let isAtRight: Bool
    private let buttons: [UIButton]
    private let widths: [CGFloat]

    init(_ actions: [UIContextualAction], isAtRight: Bool, perform: @escaping (UIContextualAction, UIView) -> Void) {
        self.isAtRight = isAtRight
        buttons = actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.setImage(action.image, for: .normal)
            button.tintColor = .white
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { [unowned button] _ in perform(action, button) }, for: .touchUpInside)
            return button
        }
        widths = buttons.map {
            max(SwipeActionsView.minimumWidth, ($0.intrinsicContentSize.width + 2 * SwipeActionsView.padding).rounded())
        }
        super.init(frame: .zero)
        clipsToBounds = true
        // Buttons nearer to the edge lie above the others, which come out from below them.
        for button in buttons.reversed() { addSubview(button) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The width at which all buttons are fully visible.
    var openWidth: CGFloat { widths.reduce(0, +) }

    /// The button of the first action.
    var firstButton: UIView? { buttons.first }

    /// Shows the buttons in a rectangle of the list. The rectangle may be narrower or wider than the buttons.
    func show(in frame: CGRect, firstFills: Bool) {
        self.frame = frame
        var end: CGFloat = 0
        for (index, (button, width)) in zip(buttons, widths).enumerated() {
            let share = firstFills ? (index == 0 ? frame.width : 0) : frame.width * width / openWidth
            end += share
            // A partly uncovered button keeps its width. Without this, the text would move inside the button.
            let width = max(share, width)
            button.frame = CGRect(x: isAtRight ? frame.width - end : end - width, y: 0, width: width, height: frame.height)
        }
    }
}
