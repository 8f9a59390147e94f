import CCairo

/// A gradient, as one value.
package struct GradientValues {
    var colors: [CGColor]?
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    struct Stop: Equatable {
        var location: CGFloat
        var color: CGColor
    }

    /// The stops in their order. A colour without a location is left out, and so is a location without a colour.
    var stops: [Stop] {
        let colors = colors ?? []
        let even = colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
        return zip(locations ?? even, colors).map { Stop(location: min(max($0, 0), 1), color: $1) }
    }

    var isVisible: Bool { colors?.contains { $0.alpha > 0 } ?? false }

    /// Makes the gradient Cairo's source.
    ///
    /// The gradient is made in the unit square and stretched with it over the bounds, as Apple's is seen to be
    /// (stackoverflow.com/a/43176174).
    /// - Returns: Whether there is anything to draw.
    func setSource(on cairo: OpaquePointer, in bounds: CGRect, alpha: CGFloat) -> Bool {
        guard isVisible, bounds.width > 0, bounds.height > 0, let pattern = makePattern(alpha: alpha) else { return false }
        let toUnit = CGAffineTransform(
            a: 1 / bounds.width,
            b: 0,
            c: 0,
            d: 1 / bounds.height,
            tx: -bounds.minX / bounds.width,
            ty: -bounds.minY / bounds.height
        )
        var matrix = toUnit.concatenating(unitToPattern).cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }

    /// The transform from the unit square to the pattern. A radial gradient is a circle about zero that is stretched to an ellipse.
    private var unitToPattern: CGAffineTransform {
        guard type == .radial else { return .identity }
        let (width, height) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
        return CGAffineTransform(translationX: -startPoint.x, y: -startPoint.y)
            .concatenating(CGAffineTransform(scaleX: 1 / width, y: 1 / height))
    }

    private func makePattern(alpha: CGFloat) -> OpaquePointer? {
        switch type {
        case .axial:
            guard startPoint != endPoint else { return nil }
            return addStops(to: cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y), alpha: alpha)
        case .radial:
            guard startPoint.x != endPoint.x, startPoint.y != endPoint.y else { return nil }
            return addStops(to: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), alpha: alpha)
        case .conic:
            return ConicGradient(stops: stops, center: startPoint, start: endPoint, alpha: alpha).makePattern()
        default:
            preconditionFailure("LinuxUIKit: a gradient of the type \(type.rawValue) is not drawn")
        }
    }

    private func addStops(to pattern: OpaquePointer?, alpha: CGFloat) -> OpaquePointer? {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        return pattern
    }
}
