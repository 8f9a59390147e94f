/// What a cell shows because of the place in the table where it lies, as a value.
struct CellSurroundings: Equatable {
    /// Lines at an edge of a cell.
    enum Separator {
        case none
        /// From the separator's inset on.
        case inset
        /// From side to side.
        case full
    }

    /// The system's background for such a table; nil outside of one.
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
    /// The corners of an inset group that the cell has.
    var corners: CACornerMask = []
}

extension UITableViewCell {
    func surroundingsDidChange() {
        // Cells that do not stand back from the sides keep the corners that the app gives them.
        if !surroundings.corners.isEmpty || clipsForCorners {
            clipsForCorners = !surroundings.corners.isEmpty
            layer.cornerRadius = clipsForCorners ? CellMetrics.cornerRadius : 0
            layer.maskedCorners = surroundings.corners
            clipsToBounds = clipsForCorners
        }
        updateBackgrounds()
        setNeedsLayout()
    }

    /// - Parameter textStart: where the text begins, beside a control and an image: the line begins there, too.
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
    /// Labels and images in a cell show that it is selected or highlighted, if they have a colour or image for it.
    func highlightContents(_ isHighlighted: Bool) {
        for view in subviews {
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
            view.highlightContents(isHighlighted)
        }
    }
}
