extension UIView {
    /// How high a cell, header or footer wants to be in a width, rounded up to whole pixels.
    func selfSizedHeight(forWidth width: CGFloat) -> CGFloat {
        let size = sizeThatFits(CGSize(width: width, height: 0))
        let scale = max(traitCollection.displayScale, 1)
        return (max(size.height, 0) * scale - 1e-6).rounded(.up) / scale
    }
}
