import CCairo
import CPango

/// Text that Pango has broken into lines, with its size in points.
///
/// Pango counts lines by paragraphs, and UIKit by labels. So this class decides which lines have room and which line gets the ellipsis.
final class TextLayout {
    /// The settings of a layout.
    struct Style: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines, or 0 for any number.
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

    /// The number of Pango's units in a point.
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
    ///   - runs: The parts of the text, each in one font and colour.
    ///   - width: The room for a line in points, or `nil` for any room.
    ///   - height: The room for all lines in points, or `nil` for any room. The first line is placed in any case.
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

    /// The distance from the top to the baseline of the first line, in points.
    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The distance from the top to the baseline of the last line, in points.
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    // MARK: Drawing

    /// Draws the text. The upper left corner of the text's room lies at the point.
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
            // A tolerance of a hundredth of a point, so that a view as high as the text's own size shows the whole text.
            guard bottom <= height + 0.01 else { break }
            fitting += 1
            bottom += style.lineSpacing
        }
        return max(1, min(limit, fitting))
    }

    /// Places the last line that has room, with an ellipsis if the mode has one for the rest.
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
            // If the paragraph fits and others follow, the ellipsis stands at the end of the paragraph all the same.
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
