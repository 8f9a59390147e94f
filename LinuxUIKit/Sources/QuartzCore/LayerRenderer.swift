import CCairo

/// Draws a tree of layers by Cairo.
package struct LayerRenderer {
    /// The state of the layers that is drawn.
    package enum State {
        /// The properties without animations.
        case model
        /// The properties with the running animations.
        case present
        /// The layers that the last commit has brought to the screen, with the animations that ran then.
        case committed
    }

    let cairo: OpaquePointer
    let state: State

    package init(cairo: OpaquePointer, drawing state: State = .present) {
        self.cairo = cairo
        self.state = state
    }

    /// The effects of surrounding layers on a layer.
    private struct Surroundings {
        /// The opacity of superlayers that have no other content.
        var alpha: CGFloat = 1
        var clip: ClipOutline?
    }

    /// Draws a layer and its sublayers, in its superlayer's coordinates.
    package func draw(_ layer: CALayer) {
        draw(layer, in: Surroundings())
    }

    /// Draws a layer's content in its own coordinates, without the layer's position, transform and opacity.
    package func drawContent(of layer: CALayer) {
        draw(layer, values(of: layer), in: Surroundings())
    }

    /// - Parameter superlayer: The values of the superlayer, if they affect the layer's place.
    private func draw(_ layer: CALayer, beneath superlayer: LayerValues? = nil, in surroundings: Surroundings) {
        let values = values(of: layer)
        guard !values.isHidden, values.opacity > 0, values.bounds.isFinite, values.transform.isFinite else { return }
        if let perspective = values.perspective(beneath: superlayer) {
            return draw(layer, values, under: perspective, alpha: surroundings.alpha * CGFloat(min(values.opacity, 1)))
        }
        let toSuperlayer = values.toSuperlayer(superlayer)
        let inner = Surroundings(
            alpha: surroundings.alpha * CGFloat(min(values.opacity, 1)),
            clip: surroundings.clip?.converted(by: toSuperlayer)
        )
        cairo_save(cairo)
        cairo.concatenate(toSuperlayer)
        draw(layer, values, in: inner)
        cairo_restore(cairo)
    }

    /// Draws a layer on a bitmap of its own, and the bitmap under perspective.
    private func draw(_ layer: CALayer, _ values: LayerValues, under perspective: CATransform3D, alpha: CGFloat) {
        let (extent, toTarget) = (extent(of: layer, values), cairo.currentTransform)
        let scale = hypot(toTarget.a, toTarget.b)
        guard !extent.isNull, scale > 0 else { return }
        let (width, height) = (Int((extent.width * scale).rounded(.up)) + 2, Int((extent.height * scale).rounded(.up)) + 2)
        guard max(width, height) <= Canvas.largestSide else { return }
        // A clear pixel at each edge makes the edges soft.
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        cairo_translate(canvas.cairo, 1, 1)
        canvas.scale(by: scale, origin: extent.origin)
        LayerRenderer(cairo: canvas.cairo, drawing: state).draw(layer, values, in: Surroundings(alpha: alpha))
        let toLayer = canvas.cairo.currentTransform.inverted()
        let steps = [CATransform3DMakeAffineTransform(toLayer), perspective, CATransform3DMakeAffineTransform(toTarget)]
        steps.reduce(CATransform3DIdentity, CATransform3DConcat).homography.paint(canvas, on: cairo)
    }

    private func draw(_ layer: CALayer, _ values: LayerValues, in surroundings: Surroundings) {
        if case .transform = values.subject {
            for sublayer in visibleSublayers(of: layer) { draw(sublayer, beneath: values, in: surroundings) }
            return
        }
        guard let mask = mask(of: layer) else { return drawUnmasked(layer, values, in: surroundings) }
        cairo_save(cairo)
        clipToPixels(extent(of: layer, values))
        cairo_push_group(cairo)
        drawUnmasked(layer, values, in: Surroundings())
        cairo_pop_group_to_source(cairo)
        cairo_push_group(cairo)
        draw(mask, in: Surroundings(alpha: surroundings.alpha))
        let opacity = cairo_pop_group(cairo)
        cairo_mask(cairo, opacity)
        cairo_pattern_destroy(opacity)
        cairo_restore(cairo)
    }

    private func drawUnmasked(_ layer: CALayer, _ values: LayerValues, in surroundings: Surroundings) {
        if let dissolve = values.dissolve {
            var plain = values
            plain.dissolve = nil
            return dissolve.draw(on: cairo, in: values.bounds, alpha: surroundings.alpha) { share in
                drawUnmasked(layer, plain, in: Surroundings(alpha: share, clip: surroundings.clip))
            }
        }
        let sublayers = visibleSublayers(of: layer)
        if sublayers.isEmpty || values.masksToBounds, isOutOfSight(values) { return }
        let shadow = LayerShadow(of: values, content: contentExtent(of: layer, values))
        let ownPartCount = values.ownPartCount
        let partCount = ownPartCount + sublayers.count + (shadow == nil ? 0 : 1)
        guard partCount > 0 else { return }

        // If parts were cut one by one at an edge inside a pixel, the background would shine through. Instead they are drawn whole and cut
        // once.
        let hasSoftClip = values.masksToBounds && hasSoftEdges(values)
        let cutsOnce = hasSoftClip && (ownPartCount > 1 || !sublayers.isEmpty)
        guard cutsOnce || (surroundings.alpha < 1 && partCount > 1) else {
            shadow.map { draw($0, of: layer, values, alpha: surroundings.alpha) }
            return drawParts(of: values, sublayers, in: surroundings, clips: values.masksToBounds)
        }
        clipToPixels(values.masksToBounds ? values.bounds : extent(of: layer, values))
        cairo_push_group(cairo)
        shadow.map { draw($0, of: layer, values, alpha: 1) }
        let outline = cutsOnce ? ClipOutline(values.bounds, under: cairo.currentTransform) : surroundings.clip
        drawParts(of: values, sublayers, in: Surroundings(clip: outline), clips: values.masksToBounds && !cutsOnce, cutsOnce: cutsOnce)
        cairo_pop_group_to_source(cairo)
        if cutsOnce { clip(to: values, in: surroundings) }
        cairo_paint_with_alpha(cairo, surroundings.alpha)
    }

    /// - Parameter cutsOnce: Whether the layer's own clip will cut all parts afterwards.
    private func drawParts(
        of values: LayerValues,
        _ sublayers: [CALayer],
        in surroundings: Surroundings,
        clips: Bool,
        cutsOnce: Bool = false
    ) {
        drawBackground(values, in: surroundings, cutsOnce: cutsOnce)
        if values.contents != nil || values.subject != nil || !sublayers.isEmpty {
            var inner = surroundings
            cairo_save(cairo)
            if clips {
                clip(to: values, in: surroundings)
                if hasSoftEdges(values) { inner.clip = ClipOutline(values.bounds, under: cairo.currentTransform) }
            }
            drawContents(values, in: inner)
            if case .shape(let shape) = values.subject { shape.draw(on: cairo, alpha: inner.alpha) }
            for sublayer in sublayers { draw(sublayer, beneath: values, in: inner) }
            cairo_restore(cairo)
        }
        drawBorder(values, in: surroundings, cutsOnce: cutsOnce)
    }

    private func draw(_ shadow: LayerShadow, of layer: CALayer, _ values: LayerValues, alpha: CGFloat) {
        shadow.draw(on: cairo, alpha: alpha) { cairo in
            var shapeOnly = values
            shapeOnly.shadowOpacity = 0
            LayerRenderer(cairo: cairo, drawing: state).drawUnmasked(layer, shapeOnly, in: Surroundings())
        }
    }

    private func values(of layer: CALayer) -> LayerValues {
        let values =
            switch state {
            case .model: layer.model
            case .present: layer.presentationValues
            case .committed: layer.committedValues
            }
        guard case .transform = values.subject else { return values }
        precondition(values.spatial?.transform == nil, "LinuxUIKit: a transform layer that leaves the plane is not simulated")
        return values.withoutOwnPicture
    }

    private func mask(of layer: CALayer) -> CALayer? {
        state == .committed ? layer.committedMask : layer.maskLayer
    }

    private func sublayers(of layer: CALayer) -> [CALayer] {
        state == .committed ? layer.committedSublayers : layer.orderedSublayers
    }

    private func visibleSublayers(of layer: CALayer) -> [CALayer] {
        let sublayers = sublayers(of: layer)
        guard sublayers.contains(where: { values(of: $0).zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated().sorted {
            (values(of: $0.element).zPosition, $0.offset) < (values(of: $1.element).zPosition, $1.offset)
        }.map(\.element)
    }

    // MARK: What a layer shows itself

    private func drawBackground(_ values: LayerValues, in surroundings: Surroundings, cutsOnce: Bool) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let surroundings = clipEdges(of: values.bounds, values, in: surroundings)
        if let color = values.backgroundColor, color.alpha > 0 {
            addBackground(of: values, in: surroundings, cutsOnce: cutsOnce)
            cairo.setSource(color, alpha: surroundings.alpha)
            cairo_fill(cairo)
        }
        if case .gradient(let gradient) = values.subject {
            cairo_save(cairo)
            if gradient.setSource(on: cairo, in: values.bounds, alpha: surroundings.alpha) {
                addBackground(of: values, in: surroundings, cutsOnce: cutsOnce)
                cairo_fill(cairo)
            }
            cairo_restore(cairo)
        }
    }

    private func addBackground(of values: LayerValues, in surroundings: Surroundings, cutsOnce: Bool) {
        cairo_new_path(cairo)
        if cutsOnce {
            cairo.addRectangle(surroundings.clip?.extending(values.bounds) ?? values.bounds)
        } else if values.hasOpaqueBorder {
            // The background reaches to the middle of the border that covers it. Any farther, it would show at the border's outer edge.
            let inset = min(values.borderWidth, values.bounds.width / 2, values.bounds.height / 2) / 2
            cairo.addRoundedRectangle(
                values.bounds.insetBy(dx: inset, dy: inset),
                radius: max(0, values.cornerRadius - inset),
                corners: values.maskedCorners
            )
        } else {
            addOutline(of: values, in: surroundings)
        }
    }

    /// Adds the bounds with their round corners. Without round corners, the rectangle extends as far as the surrounding clip requires.
    private func addOutline(of values: LayerValues, in surroundings: Surroundings) {
        guard values.cornerRadius > 0, !values.maskedCorners.isEmpty else {
            return cairo.addRectangle(surroundings.clip?.extending(values.bounds) ?? values.bounds)
        }
        cairo.addRoundedRectangle(values.bounds, radius: values.cornerRadius, corners: values.maskedCorners)
    }

    private func drawContents(_ values: LayerValues, in surroundings: Surroundings) {
        guard let image = values.contents, values.contentsScale > 0 else { return }
        let part = values.contentsRect
        guard part.width > 0, part.height > 0 else { return }
        let visible = values.contentsPlace
        // The place of the whole picture that brings its part to the visible place.
        let size = CGSize(width: visible.width / part.width, height: visible.height / part.height)
        let place = CGRect(
            origin: CGPoint(x: visible.minX - part.minX * size.width, y: visible.minY - part.minY * size.height),
            size: size
        )
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let surroundings = clipEdges(of: visible, values, in: surroundings)
        if values.hasNineParts {
            let picture = NinePartPicture(
                image,
                orientation: values.contentsOrientation,
                whole: part,
                middle: values.contentsCenter,
                scale: values.contentsScale,
                isTiled: values.tilesContents
            )
            return picture.paint(
                in: visible,
                visible: surroundings.clip?.extending(visible) ?? visible,
                alpha: surroundings.alpha,
                on: cairo
            )
        }
        let scaled = ScaledImageCache.shared.image(image, values.contentsOrientation, for: place, under: cairo.currentTransform)
        ImagePainter.paint(
            scaled.image,
            orientation: scaled.orientation,
            in: place,
            visible: surroundings.clip?.extending(visible) ?? visible,
            alpha: surroundings.alpha,
            on: cairo
        )
    }

    /// Draws the border inside the bounds, over all content.
    private func drawBorder(_ values: LayerValues, in surroundings: Surroundings, cutsOnce: Bool) {
        guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 else { return }
        cairo_new_path(cairo)
        if cutsOnce {
            cairo.addRectangle(surroundings.clip?.extending(values.bounds) ?? values.bounds)
        } else {
            addOutline(of: values, in: surroundings)
        }
        let width = min(values.borderWidth, values.bounds.width / 2, values.bounds.height / 2)
        cairo.addRoundedRectangle(
            values.bounds.insetBy(dx: width, dy: width),
            radius: max(0, values.cornerRadius - width),
            corners: values.maskedCorners
        )
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo.setSource(color, alpha: surroundings.alpha)
        cairo_fill(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    // MARK: Clips

    private func clip(to values: LayerValues, in surroundings: Surroundings) {
        cairo_new_path(cairo)
        addOutline(of: values, in: surroundings)
        cairo_clip(cairo)
    }

    /// Clips to a rectangle, with the layer's antialiased edges. Returns surroundings in which the rectangle is drawn a little larger.
    private func clipEdges(of rect: CGRect, _ values: LayerValues, in surroundings: Surroundings) -> Surroundings {
        let soft = values.edgeAntialiasingMask
        guard soft != .all else { return surroundings }
        let outline = ClipOutline(rect, under: cairo.currentTransform)
        for (edges, isSoft) in [(soft, true), (CAEdgeAntialiasingMask.all.subtracting(soft), false)] where !edges.isEmpty {
            cairo_set_antialias(cairo, isSoft ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_new_path(cairo)
            cairo.addRectangle(outline.extending(rect, at: CAEdgeAntialiasingMask.all.subtracting(edges)))
            cairo_clip(cairo)
        }
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
        return Surroundings(alpha: surroundings.alpha, clip: outline)
    }

    /// Clips to the whole pixels that a box touches, so that a group is no larger than its content.
    private func clipToPixels(_ box: CGRect) {
        guard !box.isInfinite else { return }
        var matrix = cairo.currentTransform.cairo
        let pixels = box.isNull ? .zero : box.applying(cairo.currentTransform).insetBy(dx: -1, dy: -1).integral
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo.addRectangle(pixels)
        cairo_clip(cairo)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Returns whether the bounds' edges lie inside pixels. The background would shine through parts that are clipped there several times.
    private func hasSoftEdges(_ values: LayerValues) -> Bool {
        if values.cornerRadius > 0, !values.maskedCorners.isEmpty { return true }
        let transform = cairo.currentTransform
        guard transform.b == 0, transform.c == 0 else { return true }
        let box = values.bounds.applying(transform)
        return [box.minX, box.minY, box.maxX, box.maxY].contains { abs($0 - $0.rounded()) > 1e-3 }
    }

    private func isOutOfSight(_ values: LayerValues) -> Bool {
        if case .shape = values.subject, !values.masksToBounds { return false }
        guard values.shadowOpacity == 0 || values.masksToBounds,
            values.contents == nil || values.masksToBounds || values.contentsGravity.staysInBounds
        else {
            return false
        }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return !values.bounds.intersects(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    // MARK: Extents

    /// Returns the box of a layer's whole drawing, with its shadow, in its own coordinates. The box is null if the layer draws nothing.
    private func extent(of layer: CALayer, _ values: LayerValues) -> CGRect {
        let content = contentExtent(of: layer, values)
        guard let shadow = LayerShadow(of: values, content: content) else { return content }
        return content.union(shadow.extent)
    }

    private func contentExtent(of layer: CALayer, _ values: LayerValues) -> CGRect {
        var box = values.ownPartCount > 0 ? values.bounds : .null
        guard !values.masksToBounds else { return values.bounds }
        if values.contents != nil { box = box.union(values.contentsPlace) }
        if case .shape(let shape) = values.subject { box = box.union(shape.extent) }
        for sublayer in sublayers(of: layer) {
            let inner = self.values(of: sublayer)
            guard !inner.isHidden, inner.opacity > 0 else { continue }
            let extent = extent(of: sublayer, inner)
            if !extent.isNull { box = box.union(extent.applying(inner.toSuperlayer(values))) }
        }
        return box
    }
}

extension LayerValues {
    /// The number of the layer's own parts that are drawn over one another.
    fileprivate var ownPartCount: Int {
        let background = backgroundColor.map { $0.alpha > 0 } ?? false
        let border = borderWidth > 0 && (borderColor.map { $0.alpha > 0 } ?? false)
        return (background ? 1 : 0) + (contents == nil ? 0 : 1) + (border ? 1 : 0) + subjectPartCount
    }

    private var subjectPartCount: Int {
        switch subject {
        case .shape(let shape): (shape.isFilled ? 1 : 0) + (shape.isStroked ? 1 : 0)
        case .gradient(let gradient): gradient.isVisible ? 1 : 0
        case .transform, nil: 0
        }
    }

    /// Whether the contents are resized in nine parts. Documented for `contentsCenter`: only if the gravity is one that resizes.
    fileprivate var hasNineParts: Bool {
        guard tilesContents || contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else { return false }
        return contentsGravity == .resize || contentsGravity == .resizeAspect || contentsGravity == .resizeAspectFill
    }

    fileprivate var hasOpaqueBorder: Bool { borderWidth > 0 && borderColor?.alpha == 1 }

    /// The place of the contents, before any clip.
    fileprivate var contentsPlace: CGRect {
        guard let contents, contentsScale > 0 else { return .null }
        let pixels = contentsOrientation.upright(CGSize(width: contents.width, height: contents.height))
        let size = CGSize(
            width: pixels.width * contentsRect.width / contentsScale,
            height: pixels.height * contentsRect.height / contentsScale
        )
        return contentsGravity.place(size, in: bounds)
    }
}
