import CPango

/// A part of a text in one font and colour.
struct TextRun: Hashable {
    var text: String
    var font: UIFont
    var color: CGColor
    var kern: CGFloat = 0

    /// Pango's attributes, not yet bound to a range. The list that gets the attributes owns them.
    var attributes: [UnsafeMutablePointer<PangoAttribute>?] {
        func channel(_ value: CGFloat) -> UInt16 { UInt16((min(max(value, 0), 1) * 65_535).rounded()) }
        var list = [
            pango_attr_font_desc_new(FontLibrary.shared.description(of: font)),
            pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)),
            // Zero would mean unset. The least opacity in Pango is 1 in 65535.
            pango_attr_foreground_alpha_new(max(1, channel(color.alpha))),
        ]
        if kern != 0 { list.append(pango_attr_letter_spacing_new(Int32((kern * TextLayout.unit).rounded()))) }
        if font.hasMonospacedDigits { list.append(pango_attr_font_features_new("tnum=1")) }
        return list
    }

    /// Returns the runs of a text without its first bytes.
    static func slice(of runs: [TextRun], from byte: Int) -> [TextRun] {
        var start = 0
        return runs.compactMap { run in
            let count = run.text.utf8.count
            defer { start += count }
            guard start + count > byte else { return nil }
            var rest = run
            rest.text = String(decoding: run.text.utf8.dropFirst(max(0, byte - start)), as: UTF8.self)
            return rest
        }
    }

    /// Returns the runs up to the first line break, and whether the text has no line break.
    static func firstParagraph(of runs: [TextRun]) -> (runs: [TextRun], isLast: Bool) {
        var paragraph: [TextRun] = []
        for run in runs {
            guard let end = run.text.firstIndex(where: \.isNewline) else {
                paragraph.append(run)
                continue
            }
            var last = run
            last.text = String(run.text[..<end])
            if !last.text.isEmpty { paragraph.append(last) }
            return (paragraph, false)
        }
        return (paragraph, true)
    }
}
