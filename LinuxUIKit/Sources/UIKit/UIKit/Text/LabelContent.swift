/// A label's text with its font and colour.
struct LabelContent {
    var text: NSAttributedString?
    private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var color = UIColor.label

    /// Apple's names of the two attributes.
    private static let fontKey = NSAttributedString.Key("NSFont")
    private static let colorKey = NSAttributedString.Key("NSColor")

    var isEmpty: Bool { (text?.length ?? 0) == 0 }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        replace(LabelContent.fontKey, with: font)
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        replace(LabelContent.colorKey, with: color)
    }

    private mutating func replace(_ key: NSAttributedString.Key, with value: Any) {
        guard let text else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        self.text = copy
    }

    /// The text with all attributes that it is drawn in.
    var styledText: NSAttributedString? {
        guard let text else { return nil }
        let styled = NSMutableAttributedString(string: text.string, attributes: [LabelContent.fontKey: font, LabelContent.colorKey: color])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            styled.addAttributes(attributes, range: range)
        }
        return styled
    }

    /// The text as Pango takes it.
    ///
    /// - Parameters:
    ///   - override: a colour for all of it, where the label's state has one.
    ///   - scale: how much smaller the fonts are.
    func runs(color override: UIColor?, scale: CGFloat = 1, traits: UITraitCollection) -> [TextRun] {
        guard let text else { return [] }
        var runs: [TextRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let font = attributes[LabelContent.fontKey] as? UIFont ?? font
            let color = override ?? attributes[LabelContent.colorKey] as? UIColor ?? color
            runs.append(
                TextRun(
                    text: (text.string as NSString).substring(with: range),
                    font: scale == 1 ? font : font.withSize(font.pointSize * scale),
                    color: color.resolvedColor(with: traits).cgColor
                )
            )
        }
        return runs
    }
}
