extension UILabel {
    /// The text in lines. A single line that is clipped has no width to be cut to.
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

    /// Rounded up to whole pixels, as UIKit gives sizes of text.
    func textSize(width: CGFloat?, lines: Int) -> CGSize {
        guard !content.isEmpty else { return .zero }
        // A single line's size is that of the whole line, whatever the room is.
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

    /// Lines start on whole pixels, so that the letters of all labels are alike.
    private func aligned(_ y: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (y * scale).rounded() / scale
    }

    /// Only as many lines as the rectangle has room for, at least one.
    private func fittingLayout(in rect: CGRect) -> TextLayout {
        let scale = fittingScale(in: rect.width)
        let layout = layout(width: rect.width, lines: numberOfLines, scale: scale)
        guard numberOfLines != 1, layout.size.height > rect.height + 0.5, layout.lineCount > 1 else { return layout }
        let lineHeight = layout.size.height / CGFloat(layout.lineCount)
        return self.layout(width: rect.width, lines: max(Int((rect.height + 0.5) / lineHeight), 1), scale: scale)
    }

    /// How much smaller the font is, where it may shrink to let a single line fit.
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
