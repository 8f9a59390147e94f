/// The distance by which content follows a finger past the content's edge: f(x) = (1 − 1/(x·c/d + 1))·d with c = 0.55.
///
/// The formula is the one published of UIScrollView: its slope at 0 is c, its limit is d, and f(10) at d = 100 is 5.213.
struct RubberBand: Equatable, Sendable {
    /// c: the slope at the edge.
    static let coefficient: CGFloat = 0.55

    /// d: the length of the view along the axis, in points.
    let dimension: CGFloat

    /// Returns the distance by which the content goes if the finger is `distance` points past the edge. The function is odd.
    func offset(for distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let way = abs(distance)
        let offset = (1 - 1 / (way * RubberBand.coefficient / dimension + 1)) * dimension
        return distance < 0 ? -offset : offset
    }

    /// Returns the finger's distance for which the content goes by `offset`: the inverse of `offset(for:)`.
    func distance(for offset: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        // The offset is kept just below the limit, which no finger reaches.
        let way = min(abs(offset), dimension * 0.999)
        let distance = (1 / (1 - way / dimension) - 1) * dimension / RubberBand.coefficient
        return offset < 0 ? -distance : distance
    }

    /// Returns the position that the content has for a finger's position. Outside the range, the band holds the content back.
    func hold(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + offset(for: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + offset(for: position - range.upperBound) }
        return position
    }

    /// Returns the finger's position for a position of the content: the inverse of `hold(_:in:)`.
    func release(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + distance(for: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + distance(for: position - range.upperBound) }
        return position
    }
}
