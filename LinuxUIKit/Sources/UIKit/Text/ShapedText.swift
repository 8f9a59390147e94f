import CPango

/// A text in a layout of Pango's, with the lines of that layout.
final class ShapedText {
    struct Line {
        /// Pango's line, valid as long as its text exists.
        let pointer: UnsafeMutablePointer<PangoLayoutLine>
        /// The bytes of the text that the line shows.
        let bytes: Range<Int>
        let width: CGFloat
        let ascent: CGFloat
        let descent: CGFloat
        let isRightToLeft: Bool

        var height: CGFloat { ascent + descent }
    }

    enum Fitting: Hashable {
        case wrapped(PangoWrapMode)
        case singleLine
        case ellipsized(PangoEllipsizeMode)
    }

    /// Everything that decides how a text is shaped.
    struct Request: Hashable {
        let runs: [TextRun]
        /// The width in points, or `nil` for no limit.
        let width: CGFloat?
        let fitting: Fitting
        let isJustified: Bool
        let isRightToLeft: Bool
        /// The bytes of the text, because lines count bytes. Two equal strings may have different bytes: "é" in one scalar and in two.
        private let bytes: [UInt8]

        init(runs: [TextRun], width: CGFloat?, fitting: Fitting, isJustified: Bool, isRightToLeft: Bool) {
            self.runs = runs
            self.width = width
            self.fitting = fitting
            self.isJustified = isJustified
            self.isRightToLeft = isRightToLeft
            bytes = runs.flatMap(\.text.utf8)
        }
    }

    private let layout: OpaquePointer
    let lines: [Line]

    init(_ request: Request) {
        let (runs, isRightToLeft) = (request.runs, request.isRightToLeft)
        let context = FontLibrary.shared.context
        // The letters determine the direction. For a text without letters, the interface's direction holds.
        pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
        guard let layout = pango_layout_new(context) else { preconditionFailure("LinuxUIKit: Pango is out of memory") }
        self.layout = layout
        // Empty lines and the ellipsis have no run of their own, so they take the first run's font.
        if let font = runs.first?.font { pango_layout_set_font_description(layout, FontLibrary.shared.description(of: font)) }
        let text = runs.map(\.text).joined()
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        ShapedText.apply(runs, to: layout)
        pango_layout_set_justify(layout, request.isJustified ? 1 : 0)

        let units = request.width.flatMap(ShapedText.units) ?? -1
        switch request.fitting {
        case .wrapped(let mode):
            pango_layout_set_width(layout, units)
            pango_layout_set_wrap(layout, mode)
        case .singleLine:
            pango_layout_set_single_paragraph_mode(layout, 1)
            pango_layout_set_width(layout, -1)
        case .ellipsized(let mode):
            pango_layout_set_single_paragraph_mode(layout, 1)
            pango_layout_set_width(layout, units)
            pango_layout_set_ellipsize(layout, mode)
        }
        lines = (0..<pango_layout_get_line_count(layout)).compactMap { index in
            pango_layout_get_line_readonly(layout, index).map(ShapedText.measure)
        }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// Returns a width in Pango's units, rounded up, so that a text fits into the width with which it was measured. A width beyond a
    /// million points doesn't fit into Pango's 32 bits.
    private static func units(_ points: CGFloat) -> Int32? {
        points < 1_000_000 ? Int32((max(points, 0) * TextLayout.unit).rounded(.up)) : nil
    }

    private static func apply(_ runs: [TextRun], to layout: OpaquePointer) {
        let attributes = pango_attr_list_new()
        var start = 0
        for run in runs {
            let end = start + run.text.utf8.count
            run.attributes.forEach { attribute in
                attribute?.pointee.start_index = UInt32(start)
                attribute?.pointee.end_index = UInt32(end)
                pango_attr_list_insert(attributes, attribute)
            }
            start = end
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    private static func measure(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Line {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / TextLayout.unit }
        let start = Int(pango_layout_line_get_start_index(line))
        let direction = pango_layout_line_get_resolved_direction(line)
        return Line(
            pointer: line,
            bytes: start..<(start + Int(pango_layout_line_get_length(line))),
            width: points(logical.width),
            ascent: points(-logical.y),
            descent: points(logical.y + logical.height),
            isRightToLeft: direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
        )
    }
}
