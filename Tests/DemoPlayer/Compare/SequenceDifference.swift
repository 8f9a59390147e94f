/// The difference of two sequences: the elements that they have in common, in order, and the fewest elements that only one has.
struct SequenceDifference<Element: Equatable> {
    enum Step {
        case both(measured: Int, ours: Int)
        case measuredOnly(Int)
        case oursOnly(Int)
    }

    /// The steps, from the first to the last.
    private(set) var steps: [Step] = []

    /// Computes the longest common subsequence. The time is proportional to the product of the lengths, so a common beginning and a common
    /// end are removed first.
    init(measured: [Element], ours: [Element]) {
        var start = 0
        while start < measured.count, start < ours.count, measured[start] == ours[start] { start += 1 }
        var tail = 0
        while measured.count - tail > start, ours.count - tail > start,
            measured[measured.count - 1 - tail] == ours[ours.count - 1 - tail]
        {
            tail += 1
        }
        steps = (0..<start).map { .both(measured: $0, ours: $0) }
        appendMiddle(measured, ours, from: start, to: (measured.count - tail, ours.count - tail))
        steps += (0..<tail).map { .both(measured: measured.count - tail + $0, ours: ours.count - tail + $0) }
    }

    private mutating func appendMiddle(_ measured: [Element], _ ours: [Element], from start: Int, to end: (measured: Int, ours: Int)) {
        let (rows, columns) = (end.measured - start, end.ours - start)
        // lengths[i][j] is the length of the common subsequence of the elements from i and j on.
        var lengths = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                lengths[row][column] =
                    measured[start + row] == ours[start + column]
                    ? lengths[row + 1][column + 1] + 1
                    : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < rows || column < columns {
            if row < rows, column < columns, measured[start + row] == ours[start + column] {
                steps.append(.both(measured: start + row, ours: start + column))
                (row, column) = (row + 1, column + 1)
            } else if column == columns || (row < rows && lengths[row + 1][column] >= lengths[row][column + 1]) {
                steps.append(.measuredOnly(start + row))
                row += 1
            } else {
                steps.append(.oursOnly(start + column))
                column += 1
            }
        }
    }
}
