/// The content of a navigation bar for one item: title, back button, buttons.
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private weak var bar: UINavigationBar?
    private let titleLabel = UILabel()
    private let largeTitle = NavigationLargeTitle()
    private var hasLargeTitle = false
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var backButton: BackButton?

    init(item: UINavigationItem, bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        super.init(frame: bar.bounds)
        rebuild()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    private var titleShown: UIView { item.titleView ?? titleLabel }

    func rebuild() {
        subviews.forEach { $0.removeFromSuperview() }
        titleLabel.text = item.title
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        let left = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
        let right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
        backButton = nil
        let hasBack = !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
        if hasBack, let previous = bar?.backItem {
            let button = BackButton(previous: previous) { [weak bar] in bar?.goBack() }
            backButton = button
        }
        leading = left.map { BarButtonView.view(for: $0) }
        trailing = right.map { BarButtonView.view(for: $0) }
        ([largeTitle, titleShown] + leading + trailing + [backButton].compactMap { $0 }).forEach { addSubview($0) }
        updateTitleAttributes()
    }

    func updateTitleAttributes() {
        let attributes = bar?.shownAppearance.titleTextAttributes ?? [:]
        titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    /// Sets the presence of the content, 0 to 1. The whole content fades, and the offset moves the titles and the back button's text.
    func setPresence(_ presence: CGFloat, offset: CGFloat) {
        alpha = presence
        titleShown.transform = CGAffineTransform(translationX: offset, y: 0)
        largeTitle.transform = CGAffineTransform(translationX: offset, y: 0)
        backButton?.setTextOffset(offset)
    }

    /// Updates whether the title is large. A screen that has left the stack keeps its title as it is.
    func updateLargeTitle() {
        guard let controller = bar?.controller, controller.stack.contains(where: { $0.navigationItem === item }) else { return }
        hasLargeTitle = controller.showsLargeTitle(item)
    }

    /// The size of the row with the buttons and the small title.
    private var row: CGSize { CGSize(width: bounds.width, height: bounds.height - (bar?.titleHeight ?? 0)) }

    private func placeLargeTitle(from start: CGFloat, to end: CGFloat) {
        updateLargeTitle()
        largeTitle.show(hasLargeTitle ? item.title : nil, attributes: bar?.shownAppearance.largeTitleTextAttributes ?? [:])
        // Documented: the small title comes if the large one has gone.
        titleLabel.alpha = hasLargeTitle && row.height < bounds.height ? 0 : 1
        largeTitle.bounds.size = CGSize(width: max(end - start, 0), height: bounds.height - row.height)
        largeTitle.center = CGPoint(x: (start + end) / 2, y: row.height + largeTitle.bounds.height / 2)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // All views are placed from the leading edge, and mirrored at the end for right-to-left languages. The distances are a phone's own
        // numbers: 16 points from the edges to the buttons, and 8 points between buttons and before the chevron.
        let insets = bar?.safeAreaInsets ?? .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (startInset, endInset) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
        let room = CGRect(x: startInset, y: 0, width: bounds.width - startInset - endInset, height: bounds.height)
        placeLargeTitle(from: insets.left + 16, to: bounds.width - insets.right - 16)
        var end = room.maxX - 16
        for view in trailing {
            let size = fittingSize(view)
            place(view, x: end - size.width, size: size, isMirrored: isMirrored)
            end -= size.width + 8
        }
        let titleWidth = min(fittingSize(titleShown).width, room.width)
        var start = room.minX + 16
        if let backButton {
            let free = max((bounds.width - titleWidth) / 2 - room.minX - 16, 0)
            let size = CGSize(width: backButton.fit(width: free), height: row.height)
            place(backButton, x: room.minX + 8, size: size, isMirrored: isMirrored)
            start = room.minX + 8 + size.width + 8
        }
        for view in leading {
            let size = fittingSize(view)
            place(view, x: start, size: size, isMirrored: isMirrored)
            start += size.width + 8
        }
        placeTitle(width: titleWidth, from: start, to: end, isMirrored: isMirrored)
    }

    /// Places the title in the middle of the bar, or as near to the middle as the buttons allow.
    private func placeTitle(width: CGFloat, from start: CGFloat, to end: CGFloat, isMirrored: Bool) {
        let width = max(min(width, end - start), 0)
        let x = min(max((bounds.width - width) / 2, start), end - width)
        place(titleShown, x: x, size: CGSize(width: width, height: fittingSize(titleShown).height), isMirrored: isMirrored)
    }

    private func fittingSize(_ view: UIView) -> CGSize { view.sizeOnBar(row) }

    private func place(_ view: UIView, x: CGFloat, size: CGSize, isMirrored: Bool) {
        view.placeOnBar(row, x: x, size: size, isMirrored: isMirrored)
    }
}
