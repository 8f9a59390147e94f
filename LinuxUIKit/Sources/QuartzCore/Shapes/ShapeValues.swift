import CCairo

/// A shape and its drawing attributes, as one value.
package struct ShapeValues {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?

    var isFilled: Bool { !(path?.isEmpty ?? true) && (fillColor?.alpha ?? 0) > 0 }

    var isStroked: Bool { !(path?.isEmpty ?? true) && (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeStart < strokeEnd }

    /// The box of the whole drawing, or a larger one. The box is null if nothing is drawn.
    var extent: CGRect {
        guard isFilled || isStroked, let box = path?.boundingBox, !box.isNull else { return .null }
        guard isStroked else { return box }
        let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5)
        return box.insetBy(dx: -reach, dy: -reach)
    }

    func draw(on cairo: OpaquePointer, alpha: CGFloat) {
        guard let path else { return }
        cairo_save(cairo)
        if isFilled, let fillColor {
            cairo_new_path(cairo)
            cairo.addPath(path.elements)
            cairo_set_fill_rule(cairo, fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo.setSource(fillColor, alpha: alpha)
            cairo_fill(cairo)
        }
        if isStroked, let strokeColor {
            cairo_new_path(cairo)
            cairo.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
            setLine(on: cairo)
            cairo.setSource(strokeColor, alpha: alpha)
            cairo_stroke(cairo)
        }
        cairo_restore(cairo)
    }

    private func setLine(on cairo: OpaquePointer) {
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_miter_limit(cairo, miterLimit)
        switch lineCap {
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        default: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        }
        switch lineJoin {
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        default: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        }
        // Without this check, a pattern without length would be an error in Cairo.
        let dashes = (lineDashPattern ?? []).map { max(0, $0.doubleValue) }
        guard dashes.contains(where: { $0 > 0 }) else { return }
        cairo_set_dash(cairo, dashes, Int32(dashes.count), lineDashPhase)
    }
}
