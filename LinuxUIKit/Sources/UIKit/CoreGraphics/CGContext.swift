import CCairo

/// A place to draw, with a state that is saved and restored.
public final class CGContext {
    private struct State {
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var alpha: CGFloat = 1
        var interpolation = CGInterpolationQuality.default
    }

    /// Where it draws; made when it is first asked for.
    var cairo: OpaquePointer {
        if let made { return made }
        let canvas = make()
        owner = canvas
        made = canvas.cairo
        return canvas.cairo
    }

    private var made: OpaquePointer?
    private let make: () -> Canvas
    /// Whether anything has been drawn: a view that draws nothing keeps no bitmap.
    private(set) var isTouched = false
    private var owner: Canvas?
    /// Pixels for a point, where it is one of UIKit's bitmaps to be made an image of.
    var imageScale: CGFloat?
    private var states = [State()]
    private var state: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }
    private let path = CGMutablePath()

    /// A context that draws into a canvas, in points of `scale` pixels with y pointing down, as UIKit's are.
    init(canvas: Canvas, scale: CGFloat) {
        made = canvas.cairo
        owner = canvas
        make = { canvas }
        canvas.scale(by: scale)
    }

    /// A context that draws into a canvas that is made when it is first needed: whoever draws nothing costs no bitmap.
    init(making canvas: @escaping () -> Canvas) {
        make = canvas
    }

    /// What has been drawn into the bitmap so far.
    public func makeImage() -> CGImage? {
        _ = cairo
        return owner?.makeImage().copied
    }

    // MARK: State

    /// Keeps the state for `restoreGState()`.
    public func saveGState() {
        cairo_save(cairo)
        states.append(state)
    }

    /// Takes back the state that was kept last.
    public func restoreGState() {
        precondition(states.count > 1, "CGContext.restoreGState() without saveGState()")
        cairo_restore(cairo)
        states.removeLast()
    }

    /// From the user's space to pixels.
    public var ctm: CGAffineTransform { cairo.currentTransform }

    /// Moves what is drawn from here on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, tx, ty) }

    /// Scales what is drawn from here on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { cairo_scale(cairo, sx, sy) }

    /// Turns what is drawn from here on, in radians.
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

    /// Puts a transform before those that are there.
    public func concatenate(_ transform: CGAffineTransform) { cairo.concatenate(transform) }

    /// The colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color }

    /// The colour of fills, in components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// The colour of lines, in components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The opacity of everything.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// The width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

    /// The ends of lines.
    public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }

    /// The corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }

    /// How far a sharp corner may stick out, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

    /// Dashes and gaps, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
    }

    /// How what is drawn mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(cairo, mode.cairo) }

    /// How pictures are sampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: Paths

    /// Forgets the path.
    public func beginPath() { path.removeAll() }
    /// Begins a new part of the path.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// A straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// A quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// A part of a circle, its direction meant with y pointing up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// A rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// An ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Another path.
    public func addPath(_ path: CGPath) { self.path.addPath(path) }
    /// Closes the part begun last.
    public func closePath() { path.closeSubpath() }

    // MARK: Drawing

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        usePath { cairo in
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo.setSource(state.fill, alpha: state.alpha)
            cairo_fill(cairo)
        }
    }

    /// Draws the path's lines and forgets it.
    public func strokePath() {
        usePath { cairo in
            cairo.setSource(state.stroke, alpha: state.alpha)
            cairo_stroke(cairo)
        }
    }

    /// Clips to the path and forgets it.
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

    /// Draws a picture in a rectangle, with the picture's bottom at the rectangle's lower y: upside down where y points down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        precondition(!byTiling, "LinuxUIKit: CGContext.draw(_:in:byTiling:): pictures are not tiled here")
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws a picture in a rectangle with its top at the smaller y.
    func drawUpright(_ image: CGImage, orientation: UIImage.Orientation = .up, in rect: CGRect) {
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

    /// Draws by Cairo itself.
    func paint(_ body: (OpaquePointer) -> Void) {
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
