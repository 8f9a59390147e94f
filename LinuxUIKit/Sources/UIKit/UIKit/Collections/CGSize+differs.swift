extension CGSize {
    /// Whether a size is another one by more than rounding.
    func differs(from other: CGSize) -> Bool {
        abs(width - other.width) > 0.001 || abs(height - other.height) > 0.001
    }
}
