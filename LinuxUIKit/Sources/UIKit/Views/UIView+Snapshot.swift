import CCairo

extension UIView {
    func makeSnapshotView(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets = .zero) -> UIView? {
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        guard !rect.isEmpty, updateForSnapshot(afterScreenUpdates) else { return snapshot }
        let scale = max(traitCollection.displayScale, 1)
        let canvas = Canvas(
            pixelWidth: max(Int((rect.width * scale).rounded(.up)), 1),
            pixelHeight: max(Int((rect.height * scale).rounded(.up)), 1)
        )
        cairo_scale(canvas.cairo, scale, scale)
        cairo_translate(canvas.cairo, bounds.minX - rect.applying(layer.model.mirror).minX, bounds.minY - rect.minY)
        drawSnapshot(on: canvas.cairo, afterScreenUpdates)
        let picture = UIImage(cgImage: canvas.makeImage(), scale: scale, orientation: .up)
        snapshot.show(picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        return snapshot
    }

    func drawSnapshot(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        guard updateForSnapshot(afterScreenUpdates), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.paint { drawSnapshot(on: $0, afterScreenUpdates) }
        context.restoreGState()
        return true
    }

    /// Draws the view as on the screen, with running animations, without place and transform. The origin of its bounds is at the origin: if
    /// content scrolls in this turn, the picture shows the part that was visible.
    private func drawSnapshot(on cairo: OpaquePointer, _ afterScreenUpdates: Bool) {
        let renderer = LayerRenderer(cairo: cairo, drawing: afterScreenUpdates ? .present : .committed)
        let values = afterScreenUpdates ? layer.presentationValues : layer.committedValues
        cairo_translate(cairo, -values.bounds.minX, -values.bounds.minY)
        if Platform.current.behavior.snapshotOfFadedView == .opaque { return renderer.drawContent(of: layer) }
        cairo.concatenate(values.toSuperlayer.inverted())
        renderer.draw(layer)
    }

    /// Makes the updates that are due. Returns whether there is anything to see. A view that was added in this turn hasn't been on the
    /// screen.
    private func updateForSnapshot(_ afterScreenUpdates: Bool) -> Bool {
        guard afterScreenUpdates else { return window != nil && layer.hasBeenCommitted }
        Platform.current.updateScreen()
        if window == nil {
            layoutIfNeeded()
            forEachInTree {
                $0.displayIfNeeded()
                $0.maskView?.forEachInTree { $0.displayIfNeeded() }
            }
        }
        return true
    }
}

/// A view that shows a picture of another view.
private final class SnapshotView: UIView {
    private var picture: UIImage?

    func show(_ picture: UIImage) {
        self.picture = picture
        updateContents()
    }

    override func updateContents() {
        guard let picture else { return }
        layer.contents = picture.cgImage
        layer.contentsScale = picture.scale
        if picture.capInsets != .zero, let part = picture.resizedPart { layer.contentsCenter = part }
    }
}
