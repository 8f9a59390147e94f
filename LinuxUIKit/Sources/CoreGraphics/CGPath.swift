import CCairo

/// A shape of lines and curves that does not change.
public class CGPath: Hashable {
    package enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close

        package func applying(_ transform: CGAffineTransform) -> Element {
            switch self {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .curve(let first, let second, let end):
                .curve(first.applying(transform), second.applying(transform), end.applying(transform))
            case .close: .close
            }
        }
    }

    /// The lines and curves of the path. Only `CGMutablePath` changes them.
    package fileprivate(set) var elements: [Element]

    package init(elements: [Element]) {
        self.elements = elements
    }

    /// Makes a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes a path of an ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes a path of a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest upright box of all points, the curves' control points among them, or the null rectangle for an empty path.
    public var boundingBox: CGRect {
        let points = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        return CGPath.box(of: points)
    }

    /// The smallest upright box of the shape itself, or the null rectangle for an empty path.
    public var boundingBoxOfPath: CGRect {
        guard !isEmpty else { return .null }
        let canvas = Canvas(recording: CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.cairo.addPath(elements)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(canvas.cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether a point lies in the shape.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        let canvas = Canvas(recording: CGRect(x: 0, y: 0, width: 1, height: 1))
        cairo_set_fill_rule(canvas.cairo, rule.cairo)
        canvas.cairo.addPath(elements.map { $0.applying(transform) })
        return cairo_in_fill(canvas.cairo, point.x, point.y) != 0
    }

    /// Returns a copy under a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let transform = transform?.pointee ?? .identity
        return CGPath(elements: elements.map { $0.applying(transform) })
    }

    /// Returns a copy.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Whether both paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    /// Hashes the path's elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    private static func box(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { box, point in
            let left = min(box.minX, point.x)
            let top = min(box.minY, point.y)
            return CGRect(x: left, y: top, width: max(box.maxX, point.x) - left, height: max(box.maxY, point.y) - top)
        }
    }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath {
    /// The distance of the control points, as a part of the radius, with which four cubic curves stand for a circle: 4/3·(√2 − 1).
    package static let circleControl: CGFloat = 0.552_284_749_830_793_4

    /// Makes an empty path.
    public init() {
        super.init(elements: [])
    }

    package override init(elements: [Element]) {
        super.init(elements: elements)
    }

    /// The end of the last element that has a point.
    public var currentPoint: CGPoint {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .curve(_, _, let point): return point
            case .close: continue
            }
        }
        return .zero
    }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Adds a quadratic curve, as the cubic curve of the same shape.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (end, control) = (end.applying(transform), control.applying(transform))
        let start = currentPoint
        func between(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        elements.append(.curve(between(start), between(end), end))
    }

    /// Adds a part of a circle. `clockwise` applies to a space whose y axis points up, so the arc looks anticlockwise on a screen.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle - startAngle
        if clockwise {
            while sweep > 0 { sweep -= 2 * .pi }
            sweep = max(sweep, -2 * .pi)
        } else {
            while sweep < 0 { sweep += 2 * .pi }
            sweep = min(sweep, 2 * .pi)
        }
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        if elements.isEmpty {
            move(to: point(startAngle), transform: transform)
        } else {
            addLine(to: point(startAngle), transform: transform)
        }
        let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(parts)
        let handle = 4 / 3 * tan(step / 4) * radius
        for part in 0..<parts where sweep != 0 {
            let (from, to) = (startAngle + step * CGFloat(part), startAngle + step * CGFloat(part + 1))
            let (first, last) = (point(from), point(to))
            addCurve(
                to: last,
                control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
                control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)),
                transform: transform
            )
        }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let width = min(cornerWidth, rect.width / 2)
        let height = min(cornerHeight, rect.height / 2)
        let (x, y) = (width * (1 - CGMutablePath.circleControl), height * (1 - CGMutablePath.circleControl))
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
            addCurve(to: end, control1: control1, control2: control2, transform: transform)
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: at(left + width, top), transform: transform)
        addLine(to: at(right - width, top), transform: transform)
        curve(at(right - x, top), at(right, top + y), at(right, top + height))
        addLine(to: at(right, bottom - height), transform: transform)
        curve(at(right, bottom - y), at(right - x, bottom), at(right - width, bottom))
        addLine(to: at(left + width, bottom), transform: transform)
        curve(at(left + x, bottom), at(left, bottom - y), at(left, bottom - height))
        addLine(to: at(left, top + height), transform: transform)
        curve(at(left, top + y), at(left + x, top), at(left + width, top))
        closeSubpath()
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    /// Closes the last subpath.
    public func closeSubpath() {
        elements.append(.close)
    }

    package func removeAll() {
        elements = []
    }
}

/// The rule for the inside of a path that crosses itself.
public enum CGPathFillRule: Int {
    /// The inside is the area whose windings do not add up to zero.
    case winding = 0
    /// The inside is the area from which a line outwards crosses the path an odd number of times.
    case evenOdd = 1

    var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
