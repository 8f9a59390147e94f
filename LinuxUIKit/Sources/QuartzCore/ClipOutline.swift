/// The edges of a clip that will cut the drawing, in the drawing's coordinates.
///
/// If a shape had an edge on the clip's edge, it would be blended twice along the edge: by its own coverage of a pixel, and by the clip's.
/// The background would shine through. Instead the shape is drawn a little larger, and only the clip cuts it.
struct ClipOutline {
    private let box: CGRect
    private let margin: CGFloat

    /// - Parameter transform: The transform from the clip's coordinates to pixels.
    init(_ box: CGRect, under transform: CGAffineTransform) {
        self.box = box
        // Two pixels. If a layer is squeezed to nothing, the margin does not matter.
        margin = 2 / max(min(hypot(transform.a, transform.b), hypot(transform.c, transform.d)), 0.01)
    }

    private init(box: CGRect, margin: CGFloat) {
        self.box = box
        self.margin = margin
    }

    /// Returns a rectangle that is larger at those edges that lie on the clip's edges.
    ///
    /// - Parameter edges: The edges that may become larger.
    func extending(_ rect: CGRect, at edges: CAEdgeAntialiasingMask = .all) -> CGRect {
        func lies(_ edge: CGFloat, on other: CGFloat) -> Bool { abs(edge - other) < 1e-6 * max(1, abs(other)) }
        let left = edges.contains(.layerLeftEdge) && lies(rect.minX, on: box.minX) ? margin : 0
        let right = edges.contains(.layerRightEdge) && lies(rect.maxX, on: box.maxX) ? margin : 0
        let top = edges.contains(.layerBottomEdge) && lies(rect.minY, on: box.minY) ? margin : 0
        let bottom = edges.contains(.layerTopEdge) && lies(rect.maxY, on: box.maxY) ? margin : 0
        return CGRect(
            x: rect.minX - left,
            y: rect.minY - top,
            width: rect.width + left + right,
            height: rect.height + top + bottom
        )
    }

    /// Returns the clip in the coordinates of a sublayer, or `nil` if the sublayer is rotated against the clip, so that no edges can meet.
    func converted(by toSuperlayer: CGAffineTransform) -> ClipOutline? {
        guard toSuperlayer.b == 0, toSuperlayer.c == 0, toSuperlayer.a > 0, toSuperlayer.d > 0 else { return nil }
        return ClipOutline(box: box.applying(toSuperlayer.inverted()), margin: margin / min(toSuperlayer.a, toSuperlayer.d))
    }
}
