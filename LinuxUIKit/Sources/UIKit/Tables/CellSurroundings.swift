/// The properties of a cell that follow from its place in the table, as a value.
struct CellSurroundings: Equatable {
    /// The kind of a line at an edge of a cell.
    enum Separator {
        case none
        /// A line that begins at the separator's inset.
        case inset
        /// A line from side to side.
        case full
    }

    /// The system's background color for the table's style, or `nil` outside a table.
    var background: UIColor?
    /// The margin at the sides, in points.
    var margin: CGFloat = 16
    var top = Separator.none
    var bottom = Separator.none
    var separatorColor: UIColor?
    /// The table's inset for separators.
    var separatorInset = UIEdgeInsets(
        top: 0,
        left: CellMetrics.automatic,
        bottom: 0,
        right: CellMetrics.automatic
    )
    var insetCountsFromAutomatic = false
    var insetsContentToSafeArea = true
    /// The round corners of a cell at an end of an inset group.
    var corners: CACornerMask = []
}

extension UITableViewCell {
    func surroundingsDidChange() {
        // Only the cells of inset groups get their corners from the table. Other cells keep the corners that the app has set.
        if !surroundings.corners.isEmpty || clipsForCorners {
            clipsForCorners = !surroundings.corners.isEmpty
            layer.cornerRadius = clipsForCorners ? CellMetrics.cornerRadius : 0
            layer.maskedCorners = surroundings.corners
            clipsToBounds = clipsForCorners
        }
        updateBackgrounds()
        setNeedsLayout()
    }

    /// - Parameter textStart: The start of the text, after a control and an image. A separator with an automatic inset starts there, too.
    func layOutSeparators(textStart: CGFloat, _ placed: (CGRect) -> CGRect) {
        let thickness = 1 / max(traitCollection.displayScale, 1)
        for (line, (kind, y)) in zip(
            separators,
            [(surroundings.top, 0), (surroundings.bottom, bounds.height - thickness)]
        ) {
            line.isHidden = kind == .none
            line.backgroundColor = surroundings.separatorColor
            let insets = kind == .full ? .zero : effectiveSeparatorInset(textStart: textStart)
            let width = max(0, bounds.width - insets.left - insets.right)
            line.frame = placed(CGRect(x: insets.left, y: y, width: width, height: thickness))
            bringSubviewToFront(line)
        }
    }

    private func effectiveSeparatorInset(textStart: CGFloat) -> UIEdgeInsets {
        let wanted = separatorInset
        func effective(_ side: CGFloat, automatic: CGFloat) -> CGFloat {
            if side == UITableView.automaticDimension { return automatic }
            return surroundings.insetCountsFromAutomatic ? automatic + side : side
        }
        return UIEdgeInsets(
            top: 0,
            left: effective(wanted.left, automatic: textStart),
            bottom: 0,
            right: effective(wanted.right, automatic: 0)
        )
    }
}

extension UIView {
    /// Highlights the labels and image views in the view, or ends the highlight. They show their highlighted colors and images, if they
    /// have any.
    func highlightContents(_ isHighlighted: Bool) {
        for view in subviews {
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
            view.highlightContents(isHighlighted)
        }
    }
}
