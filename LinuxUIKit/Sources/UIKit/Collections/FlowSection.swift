/// A section of a flow layout as values: lines of items, one after another along the main axis. The main axis is the direction of
/// scrolling.
///
/// Items of one size are never listed: the place of a line follows from its number. For items of different sizes, the section lists each
/// item's size and each line's beginning, and finds lines by bisection.
struct FlowSection {
    /// The room of the section and its spaces. The main axis is along the scrolling, the cross axis is across.
    struct Metrics {
        var crossLength: CGFloat = 0
        var insetMainStart: CGFloat = 0
        var insetMainEnd: CGFloat = 0
        var insetCrossStart: CGFloat = 0
        var insetCrossEnd: CGFloat = 0
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var headerLength: CGFloat = 0
        var footerLength: CGFloat = 0

        var itemRoom: CGFloat { max(0, crossLength - insetCrossStart - insetCrossEnd) }
    }

    /// The lengths of an item along both axes.
    struct ItemSize: Equatable {
        var main: CGFloat
        var cross: CGFloat
    }

    /// The place of an item along both axes.
    struct Place: Equatable {
        var main: CGFloat
        var cross: CGFloat
        var size: ItemSize
    }

    private enum Items {
        case uniform(ItemSize, perLine: Int)
        case listed([ItemSize], firstOfLine: [Int32], lineStart: [CGFloat], lineLength: [CGFloat])
        case estimated(EstimatedFlowItems)
    }

    var start: CGFloat
    let count: Int
    let metrics: Metrics
    private var items: Items
    /// The length of all lines together, with the spaces between them.
    private var itemsLength: CGFloat

    /// Creates a section whose items have one size.
    init(start: CGFloat, count: Int, metrics: Metrics, uniform size: ItemSize) {
        self.start = start
        self.count = count
        self.metrics = metrics
        let perLine = FlowSection.itemsPerLine(of: size, metrics)
        items = .uniform(size, perLine: perLine)
        let lines = (count + perLine - 1) / perLine
        itemsLength = lines == 0 ? 0 : CGFloat(lines) * size.main + CGFloat(lines - 1) * metrics.lineSpacing
    }

    /// Creates a section whose items have an estimated size until they are measured.
    init(start: CGFloat, count: Int, metrics: Metrics, estimate: ItemSize, measured: [Int: ItemSize]) {
        self.start = start
        self.count = count
        self.metrics = metrics
        let estimated = EstimatedFlowItems(count: count, estimate: estimate, metrics: metrics, measured: measured)
        items = .estimated(estimated)
        itemsLength = estimated.length
    }

    /// Stores the measured size of an item whose size was estimated.
    mutating func setSize(_ size: ItemSize, of item: Int) {
        guard case .estimated(var estimated) = items else { return }
        // Without this, the whole list of items would be copied: `items` would still refer to it during the change.
        items = .uniform(size, perLine: 1)
        estimated.setSize(size, of: item)
        itemsLength = estimated.length
        items = .estimated(estimated)
    }

    /// The measured sizes, by the items' numbers.
    var measuredSizes: [Int: ItemSize] {
        guard case .estimated(let estimated) = items else { return [:] }
        return estimated.measured
    }

    static func itemsPerLine(of size: ItemSize, _ metrics: Metrics) -> Int {
        let fitting = (metrics.itemRoom + metrics.itemSpacing) / max(size.cross + metrics.itemSpacing, 1e-9) + 1e-9
        return max(1, Int(fitting.rounded(.down)))
    }

    /// Creates a section whose items have different sizes.
    init(start: CGFloat, count: Int, metrics: Metrics, size: (Int) -> ItemSize) {
        self.start = start
        self.count = count
        self.metrics = metrics
        var sizes: [ItemSize] = []
        sizes.reserveCapacity(count)
        var first: [Int32] = []
        var starts: [CGFloat] = []
        var lengths: [CGFloat] = []
        var (place, lineLength, used): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for item in 0..<count {
            let size = size(item)
            sizes.append(size)
            let fits = used > 0 && used + metrics.itemSpacing + size.cross <= metrics.itemRoom + 1e-6
            if item == 0 || !fits {
                if item > 0 {
                    lengths.append(lineLength)
                    place += lineLength + metrics.lineSpacing
                }
                first.append(Int32(item))
                starts.append(place)
                (lineLength, used) = (size.main, size.cross)
            } else {
                lineLength = max(lineLength, size.main)
                used += metrics.itemSpacing + size.cross
            }
        }
        if count > 0 { lengths.append(lineLength) }
        items = .listed(sizes, firstOfLine: first, lineStart: starts, lineLength: lengths)
        itemsLength = count == 0 ? 0 : place + lineLength
    }

    /// The beginning of the first line.
    private var itemsStart: CGFloat { start + metrics.headerLength + metrics.insetMainStart }
    /// The beginning of the footer.
    var footerStart: CGFloat { itemsStart + itemsLength + metrics.insetMainEnd }
    /// The end of the section.
    var end: CGFloat { footerStart + metrics.footerLength }

    // MARK: Lines

    private var lineCount: Int {
        switch items {
        case .uniform(_, let perLine): (count + perLine - 1) / perLine
        case .listed(_, let first, _, _): first.count
        case .estimated(let estimated): estimated.lineCount
        }
    }

    private func line(of item: Int) -> Int {
        switch items {
        case .uniform(_, let perLine): item / perLine
        case .listed(_, let first, _, _): FlowSection.last(in: first.count) { first[$0] <= Int32(item) } ?? 0
        case .estimated(let estimated): estimated.line(of: item)
        }
    }

    private func itemRange(ofLine line: Int) -> Range<Int> {
        switch items {
        case .uniform(_, let perLine): return line * perLine..<min((line + 1) * perLine, count)
        case .listed(_, let first, _, _):
            return Int(first[line])..<(line + 1 < first.count ? Int(first[line + 1]) : count)
        case .estimated(let estimated): return estimated.items(ofLine: line)
        }
    }

    private func lineSpan(_ line: Int) -> (start: CGFloat, length: CGFloat) {
        switch items {
        case .uniform(let size, _): return (itemsStart + CGFloat(line) * (size.main + metrics.lineSpacing), size.main)
        case .listed(_, _, let starts, let lengths): return (itemsStart + starts[line], lengths[line])
        case .estimated(let estimated):
            let span = estimated.span(ofLine: line)
            return (itemsStart + span.start, span.length)
        }
    }

    private func size(of item: Int) -> ItemSize {
        switch items {
        case .uniform(let size, _): size
        case .listed(let sizes, _, _, _): sizes[item]
        case .estimated(let estimated): estimated.size(of: item)
        }
    }

    // MARK: Places

    /// Returns the place of an item. The items of a line are spread over the line, and the only item of a line lies in the middle. The last
    /// line has the gaps of the lines before.
    func place(of item: Int) -> Place {
        let line = line(of: item)
        let range = itemRange(ofLine: line)
        let span = lineSpan(line)
        let size = size(of: item)
        let gap = gap(inLine: line, of: range)
        var cross = metrics.insetCrossStart
        if range.count == 1, isLonely(line) { cross += max(0, (metrics.itemRoom - size.cross) / 2) }
        switch items {
        case .uniform(let size, _): cross += CGFloat(item - range.lowerBound) * (size.cross + gap)
        case .listed, .estimated: for other in range.lowerBound..<item { cross += self.size(of: other).cross + gap }
        }
        // Items that are shorter than their line lie in the middle of the line.
        return Place(main: span.start + (span.length - size.main) / 2, cross: cross, size: size)
    }

    /// Returns whether the only item of a line lies in the middle. In a last line, the item does so only if the line before also has one
    /// item.
    private func isLonely(_ line: Int) -> Bool {
        line < lineCount - 1 || line == 0 || itemRange(ofLine: line - 1).count == 1
    }

    private func gap(inLine line: Int, of range: Range<Int>) -> CGFloat {
        func spread(_ range: Range<Int>) -> CGFloat {
            guard range.count > 1 else { return metrics.itemSpacing }
            let used = range.reduce(0) { $0 + size(of: $1).cross }
            return max(metrics.itemSpacing, (metrics.itemRoom - used) / CGFloat(range.count - 1))
        }
        guard line == lineCount - 1 else { return spread(range) }
        // The last line of a grid keeps the gaps of the full lines. A last line of items of different sizes, or a grid's only line, has the
        // least gap.
        guard case .uniform(_, let perLine) = items, range.count < perLine else {
            if case .uniform = items { return spread(range) }
            return metrics.itemSpacing
        }
        return line > 0 ? spread(0..<perLine) : metrics.itemSpacing
    }

    /// Returns the items of those lines that touch a span of the main axis.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, high >= itemsStart, low <= itemsStart + itemsLength else { return 0..<0 }
        let first: Int
        let last: Int
        switch items {
        case .uniform(let size, _):
            let pitch = max(size.main + metrics.lineSpacing, 1e-9)
            first = min(max(0, Int(((low - itemsStart) / pitch).rounded(.down))), lineCount - 1)
            last = min(max(0, Int(((high - itemsStart) / pitch).rounded(.down))), lineCount - 1)
        case .listed(_, _, let starts, _):
            first = FlowSection.last(in: starts.count) { itemsStart + starts[$0] <= low } ?? 0
            last = FlowSection.last(in: starts.count) { itemsStart + starts[$0] <= high } ?? 0
        case .estimated(let estimated):
            first = estimated.line(at: low - itemsStart)
            last = estimated.line(at: high - itemsStart)
        }
        return itemRange(ofLine: first).lowerBound..<itemRange(ofLine: last).upperBound
    }

    /// Returns the last index for which a condition holds, or `nil` if there is none. The condition must hold for all indexes up to the
    /// result and for no later index.
    static func last(in count: Int, where holds: (Int) -> Bool) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}
