internal import PhoneBehavior

/// The times that a display link gets with a frame, in seconds.
struct FrameStamp {
    var timestamp: CFTimeInterval
    var targetTimestamp: CFTimeInterval
}

/// The calls of display links, of which a busy phone drops some and makes others late.
struct FrameCalls {
    private var dice = Dice()
    private var late: (links: [CADisplayLink], stamp: FrameStamp, number: Int)?

    /// A call is at most this late, in seconds.
    private static let longestDelay: CFTimeInterval = 0.04

    /// The calls that are due in a frame. Dropped and late frames are the same in each run.
    mutating func calls(
        of links: [CADisplayLink],
        for stamp: FrameStamp,
        number: Int,
        _ frames: PhoneBehavior.Frames
    ) -> [(link: CADisplayLink, stamp: FrameStamp)] {
        let chance = dice.next()
        switch frames {
        case .regular:
            return links.map { ($0, stamp) }
        case .someDropped:
            return chance % 5 == 0 ? [] : links.map { ($0, stamp) }
        case .late:
            if let late {
                let others = links.filter { link in !late.links.contains { $0 === link } }.map { ($0, stamp) }
                guard number >= late.number else { return others }
                self.late = nil
                return links.filter { link in late.links.contains { $0 === link } }.map { ($0, late.stamp) } + others
            }
            let duration = stamp.targetTimestamp - stamp.timestamp
            let longest = Int(FrameCalls.longestDelay / max(duration, 0.001))
            guard chance % 6 == 0, longest > 0, !links.isEmpty else { return links.map { ($0, stamp) } }
            late = (links, stamp, number + 1 + Int(chance / 6 % UInt64(longest)))
            return []
        }
    }
}
