import CCairo

/// Draws a tree of layers by Cairo, with the values that are on screen or with the model's.
struct LayerRenderer {
    let cairo: OpaquePointer
    /// Whether running animations show.
    var showsAnimations = true

    /// Draws a layer and all in it, in its superlayer's coordinates.
    func draw(_ layer: CALayer) {
        let values = values(of: layer)
        guard !values.isHidden, values.opacity > 0, values.bounds.isFinite, values.transform.isFinite else { return }
        let sublayers = visibleSublayers(of: layer)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo.concatenate(values.toSuperlayer)
        if sublayers.isEmpty || values.masksToBounds, isOutOfSight(values) { return }
        drawShadow(of: layer, values)
        let parts = Parts(values, sublayerCount: sublayers.count)
        let isGroup = parts.count > 1 && (values.opacity < 1 || (values.masksToBounds && hasSoftEdges(values)))
        // One thing alone takes the opacity itself, if it is a colour or a picture.
        let isSimple = !isGroup && sublayers.isEmpty
        guard !isSimple else { return drawOwn(values, alpha: CGFloat(values.opacity), clips: values.masksToBounds) }
        guard isGroup || values.opacity < 1 else { return drawWhole(layer, values, sublayers, clips: values.masksToBounds) }
        cairo_push_group(cairo)
        drawWhole(layer, values, sublayers, clips: values.masksToBounds && !hasSoftEdges(values))
        cairo_pop_group_to_source(cairo)
        if values.masksToBounds, hasSoftEdges(values) { clip(to: values) }
        cairo_paint_with_alpha(cairo, Double(values.opacity))
    }

    /// Draws what lies in a layer, in its own coordinates, without the layer's place, transform and opacity.
    func drawContent(of layer: CALayer) {
        drawWhole(layer, values(of: layer), visibleSublayers(of: layer), clips: false)
    }

    private func values(of layer: CALayer) -> LayerValues {
        showsAnimations ? layer.presentationValues : layer.model
    }

    private func drawWhole(_ layer: CALayer, _ values: LayerValues, _ sublayers: [CALayer], clips: Bool) {
        cairo_save(cairo)
        if clips { clip(to: values) }
        drawBackground(values, alpha: 1)
        drawContents(values, alpha: 1)
        for sublayer in sublayers { draw(sublayer) }
        cairo_restore(cairo)
        drawBorder(values, alpha: 1)
    }

    private func drawOwn(_ values: LayerValues, alpha: CGFloat, clips: Bool) {
        cairo_save(cairo)
        if clips, values.contents != nil { clip(to: values) }
        drawBackground(values, alpha: alpha)
        drawContents(values, alpha: alpha)
        cairo_restore(cairo)
        drawBorder(values, alpha: alpha)
    }

    private func visibleSublayers(of layer: CALayer) -> [CALayer] {
        let sublayers = layer.orderedSublayers
        guard sublayers.contains(where: { values(of: $0).zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated().sorted {
            (values(of: $0.element).zPosition, $0.offset) < (values(of: $1.element).zPosition, $1.offset)
        }.map(\.element)
    }

    // MARK: What a layer shows itself

    private func drawBackground(_ values: LayerValues, alpha: CGFloat) {
        guard let color = values.backgroundColor, color.alpha > 0 else { return }
        cairo_new_path(cairo)
        cairo.addRoundedRectangle(values.bounds, radius: values.cornerRadius, corners: values.maskedCorners)
        cairo.setSource(color, alpha: alpha)
        cairo_fill(cairo)
    }

    private func drawContents(_ values: LayerValues, alpha: CGFloat) {
        guard let image = values.contents else { return }
        let part = values.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) ? image : image.part(values.contentsRect)
        guard let part else { return }
        let size = CGSize(width: CGFloat(part.width) / values.contentsScale, height: CGFloat(part.height) / values.contentsScale)
        let place = values.contentsGravity.place(size, in: values.bounds)
        cairo_save(cairo)
        ImagePainter.paint(
            ScaledImageCache.shared.image(part, for: place, under: cairo.currentTransform),
            in: place,
            alpha: alpha,
            on: cairo
        )
        cairo_restore(cairo)
    }

    /// The border lies inside the bounds, over everything that is in them.
    private func drawBorder(_ values: LayerValues, alpha: CGFloat) {
        guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 else { return }
        cairo_new_path(cairo)
        cairo.addRoundedRectangle(values.bounds, radius: values.cornerRadius, corners: values.maskedCorners)
        let width = min(values.borderWidth, values.bounds.width / 2, values.bounds.height / 2)
        cairo.addRoundedRectangle(
            values.bounds.insetBy(dx: width, dy: width),
            radius: max(0, values.cornerRadius - width),
            corners: values.maskedCorners
        )
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo.setSource(color, alpha: alpha)
        cairo_fill(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    private func drawShadow(of layer: CALayer, _ values: LayerValues) {
        guard values.shadowOpacity > 0, values.shadowColor != nil else { return }
        LayerShadow(values: values).draw(on: cairo) { mask in
            LayerRenderer(cairo: mask, showsAnimations: showsAnimations).drawContent(of: layer)
        }
    }

    // MARK: Clips

    private func clip(to values: LayerValues) {
        cairo_new_path(cairo)
        cairo.addRoundedRectangle(values.bounds, radius: values.cornerRadius, corners: values.maskedCorners)
        cairo_clip(cairo)
    }

    /// Whether the bounds' edges do not lie between pixels: what is clipped there several times would be seen through.
    private func hasSoftEdges(_ values: LayerValues) -> Bool {
        if values.cornerRadius > 0, !values.maskedCorners.isEmpty { return true }
        let transform = cairo.currentTransform
        guard transform.b == 0, transform.c == 0 else { return true }
        let box = values.bounds.applying(transform)
        return [box.minX, box.minY, box.maxX, box.maxY].contains { abs($0 - $0.rounded()) > 1e-3 }
    }

    private func isOutOfSight(_ values: LayerValues) -> Bool {
        guard values.shadowOpacity == 0, values.contents == nil || values.masksToBounds || values.contentsGravity.staysInBounds else {
            return false
        }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return !values.bounds.intersects(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// How many things a layer shows that may lie over one another.
    private struct Parts {
        let count: Int

        init(_ values: LayerValues, sublayerCount: Int) {
            let background = values.backgroundColor.map { $0.alpha > 0 } ?? false
            let border = values.borderWidth > 0 && (values.borderColor.map { $0.alpha > 0 } ?? false)
            count = [background, values.contents != nil, border].filter { $0 }.count + sublayerCount
        }
    }
}
