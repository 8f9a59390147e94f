/// The view of an open menu: the list, the preview, and a backdrop around them that closes the menu.
final class ContextMenuView: UIView {
    private let menu: ContextMenu
    private let backdrop = UIControl()
    private let list = MenuListView()
    private let preview: ContextMenuPreview?
    private let anchor: CGRect

    init(_ menu: ContextMenu, anchor: CGRect, preview: ContextMenuPreview?) {
        self.menu = menu
        self.anchor = anchor
        self.preview = preview
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        isOpaque = false
        // Behind a preview, the rest of the screen is dimmed.
        backdrop.backgroundColor = preview == nil ? nil : UIColor.black.withAlphaComponent(0.3)
        backdrop.isAccessibilityElement = true
        backdrop.accessibilityLabel = "Dismiss context menu"
        backdrop.addAction(UIAction { [weak menu] _ in menu?.close(animated: true) }, for: [.touchUpInside, .touchUpOutside])
        preview?.addAction(UIAction { [weak menu] _ in menu?.commit() }, for: .touchUpInside)
        ([backdrop, preview, list] as [UIView?]).forEach { $0.map { addSubview($0) } }
        list.choose = { [weak menu] in menu?.choose($0) }
        list.goBack = { [weak menu] in menu?.goBack() }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    func show(_ entries: [MenuEntry]) {
        list.show(entries)
        list.isHidden = entries.isEmpty
        setNeedsLayout()
    }

    /// Highlights the row under a finger. Returns whether there is such a row.
    func highlightRow(atScreenPoint point: CGPoint) -> Bool {
        list.highlightRow(at: point.applying(CALayer.transform(from: nil, to: list.layer)))
    }

    func chooseHighlightedRow() {
        list.chooseHighlightedRow()
    }

    func close() {
        menu.close(animated: true)
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 12, dy: 8)
        var placement = MenuPlacement(room: room, menu: list.fittingSize(in: room.size), anchor: anchor)
        placement.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let preview {
            let frames = placement.frames(withPreview: preview.home, size: preview.size)
            preview.frame = frames.preview
            list.frame = frames.menu
        } else {
            list.frame = placement.menuFrame
        }
    }
}
