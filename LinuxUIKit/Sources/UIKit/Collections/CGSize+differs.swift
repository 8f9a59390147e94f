extension CGSize {
    /// Returns whether two sizes differ by more than a rounding error.
    func differs(from other: CGSize) -> Bool {
        abs(width - other.width) > 0.001 || abs(height - other.height) > 0.001
    }
}
