internal import PhoneBehavior

/// The times that a display link gets with a frame, in seconds.
struct FrameStamp {
    var timestamp: CFTimeInterval
    var targetTimestamp: CFTimeInterval
}

/// The calls of display links. A busy phone drops some calls and delays others.
struct FrameCalls {
    private var dice = Dice()
    private var late: (links: [CADisplayLink], stamp: FrameStamp, due: CFTimeInterval)?

    /// The longest time after its frame at which a late call is due, in seconds. The call comes with the next frame, so at most 40 ms late.
    private static let longestDelay: CFTimeInterval = 0.04 - 1.0 / 60

    /// Returns the calls that are due in a frame. Dropped and late frames are the same in each run.
    mutating func calls(
        of links: [CADisplayLink],
        for stamp: FrameStamp,
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
                guard stamp.targetTimestamp >= late.due else { return others }
                self.late = nil
                return links.filter { link in late.links.contains { $0 === link } }.map { ($0, late.stamp) } + others
            }
            guard chance % 6 == 0, !links.isEmpty else { return links.map { ($0, stamp) } }
            late = (links, stamp, stamp.targetTimestamp + Double(chance / 6 % 256) / 255 * FrameCalls.longestDelay)
            return []
        }
    }
}
