extension CGPoint {
    /// Returns the point to which the transform moves this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size, as a vector, under the transform. The translation has no effect.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest upright rectangle that holds the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        if t.b == 0, t.c == 0 {
            let first = origin.applying(t)
            let size = CGSize(width: size.width * t.a, height: size.height * t.d)
            return CGRect(origin: first, size: size).standardized
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ].map { $0.applying(t) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }

    package func distance(to other: CGPoint) -> CGFloat {
        hypot(other.x - x, other.y - y)
    }
}

extension CGRect {
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
