/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Creates corners from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension UIBezierPath {
    /// Creates a rectangle some of whose corners are quarters of an ellipse. The radii are at most half of the rectangle's sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let (width, height) = (min(max(cornerRadii.width, 0), rect.width / 2), min(max(cornerRadii.height, 0), rect.height / 2))
        guard width > 0, height > 0, !corners.isDisjoint(with: [.topLeft, .topRight, .bottomLeft, .bottomRight]) else {
            append(UIBezierPath(rect: rect))
            return
        }
        // The corners in clockwise order, after a start at the top left. Each corner has the points at which the outline enters and leaves
        // the corner.
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let turns: [(UIRectCorner, corner: CGPoint, from: CGPoint, to: CGPoint)] = [
            (.topRight, CGPoint(x: right, y: top), CGPoint(x: right - width, y: top), CGPoint(x: right, y: top + height)),
            (.bottomRight, CGPoint(x: right, y: bottom), CGPoint(x: right, y: bottom - height), CGPoint(x: right - width, y: bottom)),
            (.bottomLeft, CGPoint(x: left, y: bottom), CGPoint(x: left + width, y: bottom), CGPoint(x: left, y: bottom - height)),
            (.topLeft, CGPoint(x: left, y: top), CGPoint(x: left, y: top + height), CGPoint(x: left + width, y: top)),
        ]
        move(to: CGPoint(x: corners.contains(.topLeft) ? left + width : left, y: top))
        for turn in turns {
            guard corners.contains(turn.0) else {
                addLine(to: turn.corner)
                continue
            }
            addLine(to: turn.from)
            addCurve(
                to: turn.to,
                controlPoint1: CGMutablePath.quarterControl(from: turn.from, by: turn.corner),
                controlPoint2: CGMutablePath.quarterControl(from: turn.to, by: turn.corner)
            )
        }
        close()
    }
}

extension CGMutablePath {
    /// Returns the control point at an end of a quarter of an ellipse.
    fileprivate static func quarterControl(from end: CGPoint, by corner: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (corner.x - end.x) * circleControl, y: end.y + (corner.y - end.y) * circleControl)
    }
}
