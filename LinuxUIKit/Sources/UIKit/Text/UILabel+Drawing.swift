extension UILabel {
    /// Lays the text out in lines. A single clipped line gets no width, so that the layout doesn't cut the line.
    func layout(width: CGFloat?, lines: Int, scale: CGFloat = 1) -> TextLayout {
        let style = TextLayout.Style(
            alignment: textAlignment,
            lineBreakMode: lineBreakMode,
            maximumLines: lines,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        let isClipped = lines == 1 && lineBreakMode == .byClipping
        let runs = content.runs(color: stateColor, scale: scale, traits: traitCollection)
        return TextLayout(runs, style: style, width: isClipped ? nil : width)
    }

    private var stateColor: UIColor? {
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? highlightedTextColor : nil
    }

    /// Returns the size of the text, rounded up to whole pixels as UIKit's are.
    func textSize(width: CGFloat?, lines: Int) -> CGSize {
        guard !content.isEmpty else { return .zero }
        // The size of a single line is that of the whole line, independent of the room.
        let width = lines == 1 ? nil : width.flatMap { $0 < 100_000 ? $0 : nil }
        let size = layout(width: width, lines: lines).size
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    func drawLines(in rect: CGRect) {
        guard !content.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = fittingLayout(in: rect)
        let y = rect.minY + (rect.height - layout.size.height) / 2
        context.saveGState()
        context.clip(to: rect)
        layout.draw(at: CGPoint(x: rect.minX + clippedInset(layout, in: rect), y: aligned(y)), in: context)
        context.restoreGState()
    }

    /// Rounds the start of a line to whole pixels, so that the letters of all labels are alike.
    private func aligned(_ y: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (y * scale).rounded() / scale
    }

    /// Lays out only the lines that fit into the rectangle, but at least one line.
    private func fittingLayout(in rect: CGRect) -> TextLayout {
        let scale = fittingScale(in: rect.width)
        let layout = layout(width: rect.width, lines: numberOfLines, scale: scale)
        guard numberOfLines != 1, layout.size.height > rect.height + 0.5, layout.lineCount > 1 else { return layout }
        let lineHeight = layout.size.height / CGFloat(layout.lineCount)
        return self.layout(width: rect.width, lines: max(Int((rect.height + 0.5) / lineHeight), 1), scale: scale)
    }

    /// Returns the factor of the font's size. The factor is below 1 if the font shrinks to fit a single line.
    private func fittingScale(in width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
        let natural = layout(width: nil, lines: 1).size.width
        guard natural > width else { return 1 }
        return max(width / natural * 0.999, minimumScaleFactor, 0.01)
    }

    private func clippedInset(_ layout: TextLayout, in rect: CGRect) -> CGFloat {
        guard numberOfLines == 1, lineBreakMode == .byClipping else { return 0 }
        let room = rect.width - layout.size.width
        return switch textAlignment {
        case .left, .justified: 0
        case .right: room
        case .center: room / 2
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? room : 0
        }
    }
}
