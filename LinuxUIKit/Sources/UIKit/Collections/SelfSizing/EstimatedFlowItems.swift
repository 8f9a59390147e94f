/// Items of a flow layout, broken into lines. The sizes of the items are estimated until they are measured.
///
/// Items are divided into blocks of 512. A block without measured items isn't broken into lines: its length follows from a division. A
/// million items so cost two thousand divisions. A block with measured items is broken into lines item by item. Measuring an item breaks
/// its block again. Later blocks follow only as long as their first line begins with another item than before.
struct EstimatedFlowItems {
    typealias ItemSize = FlowSection.ItemSize

    /// A line of items in a block.
    private struct Line {
        let first: Int
        /// The beginning of the line, relative to the beginning of the block.
        let start: CGFloat
        let length: CGFloat
    }

    /// The lines whose first items are in a block.
    private struct Block {
        /// The first item of the first line.
        var first: Int
        /// The lines, or `nil` if all their items have the estimated size.
        var lines: [Line]?
        var lineCount: Int
        /// The length of all lines, each with the space after the line.
        var length: CGFloat
    }

    private static let blockSize = 512

    let count: Int
    let estimate: ItemSize
    let room: CGFloat
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    let perLine: Int
    private(set) var measured: [Int: ItemSize] = [:]
    private var measuredInBlock: [Int: Int] = [:]
    private var blocks: [Block] = []
    /// The beginning of each block, and the number of its first line. Each array has one more entry, for the end.
    private var starts: [CGFloat] = []
    private var firstLines: [Int] = []

    init(count: Int, estimate: ItemSize, metrics: FlowSection.Metrics, measured: [Int: ItemSize]) {
        self.count = count
        self.estimate = estimate
        room = metrics.itemRoom
        itemSpacing = metrics.itemSpacing
        lineSpacing = metrics.lineSpacing
        perLine = FlowSection.itemsPerLine(of: estimate, metrics)
        self.measured = measured.filter { $0.key < count }
        for item in self.measured.keys { measuredInBlock[item / EstimatedFlowItems.blockSize, default: 0] += 1 }
        let blockCount = (count + EstimatedFlowItems.blockSize - 1) / EstimatedFlowItems.blockSize
        var first = 0
        for block in 0..<blockCount {
            let (made, next) = makeBlock(block, from: first)
            blocks.append(made)
            first = next
        }
        sumUp(from: 0)
    }

    /// Stores the measured size of an item.
    mutating func setSize(_ size: ItemSize, of item: Int) {
        var block = item / EstimatedFlowItems.blockSize
        if measured.updateValue(size, forKey: item) == nil { measuredInBlock[block, default: 0] += 1 }
        // The item may be in the last line of the block before.
        while block > 0, blocks[block].first > item { block -= 1 }
        let changed = block
        var first = blocks[block].first
        repeat {
            let (made, next) = makeBlock(block, from: first)
            blocks[block] = made
            first = next
            block += 1
        } while block < blocks.count && blocks[block].first != first
        sumUp(from: changed)
    }

    private func makeBlock(_ block: Int, from first: Int) -> (Block, next: Int) {
        let end = min(count, (block + 1) * EstimatedFlowItems.blockSize)
        guard first < end else { return (Block(first: first, lines: nil, lineCount: 0, length: 0), first) }
        let lineCount = (end - first + perLine - 1) / perLine
        let lastItem = min(count, first + lineCount * perLine) - 1
        let isUniform = (block...max(block, lastItem / EstimatedFlowItems.blockSize)).allSatisfy { measuredInBlock[$0] == nil }
        if isUniform {
            let length = CGFloat(lineCount) * (estimate.main + lineSpacing)
            return (Block(first: first, lines: nil, lineCount: lineCount, length: length), lastItem + 1)
        }
        var lines: [Line] = []
        var (item, place): (Int, CGFloat) = (first, 0)
        while item < end {
            let start = item
            var (used, length): (CGFloat, CGFloat) = (size(of: item).cross, size(of: item).main)
            item += 1
            while item < count, used > 0, used + itemSpacing + size(of: item).cross <= room + 1e-6 {
                used += itemSpacing + size(of: item).cross
                length = max(length, size(of: item).main)
                item += 1
            }
            lines.append(Line(first: start, start: place, length: length))
            place += length + lineSpacing
        }
        return (Block(first: first, lines: lines, lineCount: lines.count, length: place), item)
    }

    private mutating func sumUp(from block: Int) {
        starts.removeSubrange(min(block + 1, starts.count)...)
        firstLines.removeSubrange(min(block + 1, firstLines.count)...)
        if starts.isEmpty { (starts, firstLines) = ([0], [0]) }
        for block in blocks[block...] {
            starts.append(starts[starts.count - 1] + block.length)
            firstLines.append(firstLines[firstLines.count - 1] + block.lineCount)
        }
    }

    // MARK: Questions

    func size(of item: Int) -> ItemSize { measured[item] ?? estimate }

    var lineCount: Int { firstLines[firstLines.count - 1] }

    /// The length of all lines together, with the spaces between them.
    var length: CGFloat { max(0, starts[starts.count - 1] - (count > 0 ? lineSpacing : 0)) }

    func line(of item: Int) -> Int {
        var block = item / EstimatedFlowItems.blockSize
        while block > 0, blocks[block].first > item || blocks[block].lineCount == 0 { block -= 1 }
        guard let lines = blocks[block].lines else { return firstLines[block] + (item - blocks[block].first) / perLine }
        return firstLines[block] + (FlowSection.last(in: lines.count) { lines[$0].first <= item } ?? 0)
    }

    func items(ofLine line: Int) -> Range<Int> {
        let first = firstItem(ofLine: line)
        return first..<(line + 1 < lineCount ? firstItem(ofLine: line + 1) : count)
    }

    private func firstItem(ofLine line: Int) -> Int {
        let block = self.block(ofLine: line)
        let number = line - firstLines[block]
        return blocks[block].lines?[number].first ?? blocks[block].first + number * perLine
    }

    private func block(ofLine line: Int) -> Int {
        FlowSection.last(in: blocks.count) { firstLines[$0] <= line } ?? 0
    }

    /// Returns the beginning of a line, relative to the beginning of the items, and the line's length.
    func span(ofLine line: Int) -> (start: CGFloat, length: CGFloat) {
        let block = self.block(ofLine: line)
        let number = line - firstLines[block]
        guard let lines = blocks[block].lines else {
            return (starts[block] + CGFloat(number) * (estimate.main + lineSpacing), estimate.main)
        }
        return (starts[block] + lines[number].start, lines[number].length)
    }

    /// Returns the last line that begins at a place or before it.
    func line(at place: CGFloat) -> Int {
        guard lineCount > 0 else { return 0 }
        var block = FlowSection.last(in: blocks.count) { starts[$0] <= place } ?? 0
        while block > 0, blocks[block].lineCount == 0 { block -= 1 }
        let rest = place - starts[block]
        guard let lines = blocks[block].lines else {
            let number = (rest / max(estimate.main + lineSpacing, 1e-9)).rounded(.down)
            return firstLines[block] + Int(min(max(0, number), CGFloat(max(0, blocks[block].lineCount - 1))))
        }
        return firstLines[block] + (FlowSection.last(in: lines.count) { lines[$0].start <= rest } ?? 0)
    }
}
