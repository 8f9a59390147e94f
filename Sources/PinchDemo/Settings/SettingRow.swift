import UIKit

/// A line of the settings: what is set, its value, and a control, beside it or, where there is no room, beneath.
final class SettingRow: UIView {
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()
    private let control: UIControl
    /// Whether the control wants the whole width.
    private let isWide: Bool
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 10

    /// The value in words, where the control does not show it.
    var value: String? {
        didSet {
            valueLabel.text = value
            control.accessibilityValue = value
            setNeedsLayout()
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
        for view in [titleLabel, valueLabel, control] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(in: size.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(in: bounds.width) { $0.frame = $1 }
    }

    /// Gives each part its place for a width, and answers how high the row is.
    private func place(in width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
        let margin = SettingRow.margin
        let inner = width - 2 * margin
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let controlSize = control.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
        let valueSize = value == nil ? .zero : valueLabel.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
        let trailing = isWide ? valueSize : controlSize
        let titleWidth = inner - trailing.width - SettingRow.spacing
        let titleHeight = titleLabel.sizeThatFits(CGSize(width: titleWidth, height: .greatestFiniteMagnitude)).height
        let lineHeight = max(titleHeight, trailing.height, 28)
        let top: CGFloat = 8
        set(titleLabel, mirrored(CGRect(x: margin, y: top + (lineHeight - titleHeight) / 2, width: titleWidth, height: titleHeight)))
        let trailingFrame = mirrored(
            CGRect(
                x: width - margin - trailing.width,
                y: top + (lineHeight - trailing.height) / 2,
                width: trailing.width,
                height: trailing.height
            )
        )
        set(isWide ? valueLabel : control, trailingFrame)
        guard isWide else { return lineHeight + 2 * top }
        let controlTop = top + lineHeight + 4
        set(control, CGRect(x: margin, y: controlTop, width: inner, height: controlSize.height))
        return controlTop + controlSize.height + top + 2
    }
}
