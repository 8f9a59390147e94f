/// The pairs of values of two switches that aren't in any row yet.
struct MissingPairs {
    private struct Pair: Hashable, Comparable {
        let first: Int
        let firstValue: Int
        let second: Int
        let secondValue: Int

        static func < (one: Pair, other: Pair) -> Bool {
            (one.first, one.second, one.firstValue, one.secondValue) < (other.first, other.second, other.firstValue, other.secondValue)
        }
    }

    private let counts: [Int]
    private var pairs: Set<Pair> = []

    init(_ counts: [Int]) {
        self.counts = counts
        for first in counts.indices {
            for second in counts.indices.dropFirst(first + 1) {
                for firstValue in 0..<counts[first] {
                    for secondValue in 0..<counts[second] {
                        pairs.insert(Pair(first: first, firstValue: firstValue, second: second, secondValue: secondValue))
                    }
                }
            }
        }
    }

    mutating func remove(_ row: [Int]) {
        pairs = pairs.filter { row[$0.first] != $0.firstValue || row[$0.second] != $0.secondValue }
    }

    /// Returns a row with the first missing pair, or nil if no pair is missing. Each other switch gets the value that makes the most
    /// missing pairs with the values so far. Among equal values, the row takes the one with the most missing pairs in total.
    func nextRow() -> [Int]? {
        guard let start = pairs.min() else { return nil }
        var row: [Int?] = Array(repeating: nil, count: counts.count)
        row[start.first] = start.firstValue
        row[start.second] = start.secondValue
        for index in counts.indices where row[index] == nil {
            row[index] = (0..<counts[index]).max { gain(of: $0, at: index, in: row) < gain(of: $1, at: index, in: row) }
        }
        return row.map { $0 ?? 0 }
    }

    /// Returns the number of missing pairs that a value makes with the values so far, and the number of all its missing pairs.
    private func gain(of value: Int, at index: Int, in row: [Int?]) -> (Int, Int) {
        var made = 0
        var possible = 0
        for pair in pairs {
            if pair.first == index, pair.firstValue == value {
                possible += 1
                if row[pair.second] == pair.secondValue { made += 1 }
            } else if pair.second == index, pair.secondValue == value {
                possible += 1
                if row[pair.first] == pair.firstValue { made += 1 }
            }
        }
        return (made, possible)
    }
}
