extension LayerValue {
    /// Returns a value on the Catmull-Rom spline through keyframes, by which the page of `CAAnimationCalculationMode.cubic` computes
    /// values.
    ///
    /// Apple is silent about the ends, and about steps of different lengths. Here the first and the last step continue straight beyond the
    /// ends, so values on a straight line stay on the line. All steps have the same weight.
    ///
    /// - Parameters:
    ///   - former: The value before `from`, or `nil` at the beginning.
    ///   - following: The value after `to`, or `nil` at the end.
    ///   - share: The place between the values: 0 at `from`, 1 at `to`.
    static func onSpline(
        from: LayerValue,
        to: LayerValue,
        after former: LayerValue?,
        before following: LayerValue?,
        share: Double
    ) -> LayerValue {
        // The pyramid of straight lines of Barry and Goldman (1988) interpolates between two values at a time, or extrapolates beyond them.
        func between(_ one: LayerValue, _ two: LayerValue, _ share: Double) -> LayerValue {
            one.interpolated(to: two, progress: CGVector(dx: share, dy: share))
        }
        let middle = between(from, to, share)
        let left = former.map { between($0, from, 1 + share) } ?? middle
        let right = following.map { between(to, $0, share - 1) } ?? middle
        return between(between(left, middle, (1 + share) / 2), between(middle, right, share / 2), share)
    }
}
