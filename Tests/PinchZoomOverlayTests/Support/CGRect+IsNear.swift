import CoreGraphics

extension CGRect {
    /// Returns whether each edge is within a distance of the other rectangle's edge, in points.
    func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
        [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY].allSatisfy { abs($0) <= tolerance }
    }
}
