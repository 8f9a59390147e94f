extension PhoneBehavior {
    /// The default: the documented answer of each switch, or else a measured or reported answer, or else a guess.
    public static let documented = PhoneBehavior()

    /// The behavior in which every switch has another value than in the default: its second value.
    public static let contrary: PhoneBehavior = {
        var behavior = PhoneBehavior()
        for each in PhoneSwitch.all { each.set(1, in: &behavior) }
        return behavior
    }()

    /// A covering array: a list of behaviors in which every two values of every two switches occur together. The first behavior is
    /// `documented`, the second is `contrary`. Each further one starts from a missing pair, and its other values are chosen to add as many
    /// missing pairs as possible. The construction is the greedy one of Cohen, Dalal, Fredman and Patton's AETG, 1997, without randomness.
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
