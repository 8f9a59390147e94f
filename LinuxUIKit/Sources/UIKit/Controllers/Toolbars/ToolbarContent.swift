/// The buttons of a toolbar, from the leading edge to the trailing one.
final class ToolbarContent: UIView {
    private(set) var items: [UIBarButtonItem] = []
    private var views: [UIView] = []
    private weak var bar: UIToolbar?

    /// The distance from the edges to the first and the last button, in points: a phone's own number.
    private static let margin: CGFloat = 16
    /// The distance between adjacent buttons, in points: a guess.
    private static let gap: CGFloat = 8

    init(_ items: [UIBarButtonItem], in bar: UIToolbar) {
        self.bar = bar
        super.init(frame: bar.bounds)
        show(items)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    func show(_ items: [UIBarButtonItem]) {
        self.items = items
        items.forEach { $0.owner = bar }
        rebuild()
    }

    func rebuild() {
        subviews.forEach { $0.removeFromSuperview() }
        views = shownItems.map { BarButtonView.view(for: $0) }
        views.forEach { addSubview($0) }
        setNeedsLayout()
    }

    private var shownItems: [UIBarButtonItem] { items.filter { !$0.isHidden } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = bar?.safeAreaInsets ?? .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = (isMirrored ? insets.right : insets.left) + ToolbarContent.margin
        let room = bounds.width - insets.left - insets.right - 2 * ToolbarContent.margin
        for (view, place) in zip(views, places(in: room)) {
            let size = CGSize(width: place.width, height: view.sizeOnBar(bounds.size).height)
            view.placeOnBar(bounds.size, x: start + place.x, size: size, isMirrored: isMirrored)
        }
    }

    /// Returns the place and the width of each item. Flexible gaps share the remaining room.
    private func places(in room: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        let items = shownItems
        let widths = zip(items, views).map { item, view -> CGFloat in
            switch item.space {
            case .fixed: item.width
            case .flexible: 0
            case nil: view.sizeOnBar(bounds.size).width
            }
        }
        let gaps = items.indices.map { index -> CGFloat in
            index > 0 && items[index].space == nil && items[index - 1].space == nil ? ToolbarContent.gap : 0
        }
        let free = max(room - widths.reduce(0, +) - gaps.reduce(0, +), 0)
        let share = free / CGFloat(max(items.count { $0.space == .flexible }, 1))
        var x: CGFloat = 0
        return items.indices.map { index in
            let width = items[index].space == .flexible ? share : widths[index]
            let place = (x: x + gaps[index], width: width)
            x = place.x + width
            return place
        }
    }
}
