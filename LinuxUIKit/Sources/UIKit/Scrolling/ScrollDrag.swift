/// A drag in progress, with the values from its beginning.
struct ScrollDrag {
    /// The offset of the content without the rubber band, in points.
    let origin: CGPoint
    /// The translation of the pan at the beginning of the drag. The content doesn't jump by this translation.
    let translation: CGPoint
    /// The axes that the directional lock allows, or `nil` until the fingers have a direction.
    var axes: ScrollAxes?
}

/// The axes along which a drag moves the content.
struct ScrollAxes: OptionSet {
    let rawValue: Int

    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
    static let both: ScrollAxes = [.horizontal, .vertical]
}

extension ScrollAxes {
    /// Creates the axes to which the directional lock keeps a drag with this movement. Returns `nil` if there is no movement yet.
    ///
    /// Apple does not say which drags are diagonal. Here, a drag is diagonal if its movement along one axis is more than half the movement
    /// along the other.
    init?(of way: CGPoint) {
        let (x, y) = (abs(way.x), abs(way.y))
        guard x > 0 || y > 0 else { return nil }
        self = min(x, y) > max(x, y) / 2 ? .both : x > y ? .horizontal : .vertical
    }
}
