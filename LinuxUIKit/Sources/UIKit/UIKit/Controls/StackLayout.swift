/// The lengths and places of a stack's members along its axis, as a pure value.
struct StackLayout {
    /// What the layout knows of a member.
    struct Member: Equatable {
        /// The natural length; nil is none: such a member gives way before all others.
        var length: CGFloat?
        /// The resistance to stretching.
        var hugging: Float = 250
        /// The resistance to shrinking.
        var compressionResistance: Float = 750
        /// The least gap after it.
        var spacingAfter: CGFloat = 0
    }

    /// Where a member lies along the axis.
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }

    var members: [Member]
    var distribution: UIStackView.Distribution

    private var lengths: [CGFloat] { members.map { $0.length ?? 0 } }

    /// The sum of the least gaps.
    var spacing: CGFloat { members.dropLast().reduce(0) { $0 + $1.spacingAfter } }

    /// The length that all members have their natural length in.
    var naturalLength: CGFloat {
        guard distribution == .fillEqually else { return lengths.reduce(0, +) + spacing }
        return (lengths.max() ?? 0) * CGFloat(members.count) + spacing
    }

    /// Shares a length out.
    func spans(in available: CGFloat) -> [Span] {
        guard !members.isEmpty else { return [] }
        let room = max(available - spacing, 0)
        switch distribution {
        case .fill:
            return placed(filled(room))
        case .fillEqually:
            return placed(members.map { _ in room / CGFloat(members.count) })
        case .fillProportionally:
            let total = lengths.reduce(0, +)
            return placed(total > 0 ? lengths.map { $0 / total * room } : members.map { _ in room / CGFloat(members.count) })
        case .equalSpacing:
            let surplus = room - lengths.reduce(0, +)
            guard surplus > 0, members.count > 1 else { return placed(filled(room)) }
            return placed(lengths, extraGap: equalGaps(available))
        case .equalCentering:
            guard room > lengths.reduce(0, +), members.count > 1 else { return placed(filled(room)) }
            return centred(in: available)
        }
    }

    /// Stretches or shrinks by the priorities; where they are equal, in the order of arrangement, as UIStackView's header has it.
    private func filled(_ room: CGFloat) -> [CGFloat] {
        var lengths = lengths
        let surplus = room - lengths.reduce(0, +)
        if surplus > 0 {
            let hugging = members.map { $0.length == nil ? -1 : $0.hugging }
            if let index = hugging.indices.min(by: { hugging[$0] < hugging[$1] }) { lengths[index] += surplus }
            return lengths
        }
        var excess = -surplus
        let order = members.indices.sorted {
            let (one, other) = (members[$0].compressionResistance, members[$1].compressionResistance)
            return one == other ? $0 < $1 : one < other
        }
        for index in order where excess > 0 {
            let share = min(lengths[index], excess)
            lengths[index] -= share
            excess -= share
        }
        return lengths
    }

    private func placed(_ lengths: [CGFloat], extraGap gaps: [CGFloat]? = nil) -> [Span] {
        var start: CGFloat = 0
        return lengths.indices.map { index in
            defer { start += lengths[index] + (gaps?[index] ?? members[index].spacingAfter) }
            return Span(start: start, length: lengths[index])
        }
    }

    /// Equal gaps; a member whose own least gap is larger keeps it and the others share what is left.
    private func equalGaps(_ available: CGFloat) -> [CGFloat] {
        var gaps = members.map(\.spacingAfter)
        var open = Set(members.indices.dropLast())
        let free = available - lengths.reduce(0, +)
        while !open.isEmpty {
            let taken = members.indices.dropLast().filter { !open.contains($0) }.reduce(0) { $0 + gaps[$1] }
            let share = (free - taken) / CGFloat(open.count)
            let tooLarge = open.filter { members[$0].spacingAfter > share }
            guard tooLarge.isEmpty else {
                open.subtract(tooLarge)
                continue
            }
            for index in open { gaps[index] = share }
            break
        }
        return gaps
    }

    /// The outer members at the ends and equal steps between the middles, as far as the least gaps allow.
    private func centred(in available: CGFloat) -> [Span] {
        let lengths = lengths
        let last = lengths.count - 1
        let step = (available - lengths[0] / 2 - lengths[last] / 2) / CGFloat(last)
        var spans = lengths.indices.map {
            Span(start: lengths[0] / 2 + step * CGFloat($0) - lengths[$0] / 2, length: lengths[$0])
        }
        for index in 1...last {
            spans[index].start = max(spans[index].start, spans[index - 1].end + members[index - 1].spacingAfter)
        }
        spans[last].start = available - lengths[last]
        for index in (0..<last).reversed() {
            spans[index].start = min(spans[index].start, spans[index + 1].start - members[index].spacingAfter - lengths[index])
        }
        return spans
    }
}
