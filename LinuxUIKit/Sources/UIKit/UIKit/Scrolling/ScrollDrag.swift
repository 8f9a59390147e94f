/// A drag under way: where it began.
struct ScrollDrag {
    /// Where the content would be without the rubber band, in points.
    let origin: CGPoint
    /// How far the pan had gone when the drag began: the content does not jump by it.
    let translation: CGPoint
    /// The axes that the directional lock leaves; nil until the fingers have a direction.
    var axes: ScrollAxes?
}

/// The axes along which a drag goes.
struct ScrollAxes: OptionSet {
    let rawValue: Int

    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
    static let both: ScrollAxes = [.horizontal, .vertical]
}

extension ScrollAxes {
    /// Those to which the directional lock keeps a drag that begins this way; nil if it does not go any way yet.
    ///
    /// Apple does not say what is diagonal: here, what goes along one axis more than half as far as along the other.
    init?(of way: CGPoint) {
        let (x, y) = (abs(way.x), abs(way.y))
        guard x > 0 || y > 0 else { return nil }
        self = min(x, y) > max(x, y) / 2 ? .both : x > y ? .horizontal : .vertical
    }
}
