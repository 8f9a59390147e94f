extension UIView {
    /// How large a button, a title or a view of the app's own is on a bar of a size.
    func sizeOnBar(_ bar: CGSize) -> CGSize {
        let fitsByItself = self is BarButtonView || self is UILabel
        var size = fitsByItself ? sizeThatFits(bar) : bounds.size
        if !(self is BarButtonView), size.width <= 0 || size.height <= 0 {
            let natural = intrinsicContentSize
            size = natural.width > 0 ? natural : sizeThatFits(bar)
            if size.width <= 0 { size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        }
        return CGSize(width: size.width.rounded(.up), height: min(size.height.rounded(.up), bar.height))
    }

    /// Puts a view of a bar at a place along it, in the middle of its height, on whole pixels: text is sharp there.
    ///
    /// - Parameter x: how far it stands from the edge where reading begins, in points.
    func placeOnBar(_ bar: CGSize, x: CGFloat, size: CGSize, isMirrored: Bool) {
        let left = isMirrored ? bar.width - x - size.width : x
        bounds.size = size
        let scale = max(traitCollection.displayScale, 1)
        let top = ((bar.height - size.height) / 2 * scale).rounded() / scale
        center = CGPoint(x: (left * scale).rounded() / scale + size.width / 2, y: top + size.height / 2)
    }
}
