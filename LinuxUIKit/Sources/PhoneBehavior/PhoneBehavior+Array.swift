extension PhoneBehavior {
    /// The default: the documented answer of each switch, or else a measured or reported answer, or else a guess.
    public static let documented = PhoneBehavior()

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
