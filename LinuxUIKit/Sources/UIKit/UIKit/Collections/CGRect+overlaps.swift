extension CGRect {
    /// Whether they have more than an edge in common. `intersects` on Linux is true of neighbours, too, so that the pages beside the one
    /// that shows would be shown; on a phone they are not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension CGSize {
    /// Whether a size is another one by more than rounding.
    func differs(from other: CGSize) -> Bool {
        abs(width - other.width) > 0.001 || abs(height - other.height) > 0.001
    }
}
