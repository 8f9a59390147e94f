extension PhoneBehavior {
    /// What Apple documents, and where it is silent what has been seen or guessed: the default.
    public static let documented = PhoneBehavior()

    /// What has been measured or reported on Apple's systems where documentation is silent.
    public static let measured: PhoneBehavior = {
        var behavior = PhoneBehavior()
        behavior.reusableViews = .stayHidden
        behavior.transitionStart = .late
        behavior.backgroundMotion = .ends
        return behavior
    }()

    /// Every switch at another value than the default's: its second.
    public static let contrary: PhoneBehavior = {
        var behavior = PhoneBehavior()
        for each in PhoneSwitch.all { each.set(1, in: &behavior) }
        return behavior
    }()

    /// A covering array: behaviors among which every two values of every two switches occur together. The first is `documented`, the second
    /// `contrary`; the others follow one by one, each made of a pair that is missing and of what adds the most of the others (the greedy
    /// construction of Cohen, Dalal, Fredman and Patton's AETG, 1997, without its dice).
    public static let coveringArray: [PhoneBehavior] = {
        var missing = MissingPairs(PhoneSwitch.all.map(\.values.count))
        var rows: [[Int]] = []
        var next: [Int]? = PhoneSwitch.all.map { $0.value(in: .documented) }
        while let row = next {
            missing.remove(row)
            rows.append(row)
            next = rows.count == 1 ? PhoneSwitch.all.map { $0.value(in: .contrary) } : missing.nextRow()
        }
        return rows.map { row in
            var behavior = PhoneBehavior()
            for (each, value) in zip(PhoneSwitch.all, row) { each.set(value, in: &behavior) }
            return behavior
        }
    }()
}

/// The pairs of values of two switches that no row has yet.
private struct MissingPairs {
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

    /// A row with the first of the missing pairs; each other switch takes the value that adds most pairs to those that are set already,
    /// and where that is none the one that has been taken least: the rows' number turns it.
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

    /// How many missing pairs a value would make with those that are set, and then with any.
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
