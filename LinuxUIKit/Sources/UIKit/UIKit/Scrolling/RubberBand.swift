/// How far content follows a finger past its edge: f(x) = (1 − 1/(x·c/d + 1))·d with c = 0.55.
///
/// The formula is the one published of UIScrollView: its slope at 0 is c, its limit is d, and f(10) at d = 100 is 5.213.
struct RubberBand: Equatable, Sendable {
    /// c: the slope at the edge.
    static let coefficient: CGFloat = 0.55

    /// d: the length of the view along the axis, in points.
    let dimension: CGFloat

    /// How far the content goes when the finger is `distance` points past the edge; odd in the distance.
    func offset(for distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let way = abs(distance)
        let offset = (1 - 1 / (way * RubberBand.coefficient / dimension + 1)) * dimension
        return distance < 0 ? -offset : offset
    }

    /// The finger's distance for which the content goes so far: the inverse.
    func distance(for offset: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        // Just below the limit, which no finger reaches.
        let way = min(abs(offset), dimension * 0.999)
        let distance = (1 / (1 - way / dimension) - 1) * dimension / RubberBand.coefficient
        return offset < 0 ? -distance : distance
    }

    /// A position that is held by the band outside of a range.
    func hold(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + offset(for: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + offset(for: position - range.upperBound) }
        return position
    }

    /// The position that is held at the given one.
    func release(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + distance(for: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + distance(for: position - range.upperBound) }
        return position
    }
}
