extension NSAttributedString {
    /// Returns the size of the text in lines of any width, in points, not rounded.
    public func size() -> CGSize {
        layout(width: nil).size
    }

    /// Draws the text with its upper left corner at a point, in lines of any width.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout(width: nil).draw(at: point, in: context)
    }

    /// Draws the text in a rectangle and clips it there.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        layout(width: rect.width).draw(at: rect.origin, in: context)
        context.restoreGState()
    }

    /// Draws the text in a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let current = UIGraphicsGetCurrentContext() else { return }
        guard options.contains(.usesLineFragmentOrigin) else {
            // A single line, whose baseline begins at the origin.
            let layout = layout(width: nil)
            return layout.draw(at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline), in: current)
        }
        layout(in: rect.size, options).draw(at: rect.origin, in: current)
    }

    /// Returns the box of the text in a size, not rounded. Without `.usesLineFragmentOrigin`, the box is that of one line around its
    /// baseline.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = layout(width: nil)
            return CGRect(origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size)
        }
        return CGRect(origin: .zero, size: layout(in: size, options).size)
    }

    /// Lays the text out in a size. A dimension of 0 is no limit.
    private func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
        let truncates = options.contains(.truncatesLastVisibleLine)
        return layout(
            width: size.width > 0 ? size.width : nil,
            height: truncates && size.height > 0 ? size.height : nil,
            truncates: truncates
        )
    }

    private func layout(width: CGFloat?, height: CGFloat? = nil, truncates: Bool = false) -> TextLayout {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        var style = TextLayout.Style(lineBreakMode: .byWordWrapping, isRightToLeft: isRightToLeft)
        if let paragraph = firstParagraphStyle {
            style.alignment = paragraph.alignment
            style.lineBreakMode = paragraph.lineBreakMode
            style.lineSpacing = paragraph.lineSpacing
            // If the style cuts lines off, the text has only one line.
            if ![.byWordWrapping, .byCharWrapping].contains(paragraph.lineBreakMode) { style.maximumLines = 1 }
        }
        if truncates {
            style.lineBreakMode = .byTruncatingTail
            style.maximumLines = 0
        }
        // Apple draws strings without attributes in Helvetica 12, black.
        return TextLayout(textRuns(font: .systemFont(ofSize: 12), color: .black), style: style, width: width, height: height)
    }

    /// The style of the first paragraph, which counts for the whole text here.
    var firstParagraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// Returns the text in runs.
    ///
    /// - Parameters:
    ///   - font: The font of text that has no font.
    ///   - color: The colour of text that has no colour.
    ///   - traits: The traits that resolve dynamic colours.
    func textRuns(font: UIFont, color: UIColor, traits: UITraitCollection = .current) -> [TextRun] {
        var runs: [TextRun] = []
        guard length > 0 else { return [] }
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let kern = attributes[.kern]
            runs.append(
                TextRun(
                    text: attributedSubstring(from: range).string,
                    font: attributes[.font] as? UIFont ?? font,
                    color: (attributes[.foregroundColor] as? UIColor ?? color).resolvedColor(with: traits).cgColor,
                    kern: kern as? CGFloat ?? (kern as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
                )
            )
        }
        return runs
    }
}
