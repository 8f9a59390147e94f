/// The frames of the image and the texts of a cell in its content view, as a value. `mirrored(in:)` gives the frames for languages that are
/// read from right to left.
struct CellLayout {
    var image: CGRect?
    var text: CGRect?
    var detail: CGRect?
    /// The height that the contents need.
    var height = CellMetrics.rowHeight

    /// The parts of a cell to lay out. Each text gives its size for a width.
    struct Contents {
        var style = UITableViewCell.CellStyle.default
        var image: CGSize?
        var text: ((CGFloat) -> CGSize)?
        var detail: ((CGFloat) -> CGSize)?
        /// The margins at both sides, in points. The leading margin includes the cell's indentation.
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
    }

    init(_ contents: Contents, in size: CGSize) {
        var start = contents.leading
        if let imageSize = contents.image {
            image = CGRect(x: start, y: 0, width: imageSize.width, height: imageSize.height)
            start += imageSize.width + CellMetrics.spacing
        }
        let width = max(0, size.width - start - contents.trailing)
        switch contents.style {
        case .default: text = contents.text.map { CGRect(x: start, y: 0, width: width, height: $0(width).height) }
        case .value1: layOutSideBySide(contents, start: start, width: width)
        case .value2: layOutShort(contents, start: start, width: width)
        case .subtitle: layOutBelow(contents, start: start, width: width)
        }
        let textHeight = max(text?.maxY ?? 0, detail?.maxY ?? 0)
        height = max(CellMetrics.rowHeight, textHeight + 2 * CellMetrics.verticalMargin, (image?.height ?? 0) + 2)
        // The two texts of the style `value2` are each centered vertically. The texts of other styles are centered as one block.
        func shift(_ rect: CGRect?, asOne length: CGFloat?) -> CGRect? {
            rect.map { $0.offsetBy(dx: 0, dy: (size.height - (length ?? $0.height)) / 2) }
        }
        text = shift(text, asOne: contents.style == .value2 ? nil : textHeight)
        detail = shift(detail, asOne: contents.style == .value2 ? nil : textHeight)
        image = shift(image, asOne: nil)
    }

    /// Places the second text at the trailing edge, in its natural width. If there is no room for both texts beside each other, the second
    /// text goes below the first.
    private mutating func layOutSideBySide(_ contents: Contents, start: CGFloat, width: CGFloat) {
        let natural = contents.text?(.infinity) ?? .zero
        let value = contents.detail?(.infinity) ?? .zero
        guard value.width > 0 else {
            text = contents.text.map { CGRect(x: start, y: 0, width: width, height: $0(width).height) }
            return
        }
        guard natural.width + CellMetrics.spacing + value.width <= width else {
            return layOutBelow(contents, start: start, width: width)
        }
        let height = max(natural.height, value.height)
        text = CGRect(x: start, y: (height - natural.height) / 2, width: natural.width, height: natural.height)
        detail = CGRect(x: start + width - value.width, y: (height - value.height) / 2, width: value.width, height: value.height)
    }

    private mutating func layOutShort(_ contents: Contents, start: CGFloat, width: CGFloat) {
        let first = min(CellMetrics.shortTextWidth, width)
        text = contents.text.map { CGRect(x: start, y: 0, width: first, height: $0(first).height) }
        let rest = max(0, width - first - CellMetrics.accessorySpacing)
        let detailStart = start + first + CellMetrics.accessorySpacing
        detail = contents.detail.map { CGRect(x: detailStart, y: 0, width: rest, height: $0(rest).height) }
    }

    private mutating func layOutBelow(_ contents: Contents, start: CGFloat, width: CGFloat) {
        text = contents.text.map { CGRect(x: start, y: 0, width: width, height: $0(width).height) }
        let size = contents.detail?(width) ?? .zero
        let gap = size.height > 0 && (text?.height ?? 0) > 0 ? CellMetrics.lineSpacing : 0
        detail = CGRect(x: start, y: (text?.height ?? 0) + gap, width: width, height: size.height)
    }

    /// Returns the layout mirrored from left to right.
    func mirrored(in width: CGFloat) -> CellLayout {
        func mirrored(_ rect: CGRect?) -> CGRect? {
            rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        var copy = self
        copy.image = mirrored(image)
        copy.text = mirrored(text)
        copy.detail = mirrored(detail)
        return copy
    }
}
