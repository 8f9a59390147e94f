import CCairo
import CPango

/// Text that Pango has broken into lines, with its size in points.
final class TextLayout {
    /// How a text is to be laid out.
    struct Style {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 is any number.
        var maximumLines = 0
        var isRightToLeft = false
        var lineSpacing: CGFloat = 0
    }

    private let layout: OpaquePointer

    /// Lays a text out.
    ///
    /// - Parameters:
    ///   - runs: parts of the text, each in one font and colour.
    ///   - width: the room for a line in points; nil is any room.
    init(_ runs: [TextRun], style: Style, width: CGFloat?) {
        guard let layout = pango_layout_new(FontLibrary.shared.context) else { preconditionFailure("LinuxUIKit: Pango is out of memory") }
        self.layout = layout
        let text = runs.map(\.text).joined()
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        apply(runs)
        apply(style, width: width)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    private func apply(_ runs: [TextRun]) {
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

    private func apply(_ style: Style, width: CGFloat?) {
        // Natural text follows the interface's direction where the text itself does not say, as UIKit's does.
        pango_layout_set_auto_dir(layout, 1)
        let runsRightToLeft = style.isRightToLeft
        switch style.alignment {
        case .natural, .justified: pango_layout_set_alignment(layout, runsRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
        case .left: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
        case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        }
        if baseIsRightToLeft, style.alignment != .center {
            // Pango turns left and right round in a right-to-left paragraph; UIKit's are left and right.
            let isLeft = pango_layout_get_alignment(layout) == PANGO_ALIGN_LEFT
            pango_layout_set_alignment(layout, isLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
        }
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
        pango_layout_set_spacing(layout, Int32((style.lineSpacing * TextLayout.unit).rounded()))
        guard let width else { return }
        pango_layout_set_width(layout, Int32((max(0, width) * TextLayout.unit).rounded()))
        switch style.lineBreakMode {
        case .byCharWrapping: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
        default: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        let cuts: PangoEllipsizeMode? =
            switch style.lineBreakMode {
            case .byTruncatingHead: PANGO_ELLIPSIZE_START
            case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
            case .byTruncatingTail: PANGO_ELLIPSIZE_END
            case .byWordWrapping, .byCharWrapping, .byClipping: style.maximumLines > 0 ? PANGO_ELLIPSIZE_END : nil
            }
        if style.maximumLines > 0, let cuts {
            pango_layout_set_ellipsize(layout, cuts)
            // A negative height is a number of lines.
            pango_layout_set_height(layout, Int32(-style.maximumLines))
        }
    }

    private var baseIsRightToLeft: Bool {
        pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    }

    /// Pango's units for a point.
    static let unit = CGFloat(1024)

    /// The size of all lines, in points.
    var size: CGSize {
        var rectangle = PangoRectangle()
        pango_layout_get_extents(layout, nil, &rectangle)
        return CGSize(width: CGFloat(rectangle.width) / TextLayout.unit, height: CGFloat(rectangle.height) / TextLayout.unit)
    }

    /// The number of lines.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Whether text was left out.
    var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// The baseline of the first line below the top, in points.
    var firstBaseline: CGFloat { CGFloat(pango_layout_get_baseline(layout)) / TextLayout.unit }

    /// Draws the text with its upper left corner at a point.
    func draw(at point: CGPoint, in context: CGContext) {
        context.paint { cairo in
            cairo_save(cairo)
            cairo_move_to(cairo, point.x, point.y)
            pango_cairo_show_layout(cairo, layout)
            cairo_restore(cairo)
        }
    }
}
