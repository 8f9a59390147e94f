extension UIView {
    /// Returns the size of a button, a title or an app's view on a bar with a size.
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

    /// Places a view on a bar, in the middle of the bar's height. The view lies on whole pixels, so that text is sharp.
    ///
    /// - Parameter x: The distance from the edge where reading begins, in points.
    func placeOnBar(_ bar: CGSize, x: CGFloat, size: CGSize, isMirrored: Bool) {
        let left = isMirrored ? bar.width - x - size.width : x
        bounds.size = size
        let scale = max(traitCollection.displayScale, 1)
        let top = ((bar.height - size.height) / 2 * scale).rounded() / scale
        center = CGPoint(x: (left * scale).rounded() / scale + size.width / 2, y: top + size.height / 2)
    }
}
