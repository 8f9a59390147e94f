/// The list of a menu's lines.
final class MenuListView: UIView {
    var choose: ((UIMenuElement) -> Void)?
    var goBack: (() -> Void)?
    private let scroll = UIScrollView()
    private var lines: [UIView] = []

    /// The width and the corner radius of a menu, in points: a phone's own numbers.
    static let width: CGFloat = 250
    private static let cornerRadius: CGFloat = 13
    /// The height of the thick line between groups.
    private static let gapHeight: CGFloat = 8

    init() {
        super.init(frame: .zero)
        // On a phone, the content behind the menu shines through blurred.
        backgroundColor = UIColor(light: 0xF7F7_F7FF, dark: 0x2525_25FF)
        layer.cornerRadius = MenuListView.cornerRadius
        clipsToBounds = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = false
        addSubview(scroll)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    func show(_ entries: [MenuEntry]) {
        lines.forEach { $0.removeFromSuperview() }
        let hasTicks = entries.contains { if case .element(let element) = $0 { element.tick != nil } else { false } }
        lines = entries.enumerated().map { index, entry in
            let isFollowed = if index + 1 < entries.count, case .gap = entries[index + 1] { false } else { index + 1 < entries.count }
            return line(for: entry, hasTicks: hasTicks, hasSeparator: isFollowed)
        }
        lines.forEach(scroll.addSubview)
        setNeedsLayout()
    }

    private func line(for entry: MenuEntry, hasTicks: Bool, hasSeparator: Bool) -> UIView {
        switch entry {
        case .gap:
            let gap = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: MenuListView.gapHeight))
            gap.backgroundColor = .systemFill
            gap.isUserInteractionEnabled = false
            return gap
        case .header(let title):
            let row = MenuRow(title: title, style: .header, hasSeparator: hasSeparator)
            row.isUserInteractionEnabled = false
            return row
        case .back(let title):
            let row = MenuRow(title: title, style: .back, hasSeparator: hasSeparator)
            row.perform = { [weak self] in self?.goBack?() }
            return row
        case .element(let element):
            let row = MenuRow(element, hasTicks: hasTicks, hasSeparator: hasSeparator)
            row.perform = { [weak self] in self?.choose?(element) }
            return row
        }
    }

    // MARK: Layout

    func fittingSize(in room: CGSize) -> CGSize {
        guard !lines.isEmpty else { return .zero }
        return CGSize(width: min(MenuListView.width, room.width), height: min(lines.map(height).reduce(0, +), room.height))
    }

    private func height(of line: UIView) -> CGFloat {
        (line as? MenuRow)?.height ?? MenuListView.gapHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        var y: CGFloat = 0
        for line in lines {
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: line))
            y += line.frame.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
    }

    // MARK: A finger that slides over it

    func highlightRow(at point: CGPoint) -> Bool {
        let inner = scroll.convert(point, from: self)
        let isInside = bounds.contains(point)
        for row in rows { row.isHighlighted = isInside && row.isEnabled && row.isUserInteractionEnabled && row.frame.contains(inner) }
        return rows.contains(where: \.isHighlighted)
    }

    func chooseHighlightedRow() {
        guard let row = rows.first(where: \.isHighlighted) else { return }
        row.isHighlighted = false
        row.sendActions(for: .touchUpInside)
    }

    private var rows: [MenuRow] { lines.compactMap { $0 as? MenuRow } }
}
