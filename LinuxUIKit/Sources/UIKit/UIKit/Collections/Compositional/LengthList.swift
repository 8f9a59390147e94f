/// Lengths one after another with the same space between them, most of which are the same, however many there are.
///
/// What is otherwise is kept in blocks of 512, and the blocks' sums beside them, so that a place among a million costs a bisection.
struct LengthList {
    private static let blockSize = 512

    let count: Int
    let usual: CGFloat
    let spacing: CGFloat
    /// How much longer than usual the lengths of a block are; nil where all are usual.
    private var blocks: [[CGFloat]?]
    /// How much longer than usual all blocks before one are together.
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

    /// Where a length begins.
    func start(of index: Int) -> CGFloat {
        guard index > 0, count > 0 else { return 0 }
        let (block, place) = index.quotientAndRemainder(dividingBy: LengthList.blockSize)
        let excess = block < blocks.count ? blocks[block]?[..<place].reduce(0, +) ?? 0 : 0
        return CGFloat(index) * (usual + spacing) + sums[min(block, sums.count - 1)] + excess
    }

    /// All lengths with the spaces between them.
    var total: CGFloat {
        count == 0 ? 0 : CGFloat(count) * (usual + spacing) - spacing + sums[sums.count - 1]
    }

    /// The last that begins at a place or before it.
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
