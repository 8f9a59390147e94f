import UIKit

/// A row of the settings: a title, a value and a control. A wide control is below the title. Any other control is at the title's end.
final class SettingRow: UIView {
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()
    private let control: UIControl
    /// Whether the control takes the whole width.
    private let isWide: Bool
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 10

    /// The value as text, for a control that doesn't show its value.
    var value: String? {
        didSet {
            valueLabel.text = value
            control.accessibilityValue = value
        }
    }

    init(title: String, control: UIControl, isWide: Bool) {
        self.control = control
        self.isWide = isWide
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        titleLabel.text = title
        titleLabel.numberOfLines = 0
        valueLabel.textColor = .secondaryLabel
        control.accessibilityLabel = title
        for label in [titleLabel, valueLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        constrain()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Lays out the title with the control at its end. If the control is wide, the value is at the title's end, and the control is below
    /// the title.
    private func constrain() {
        let last: UIView = isWide ? valueLabel : control
        let line = UIStackView(arrangedSubviews: [titleLabel, last])
        line.alignment = .center
        line.spacing = SettingRow.spacing
        // The title gets the remaining width.
        last.setContentHuggingPriority(.required, for: .horizontal)
        last.setContentCompressionResistancePriority(.required, for: .horizontal)
        let column = UIStackView(arrangedSubviews: isWide ? [line, control] : [line])
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: isWide ? -10 : -8),
            column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: SettingRow.margin),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -SettingRow.margin),
        ])
    }
}
