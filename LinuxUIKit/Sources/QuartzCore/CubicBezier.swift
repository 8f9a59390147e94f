/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of its x: B(u) = 3(1−u)²u·P₁ + 3(1−u)u²·P₂ + u³.
package struct CubicBezier: Equatable, Sendable {
    package let point1: CGPoint
    package let point2: CGPoint

    package static let linear = CubicBezier(0, 0, 1, 1)
    package static let easeIn = CubicBezier(0.42, 0, 1, 1)
    package static let easeOut = CubicBezier(0, 0, 0.58, 1)
    package static let easeInEaseOut = CubicBezier(0.42, 0, 0.58, 1)
    package static let systemDefault = CubicBezier(0.25, 0.1, 0.25, 1)

    /// Makes a curve of two control points. Their x must lie in 0…1, otherwise the curve would be no function of x.
    package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        precondition((0...1).contains(x1) && (0...1).contains(x2), "a timing curve's control points have an x of 0 to 1, not \(x1), \(x2)")
        precondition(y1.isFinite && y2.isFinite, "a timing curve's control points are finite")
        point1 = CGPoint(x: x1, y: y1)
        point2 = CGPoint(x: x2, y: y2)
    }

    /// Returns the y at an x: 0 before the curve's beginning, 1 after its end.
    package func y(atX x: CGFloat) -> CGFloat {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        guard self != .linear else { return x }
        return Self.value(point1.y, point2.y, at: parameter(forX: x))
    }

    /// Returns the smallest x at which the curve reaches y, for y in 0…1. If the curve overshoots, the first crossing counts.
    func x(atY y: CGFloat) -> CGFloat {
        guard y > 0 else { return 0 }
        guard y < 1 else { return 1 }
        guard self != .linear else { return y }
        // Coarse steps find the first crossing, since a cubic curve turns at most twice.
        let steps = 64
        let crossing = (1...steps).first { Self.value(point1.y, point2.y, at: CGFloat($0) / CGFloat(steps)) >= y } ?? steps
        var (low, high) = (CGFloat(crossing - 1) / CGFloat(steps), CGFloat(crossing) / CGFloat(steps))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.value(point1.y, point2.y, at: middle) < y { low = middle } else { high = middle }
        }
        return Self.value(point1.x, point2.x, at: (low + high) / 2)
    }

    /// Solves x(u) = x to 1e-12, with Newton's steps, or bisection if a step leaves the bracket. x(u) rises, so there is one solution.
    private func parameter(forX x: CGFloat) -> CGFloat {
        var (low, high) = (CGFloat(0), CGFloat(1))
        var u = x
        for _ in 0..<80 {
            let error = Self.value(point1.x, point2.x, at: u) - x
            if abs(error) < 1e-12 { break }
            if error < 0 { low = u } else { high = u }
            let slope = Self.slope(point1.x, point2.x, at: u)
            let step = slope > 1e-9 ? u - error / slope : .nan
            u = step > low && step < high ? step : (low + high) / 2
        }
        return u
    }

    private static func value(_ p1: CGFloat, _ p2: CGFloat, at u: CGFloat) -> CGFloat {
        let v = 1 - u
        return 3 * v * v * u * p1 + 3 * v * u * u * p2 + u * u * u
    }

    private static func slope(_ p1: CGFloat, _ p2: CGFloat, at u: CGFloat) -> CGFloat {
        let v = 1 - u
        return 3 * v * v * p1 + 6 * v * u * (p2 - p1) + 3 * u * u * (1 - p2)
    }
}
