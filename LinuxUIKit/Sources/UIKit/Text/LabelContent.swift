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
        // Text without attributes gets the label's own attributes anyway.
        text = rebuilt { $0.isEmpty ? $0 : $0.merging([key: value]) { $1 } }
    }

    /// The text with all attributes for drawing.
    var styledText: NSAttributedString? {
        rebuilt { [LabelContent.fontKey: font, LabelContent.colorKey: color].merging($0) { $1 } }
    }

    /// Puts the text together anew. Foundation on Linux stops the program when an attribute is set in a range without attributes.
    private func rebuilt(
        _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) -> NSAttributedString? {
        guard let text else { return nil }
        let result = NSMutableAttributedString(string: "")
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            result.append(NSAttributedString(string: part, attributes: change(attributes)))
        }
        return result
    }

    /// Returns the text in runs for Pango.
    ///
    /// - Parameters:
    ///   - override: The colour of the whole text, if the label's state has a colour.
    ///   - scale: The factor by which the fonts are smaller.
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
