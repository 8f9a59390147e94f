/// A line or a curve of a path, with the lengths along it.
struct PathPiece {
    private let points: (CGPoint, CGPoint, CGPoint, CGPoint)
    private let isLine: Bool
    /// Whether a new subpath begins with this piece.
    let beginsSubpath: Bool
    /// The lengths from the start to evenly spaced parameters.
    private let lengths: [CGFloat]

    /// The length, in points.
    var length: CGFloat { lengths[lengths.count - 1] }

    private init(line start: CGPoint, _ end: CGPoint, beginsSubpath: Bool) {
        points = (start, start, end, end)
        isLine = true
        self.beginsSubpath = beginsSubpath
        lengths = [0, hypot(end.x - start.x, end.y - start.y)]
    }

    private init(curve start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, beginsSubpath: Bool) {
        points = (start, first, second, end)
        isLine = false
        self.beginsSubpath = beginsSubpath
        // With 64 chords, the sum of their lengths differs from the curve's length by at most a thousandth.
        let steps = 64
        var lengths: [CGFloat] = [0]
        var last = start
        for step in 1...steps {
            let point = PathPiece.point(on: (start, first, second, end), at: CGFloat(step) / CGFloat(steps))
            lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        self.lengths = lengths
    }

    /// Returns the lines and curves of a path. For a closed path, they include the line back to the start.
    static func pieces(of elements: [CGPath.Element]) -> [PathPiece] {
        var (start, current, begins) = (CGPoint.zero, CGPoint.zero, true)
        var pieces: [PathPiece] = []
        for element in elements {
            switch element {
            case .move(let point):
                (start, current, begins) = (point, point, true)
            case .line(let point):
                pieces.append(PathPiece(line: current, point, beginsSubpath: begins))
                (current, begins) = (point, false)
            case .curve(let first, let second, let end):
                pieces.append(PathPiece(curve: current, first, second, end, beginsSubpath: begins))
                (current, begins) = (end, false)
            case .close:
                if current != start { pieces.append(PathPiece(line: current, start, beginsSubpath: begins)) }
                (current, begins) = (start, true)
            }
        }
        return pieces
    }

    /// Returns the part between two distances from the start.
    func part(from start: CGFloat, to end: CGFloat) -> (start: CGPoint, element: CGPath.Element) {
        let (low, high) = (parameter(at: start), parameter(at: end))
        let (from, to) = (PathPiece.point(on: points, at: low), PathPiece.point(on: points, at: high))
        guard !isLine else { return (from, .line(to)) }
        // The tangents of a part of a cubic curve are the whole curve's tangents, times the part's share of the parameter.
        let share = (high - low) / 3
        let (leaving, arriving) = (tangent(at: low), tangent(at: high))
        return (
            from,
            .curve(
                CGPoint(x: from.x + leaving.dx * share, y: from.y + leaving.dy * share),
                CGPoint(x: to.x - arriving.dx * share, y: to.y - arriving.dy * share),
                to
            )
        )
    }

    private func parameter(at distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard distance < length, let next = lengths.firstIndex(where: { $0 >= distance }), next > 0 else { return 1 }
        let span = lengths[next] - lengths[next - 1]
        let share = span > 0 ? (distance - lengths[next - 1]) / span : 0
        return (CGFloat(next - 1) + share) / CGFloat(lengths.count - 1)
    }

    private static func point(on points: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat) -> CGPoint {
        // The control points of a line lie on its ends. With the cubic formula, its parameter would run unevenly.
        let u = 1 - t
        if points.0 == points.1, points.2 == points.3 {
            return CGPoint(x: u * points.0.x + t * points.3.x, y: u * points.0.y + t * points.3.y)
        }
        let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        func mix(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            weights.0 * points.0[keyPath: path] + weights.1 * points.1[keyPath: path] + weights.2 * points.2[keyPath: path] + weights.3
                * points.3[keyPath: path]
        }
        return CGPoint(x: mix(\.x), y: mix(\.y))
    }

    private func tangent(at t: CGFloat) -> CGVector {
        let u = 1 - t
        func mix(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let (a, b, c, d) = (points.0[keyPath: path], points.1[keyPath: path], points.2[keyPath: path], points.3[keyPath: path])
            return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
        }
        return CGVector(dx: mix(\.x), dy: mix(\.y))
    }
}
