/// The chevron, tick or detail button at the trailing edge of a cell.
@MainActor final class CellAccessory: UIControl {
    private let type: UITableViewCell.AccessoryType

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: CGRect(origin: .zero, size: CellAccessory.size(of: type)))
        isOpaque = false
        contentMode = .redraw
        // The row gets the touches on a chevron or a tick.
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 14)
        case .checkmark: CGSize(width: 16, height: 16)
        case .detailButton: CGSize(width: 24, height: 24)
        case .detailDisclosureButton: CGSize(width: 44, height: 24)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(in: bounds)
        case .checkmark: drawTick()
        case .detailButton: drawDetail(x: 0)
        case .detailDisclosureButton:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            drawDetail(x: isMirrored ? bounds.width - 24 : 0)
            drawChevron(in: CGRect(x: isMirrored ? 0 : bounds.width - 8, y: 5, width: 8, height: 14))
        }
    }

    private func drawChevron(in rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (back, point) = isMirrored ? (rect.maxX - 1, rect.minX + 1) : (rect.minX + 1, rect.maxX - 1)
        stroke(.tertiaryLabel, width: 2, [(back, rect.minY + 1), (point, rect.midY), (back, rect.maxY - 1)])
    }

    private func drawTick() {
        stroke(tintColor, width: 2, [(2, 8.5), (6, 13), (14, 3)])
    }

    private func drawDetail(x: CGFloat) {
        tintColor.setStroke()
        let circle = UIBezierPath(ovalIn: CGRect(x: x + 2, y: 2, width: 20, height: 20))
        circle.lineWidth = 1.5
        circle.stroke()
        stroke(tintColor, width: 1.5, [(x + 10.5, 10.5), (x + 12, 10.5), (x + 12, 17)])
        tintColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: x + 10.8, y: 6, width: 2.4, height: 2.4)).fill()
    }

    private func stroke(_ color: UIColor, width: CGFloat, _ points: [(CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}

/// The round control of a cell in editing mode, as a picture only. Deleting and inserting with this control isn't simulated.
@MainActor final class CellEditingControl: UIView {
    var style = UITableViewCell.EditingStyle.none {
        didSet { setNeedsDisplay() }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard style != .none else { return }
        (style == .delete ? UIColor.systemRed : .systemGreen).setFill()
        UIBezierPath(ovalIn: bounds).fill()
        UIColor.white.setFill()
        UIBezierPath(rect: CGRect(x: 5, y: 10, width: 12, height: 2)).fill()
        if style == .insert { UIBezierPath(rect: CGRect(x: 10, y: 5, width: 2, height: 12)).fill() }
    }
}
