/// Lays out the parts of a cell.
extension UITableViewCell {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the frame of the contents beside the editing control and the accessory. The frame isn't mirrored for languages that are read
    /// from right to left.
    func contentFrame(in size: CGSize) -> CGRect {
        let area = sideInsets
        var frame = CGRect(x: area.left, y: 0, width: max(0, size.width - area.left - area.right), height: size.height)
        if isEditing, editingStyle != .none, shouldIndentWhileEditing {
            frame.origin.x += CellMetrics.editingWidth
            frame.size.width -= CellMetrics.editingWidth
        }
        if let accessory { frame.size.width -= accessory.bounds.width + CellMetrics.accessorySpacing + surroundings.margin }
        frame.size.width = max(0, frame.width)
        return frame
    }

    /// The safe area's insets at the sides of the cell. They come from the table, since a cell is measured before it is in its final place.
    private var sideInsets: UIEdgeInsets {
        guard surroundings.insetsContentToSafeArea else { return .zero }
        return tableView?.safeAreaInsetsOfElements ?? safeAreaInsets
    }

    func layout(in size: CGSize) -> CellLayout {
        var contents = CellLayout.Contents()
        contents.style = style
        contents.image = ownImageView?.image?.size
        if let (text, detail) = textLabels {
            contents.text = { text.sizeThatFits(CGSize(width: $0, height: 0)) }
            contents.detail = detail.map { detail in { detail.sizeThatFits(CGSize(width: $0, height: 0)) } }
        }
        contents.leading = surroundings.margin + CGFloat(indentationLevel) * indentationWidth
        contents.trailing = accessory == nil ? surroundings.margin : 0
        return CellLayout(contents, in: size)
    }

    func layOutParts() {
        func placed(_ rect: CGRect) -> CGRect {
            isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        systemBackground.frame = bounds
        takeMargins()
        let frame = contentFrame(in: bounds.size)
        content.frame = placed(frame)
        let natural = layout(in: frame.size)
        let layout = isMirrored ? natural.mirrored(in: frame.width) : natural
        if let image = layout.image { ownImageView?.frame = image }
        if let textLabels {
            textLabels.text.frame = layout.text ?? .zero
            textLabels.detail?.frame = layout.detail ?? .zero
        }
        layOutSides(placed)
        let start = natural.image == nil ? nil : natural.text?.minX
        layOutSeparators(textStart: frame.minX + (start ?? surroundings.margin), placed)
    }

    /// Gives the content view the cell's margins, unless the app has set other margins.
    func takeMargins() {
        guard content.marginState.own == automaticMargins else { return }
        automaticMargins = NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin,
            leading: surroundings.margin,
            bottom: CellMetrics.verticalMargin,
            trailing: accessory == nil ? surroundings.margin : CellMetrics.accessorySpacing
        )
        if let automaticMargins { content.setOwnMargins(automaticMargins) }
    }

    private func layOutSides(_ placed: (CGRect) -> CGRect) {
        if let accessory {
            let size = accessory.bounds.size
            let x = bounds.width - sideInsets.right - surroundings.margin - size.width
            accessory.frame = placed(CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
        }
        let control = editingControl.bounds.size
        let y = ((bounds.height - control.height) / 2).rounded()
        editingControl.frame = placed(CGRect(x: sideInsets.left + surroundings.margin, y: y, width: control.width, height: control.height))
    }
}
