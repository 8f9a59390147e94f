/// Any number of lengths, one after another, with the same space between them. Most lengths are the same.
///
/// Lengths that differ are kept in blocks of 512, and the sums of the blocks in another array. Finding a place among a million lengths so
/// costs a bisection.
struct LengthList {
    private static let blockSize = 512

    let count: Int
    let usual: CGFloat
    let spacing: CGFloat
    /// The excess of each length of a block over the usual length, or `nil` for a block whose lengths are all usual.
    private var blocks: [[CGFloat]?]
    /// The total excess of all blocks before each block.
    private var sums: [CGFloat]

    init(count: Int, usual: CGFloat, spacing: CGFloat) {
        self.count = count
        self.usual = usual
        self.spacing = spacing
        let blockCount = (count + LengthList.blockSize - 1) / LengthList.blockSize
        blocks = Array(repeating: nil, count: blockCount)
        sums = Array(repeating: 0, count: blockCount + 1)
    }

    func length(of index: Int) -> CGFloat {
        usual + (blocks[index / LengthList.blockSize]?[index % LengthList.blockSize] ?? 0)
    }

    mutating func setLength(_ length: CGFloat, of index: Int) {
        let (block, place) = index.quotientAndRemainder(dividingBy: LengthList.blockSize)
        var excess = blocks[block] ?? Array(repeating: 0, count: LengthList.blockSize)
        let change = length - usual - excess[place]
        guard change != 0 else { return }
        blocks[block] = nil
        excess[place] = length - usual
        blocks[block] = excess
        for later in block + 1..<sums.count { sums[later] += change }
    }

    /// Returns the place at which a length begins.
    func start(of index: Int) -> CGFloat {
        guard index > 0, count > 0 else { return 0 }
        let (block, place) = index.quotientAndRemainder(dividingBy: LengthList.blockSize)
        let excess = block < blocks.count ? blocks[block]?[..<place].reduce(0, +) ?? 0 : 0
        return CGFloat(index) * (usual + spacing) + sums[min(block, sums.count - 1)] + excess
    }

    /// The sum of all lengths and of the spaces between them.
    var total: CGFloat {
        count == 0 ? 0 : CGFloat(count) * (usual + spacing) - spacing + sums[sums.count - 1]
    }

    /// Returns the index of the last length that begins at a place or before it.
    func index(at place: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        let block =
            FlowSection.last(in: blocks.count) {
                CGFloat($0 * LengthList.blockSize) * (usual + spacing) + sums[$0] <= place
            } ?? 0
        let first = block * LengthList.blockSize
        let rest = place - CGFloat(first) * (usual + spacing) - sums[block]
        let last = min(count - first, LengthList.blockSize) - 1
        guard let excess = blocks[block] else {
            return first + Int(min(max(0, (rest / max(usual + spacing, 1e-9)).rounded(.down)), CGFloat(last)))
        }
        var (index, start): (Int, CGFloat) = (0, 0)
        while index < last, start + usual + excess[index] + spacing <= rest {
            start += usual + excess[index] + spacing
            index += 1
        }
        return first + index
    }
}
