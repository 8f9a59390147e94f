extension UIView {
    /// Returns the height that a cell, header or footer needs for a width, rounded up to whole pixels.
    func selfSizedHeight(forWidth width: CGFloat) -> CGFloat {
        let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let size = systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        // A plain view without constraints gets no height from `systemLayoutSizeFitting`. `sizeThatFits(_:)` then returns the view's
        // current size.
        let height = size.height > 0 ? size.height : sizeThatFits(target).height
        let scale = max(traitCollection.displayScale, 1)
        return (max(height, 0) * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns the size of a cell, header or footer by the constraints in its content view, plus the room beside the content view. If there
    /// are no such constraints, returns the result of `sizeThatFits(_:)`. Returns `nil` if the view itself has constraints.
    func fittingSize(
        ofContent content: UIView,
        room: CGFloat,
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard constraints.isEmpty else { return nil }
        guard !content.constraints.isEmpty else { return sizeThatFits(target) }
        let inner = CGSize(width: max(0, target.width - room), height: target.height)
        let size = content.systemLayoutSizeFitting(
            inner,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        return CGSize(width: size.width + room, height: size.height)
    }
}
