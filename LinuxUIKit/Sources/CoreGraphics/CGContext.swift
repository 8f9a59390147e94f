import CCairo

/// A drawing destination with a state that can be saved and restored.
public final class CGContext {
    private struct State {
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var alpha: CGFloat = 1
        var interpolation = CGInterpolationQuality.default
    }

    /// Cairo's context of the canvas, made at the first access.
    var cairo: OpaquePointer {
        if let made { return made }
        let canvas = make()
        owner = canvas
        made = canvas.cairo
        return canvas.cairo
    }

    private var made: OpaquePointer?
    private let make: () -> Canvas
    /// Whether the context has been drawn into. A view that draws nothing keeps no bitmap.
    package private(set) var isTouched = false
    private var owner: Canvas?
    /// The number of pixels for a point, if the context is one of UIKit's bitmap contexts from which an image is made.
    package var imageScale: CGFloat?
    private var states = [State()]
    private var state: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }
    private let path = CGMutablePath()

    /// Makes a context that draws into a canvas, in points of `scale` pixels with y pointing down, like UIKit's contexts.
    package init(canvas: Canvas, scale: CGFloat) {
        made = canvas.cairo
        owner = canvas
        make = { canvas }
        canvas.scale(by: scale)
    }

    /// Makes a context whose canvas is made when it is first needed. Without drawing, there is no bitmap.
    package init(making canvas: @escaping () -> Canvas) {
        make = canvas
    }

    /// Returns a picture of the drawing so far.
    public func makeImage() -> CGImage? {
        _ = cairo
        return owner?.makeImage().copied
    }

    // MARK: State

    /// Saves the state for `restoreGState()`.
    public func saveGState() {
        cairo_save(cairo)
        states.append(state)
    }

    /// Restores the state that was saved last.
    public func restoreGState() {
        precondition(states.count > 1, "CGContext.restoreGState() without saveGState()")
        cairo_restore(cairo)
        states.removeLast()
    }

    /// The transform from the user's space to pixels.
    public var ctm: CGAffineTransform { cairo.currentTransform }

    /// Moves later drawing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, tx, ty) }

    /// Scales later drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { cairo_scale(cairo, sx, sy) }

    /// Rotates later drawing, in radians.
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

    /// Puts a transform before the current transform.
    public func concatenate(_ transform: CGAffineTransform) { cairo.concatenate(transform) }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color }

    /// Sets the colour of fills, in components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Sets the colour of lines, in components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the opacity of all drawing.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }

    /// Sets the largest length of a sharp corner, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

    /// Sets the dashes and gaps of lines, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
    }

    /// Sets the way in which new drawing mixes with the drawing below.
    public func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(cairo, mode.cairo) }

    /// The quality with which pictures are sampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: Paths

    /// Clears the path.
    public func beginPath() { path.removeAll() }
    /// Begins a new subpath.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line to the path.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a quadratic curve to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Adds a part of a circle to the path. The direction applies to a space whose y axis points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse that fills a rectangle to the path.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds another path to the path.
    public func addPath(_ path: CGPath) { self.path.addPath(path) }
    /// Closes the last subpath.
    public func closePath() { path.closeSubpath() }

    // MARK: Drawing

    /// Fills the path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        usePath { cairo in
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo.setSource(state.fill, alpha: state.alpha)
            cairo_fill(cairo)
        }
    }

    /// Draws the path's lines and clears the path.
    public func strokePath() {
        usePath { cairo in
            cairo.setSource(state.stroke, alpha: state.alpha)
            cairo_stroke(cairo)
        }
    }

    /// Clips to the path and clears it.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_new_path(cairo)
        cairo.addPath(path.elements)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
        path.removeAll()
    }

    /// Clips to a rectangle.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        cairo.addRectangle(rect)
        cairo_clip(cairo)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        draw { cairo in
            cairo.addRectangle(rect)
            cairo.setSource(state.fill, alpha: state.alpha)
            cairo_fill(cairo)
        }
    }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
        let ellipse = CGPath(ellipseIn: rect, transform: nil)
        draw { cairo in
            cairo.addPath(ellipse.elements)
            cairo.setSource(state.fill, alpha: state.alpha)
            cairo_fill(cairo)
        }
    }

    /// Draws a rectangle's lines.
    public func stroke(_ rect: CGRect) {
        draw { cairo in
            cairo.addRectangle(rect)
            cairo.setSource(state.stroke, alpha: state.alpha)
            cairo_stroke(cairo)
        }
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        draw { cairo in
            cairo_save(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo.addRectangle(rect)
            cairo_fill(cairo)
            cairo_restore(cairo)
        }
    }

    /// Draws a picture in a rectangle, with the picture's bottom at the rectangle's lower y. If y points down, the picture is upside down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        precondition(!byTiling, "LinuxUIKit: CGContext.draw(_:in:byTiling:): pictures are not tiled here")
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws a picture in a rectangle with its top at the smaller y.
    package func drawUpright(_ image: CGImage, orientation: PixelOrientation = .up, in rect: CGRect) {
        guard rect.width != 0, rect.height != 0 else { return }
        draw { cairo in
            cairo_save(cairo)
            ImagePainter.paint(
                image,
                orientation: orientation,
                in: rect,
                alpha: state.alpha,
                smooth: state.interpolation != .none,
                on: cairo
            )
            cairo_restore(cairo)
        }
    }

    /// Draws a picture of nine parts in a rectangle with its top at the smaller y.
    package func drawUpright(_ picture: NinePartPicture, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        draw { cairo in
            cairo_save(cairo)
            picture.paint(in: rect, visible: rect, alpha: state.alpha, on: cairo)
            cairo_restore(cairo)
        }
    }

    /// Draws by Cairo itself.
    package func paint(_ body: (OpaquePointer) -> Void) {
        draw(body)
    }

    private func usePath(_ body: (OpaquePointer) -> Void) {
        draw { cairo in
            cairo.addPath(path.elements)
            body(cairo)
        }
        path.removeAll()
    }

    private func draw(_ body: (OpaquePointer) -> Void) {
        isTouched = true
        cairo_new_path(cairo)
        body(cairo)
    }
}
