import CCairo
import CPango

/// Text that Pango has broken into lines, with its size in points.
///
/// Pango counts lines by paragraphs and UIKit by labels, so what there is room for, and where the ellipsis stands, is decided here.
final class TextLayout {
    /// How a text is to be laid out.
    struct Style: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 is any number.
        var maximumLines = 0
        /// The interface's direction, which natural alignment follows.
        var isRightToLeft = false
        var lineSpacing: CGFloat = 0
    }

    private struct PlacedLine {
        let text: ShapedText
        let line: ShapedText.Line
        let top: CGFloat

        var bottom: CGFloat { top + line.height }
        var baseline: CGFloat { top + line.ascent }
    }

    /// Pango's units for a point.
    static let unit = CGFloat(1024)

    private let runs: [TextRun]
    private let style: Style
    private let width: CGFloat?
    private var lines: [PlacedLine] = []

    /// Whether text was left out.
    private(set) var isTruncated = false

    /// Lays a text out.
    ///
    /// - Parameters:
    ///   - runs: parts of the text, each in one font and colour.
    ///   - width: the room for a line in points; nil is any room.
    ///   - height: the room for all lines in points; nil is any room. The first line is there in any case.
    init(_ runs: [TextRun], style: Style, width: CGFloat?, height: CGFloat? = nil) {
        self.runs = runs.filter { !$0.text.isEmpty }
        self.style = style
        self.width = width
        guard !self.runs.isEmpty else { return }
        let wrap = style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
        let whole = shape(self.runs, fitting: .wrapped(wrap), isJustified: style.alignment == .justified && width != nil)
        let limit = lineLimit(of: whole, height: height)
        isTruncated = whole.lines.count > limit
        whole.lines.prefix(isTruncated ? limit - 1 : limit).forEach { place($0, of: whole) }
        if isTruncated { placeLastLine(whole.lines[limit - 1], of: whole) }
    }

    // MARK: Measures

    /// The size of all lines, in points, not rounded.
    var size: CGSize {
        CGSize(width: lines.map(\.line.width).max() ?? 0, height: lines.last?.bottom ?? 0)
    }

    /// The number of lines.
    var lineCount: Int { lines.count }

    /// The baseline of the first line below the top, in points.
    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The baseline of the last line below the top, in points.
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    // MARK: Drawing

    /// Draws the text with its upper left corner, and that of the room it was given, at a point.
    func draw(at point: CGPoint, in context: CGContext) {
        let room = width ?? size.width
        context.paint { cairo in
            cairo_save(cairo)
            for placed in lines {
                cairo_move_to(cairo, point.x + offset(of: placed.line, in: room), point.y + placed.baseline)
                pango_cairo_show_layout_line(cairo, placed.line.pointer)
            }
            cairo_new_path(cairo)
            cairo_restore(cairo)
        }
    }

    private func offset(of line: ShapedText.Line, in room: CGFloat) -> CGFloat {
        let rest = room - line.width
        switch style.alignment {
        case .left: return 0
        case .right: return rest
        case .center: return rest / 2
        case .natural: return style.isRightToLeft ? rest : 0
        case .justified: return line.isRightToLeft ? rest : 0
        }
    }

    // MARK: Breaking

    private func shape(_ runs: [TextRun], fitting: ShapedText.Fitting, isJustified: Bool = false) -> ShapedText {
        FontLibrary.shared.text(
            .init(runs: runs, width: width, fitting: fitting, isJustified: isJustified, isRightToLeft: style.isRightToLeft)
        )
    }

    private func place(_ line: ShapedText.Line, of text: ShapedText) {
        lines.append(PlacedLine(text: text, line: line, top: lines.last.map { $0.bottom + style.lineSpacing } ?? 0))
    }

    private func lineLimit(of text: ShapedText, height: CGFloat?) -> Int {
        let limit = style.maximumLines > 0 ? style.maximumLines : Int.max
        guard let height else { return limit }
        var bottom: CGFloat = 0
        var fitting = 0
        for line in text.lines {
            bottom += line.height
            // A hundredth of a point of grace: a view as high as the text's own size shows all of it.
            guard bottom <= height + 0.01 else { break }
            fitting += 1
            bottom += style.lineSpacing
        }
        return max(1, min(limit, fitting))
    }

    /// The last line that there is room for, with what stands for the rest.
    private func placeLastLine(_ line: ShapedText.Line, of whole: ShapedText) {
        let start = line.bytes.lowerBound
        let rest = TextRun.slice(of: runs, from: start)
        switch style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: place(line, of: whole)
        case .byClipping: placeSingleLine(TextRun.firstParagraph(of: rest).runs, .singleLine)
        case .byTruncatingHead: placeSingleLine(rest, .ellipsized(PANGO_ELLIPSIZE_START))
        case .byTruncatingMiddle: placeSingleLine(rest, .ellipsized(PANGO_ELLIPSIZE_MIDDLE))
        case .byTruncatingTail:
            var (paragraph, isLast) = TextRun.firstParagraph(of: rest)
            // If the paragraph fits and others follow, the ellipsis stands at its end all the same.
            if !isLast, var ellipsis = paragraph.last ?? rest.first {
                ellipsis.text = "…"
                paragraph.append(ellipsis)
            }
            placeSingleLine(paragraph, .ellipsized(PANGO_ELLIPSIZE_END))
        }
    }

    private func placeSingleLine(_ runs: [TextRun], _ fitting: ShapedText.Fitting) {
        let text = shape(runs, fitting: fitting)
        if let line = text.lines.first { place(line, of: text) }
    }
}
