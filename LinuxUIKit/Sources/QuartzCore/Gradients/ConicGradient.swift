import CCairo

/// A gradient round a point, as a mesh of sectors that covers the unit square.
struct ConicGradient {
    private let stops: [GradientValues.Stop]
    private let center: CGPoint
    private let startAngle: CGFloat
    private let radius: CGFloat
    private let alpha: CGFloat

    init(stops: [GradientValues.Stop], center: CGPoint, start: CGPoint, alpha: CGFloat) {
        self.stops = stops
        self.center = center
        self.alpha = alpha
        startAngle = atan2(start.y - center.y, start.x - center.x)
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)].map { hypot($0.0 - center.x, $0.1 - center.y) }
        // The radius reaches beyond the farthest corner, so that no edge of the mesh is visible.
        radius = (corners.max() ?? 1) * 1.1
    }

    /// Makes sectors of at most a twenty-fourth of the circle. Within each sector, the colour changes with the angle.
    func makePattern() -> OpaquePointer? {
        guard let first = stops.first, let last = stops.last, let mesh = cairo_pattern_create_mesh() else { return nil }
        let whole =
            [GradientValues.Stop(location: 0, color: first.color)] + stops + [GradientValues.Stop(location: 1, color: last.color)]
        for (from, to) in zip(whole, whole.dropFirst()) where to.location > from.location {
            let count = Int(((to.location - from.location) * 24).rounded(.up))
            for index in 0..<count {
                addSector(to: mesh, from: from, to, CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
            }
        }
        return mesh
    }

    private func addSector(
        to mesh: OpaquePointer,
        from: GradientValues.Stop,
        _ to: GradientValues.Stop,
        _ low: CGFloat,
        _ high: CGFloat
    ) {
        func angle(_ share: CGFloat) -> CGFloat { startAngle + (from.location + (to.location - from.location) * share) * 2 * .pi }
        func point(_ angle: CGFloat, _ bend: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - bend * sin(angle)),
                y: center.y + radius * (sin(angle) + bend * cos(angle))
            )
        }
        let (begin, end) = (angle(low), angle(high))
        let bend = 4 / 3 * tan((end - begin) / 4)
        let (edge, control1, control2, arc) = (point(begin), point(begin, bend), point(end, -bend), point(end))
        cairo_mesh_pattern_begin_patch(mesh)
        cairo_mesh_pattern_move_to(mesh, center.x, center.y)
        cairo_mesh_pattern_line_to(mesh, edge.x, edge.y)
        cairo_mesh_pattern_curve_to(mesh, control1.x, control1.y, control2.x, control2.y, arc.x, arc.y)
        cairo_mesh_pattern_line_to(mesh, center.x, center.y)
        for (corner, share) in [(0, low), (1, low), (2, high), (3, high)] {
            guard let color = CGColor.interpolate(from.color, to.color, share) else { continue }
            cairo_mesh_pattern_set_corner_color_rgba(mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha * alpha)
        }
        cairo_mesh_pattern_end_patch(mesh)
    }
}
