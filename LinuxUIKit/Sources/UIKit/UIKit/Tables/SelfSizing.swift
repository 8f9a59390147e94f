extension UIView {
    /// How high a cell, header or footer wants to be in a width, rounded up to whole pixels.
    func selfSizedHeight(forWidth width: CGFloat) -> CGFloat {
        let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let size = systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        // A view without constraints inside, and no cell, keeps the size that it has.
        let height = size.height > 0 ? size.height : sizeThatFits(target).height
        let scale = max(traitCollection.displayScale, 1)
        return (max(height, 0) * scale - 1e-6).rounded(.up) / scale
    }

    /// The size of a cell, header or footer: by the constraints in its content view, around which there is some room; without any, by
    /// `sizeThatFits(_:)`. Nil where it has constraints itself.
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
