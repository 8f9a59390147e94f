extension SymbolShape {
    static func heart(_ path: UIBezierPath) {
        path.move(to: CGPoint(x: 12, y: 20.4))
        path.curve(2.6, 8.6, 6, 16.4, 2.6, 12.4)
        path.curve(7.4, 3.9, 2.6, 5.7, 4.7, 3.9)
        path.curve(12, 6.7, 9.4, 3.9, 11, 5)
        path.curve(16.6, 3.9, 13, 5, 14.6, 3.9)
        path.curve(21.4, 8.6, 19.3, 3.9, 21.4, 5.7)
        path.curve(12, 20.4, 21.4, 12.4, 18, 16.4)
        path.close()
    }

    static func bookmark(_ path: UIBezierPath) {
        path.polygon([(3.5, 3), (14.5, 3), (14.5, 20.5), (9, 15.8), (3.5, 20.5)])
    }

    static func bubble(_ path: UIBezierPath) {
        path.move(to: CGPoint(x: 12, y: 3.5))
        path.curve(2.5, 11.2, 6.6, 3.5, 2.5, 6.8)
        path.curve(12, 18.9, 2.5, 15.6, 6.6, 18.9)
        path.curve(16, 18.2, 13.4, 18.9, 14.8, 18.6)
        path.curve(20.6, 20.4, 17.2, 19.4, 18.9, 20.2)
        path.curve(19.4, 16.2, 19.6, 19.2, 19.2, 17.7)
        path.curve(21.5, 11.2, 20.8, 14.9, 21.5, 13.1)
        path.curve(12, 3.5, 21.5, 6.8, 17.4, 3.5)
        path.close()
    }

    static func paperplane(_ path: UIBezierPath) {
        path.polygon([(21.2, 2.8), (2.8, 10.4), (10.2, 13.8), (13.6, 21.2)])
        path.line(21.2, 2.8, 10.2, 13.8)
    }

    static func ellipsis(_ path: UIBezierPath) {
        for x in [4.5, 12, 19.5] { path.circle(x, 12, 1.3) }
    }

    /// Eight teeth around a hub.
    static func gear(_ path: UIBezierPath) {
        let teeth = 8
        var points: [(CGFloat, CGFloat)] = []
        for tooth in 0..<teeth {
            for (radius, turn) in [(7.4, -0.3), (9.4, -0.18), (9.4, 0.18), (7.4, 0.3)] {
                let angle = (CGFloat(tooth) + turn) * 2 * .pi / CGFloat(teeth) - .pi / 2
                points.append((12 + radius * cos(angle), 12 + radius * sin(angle)))
            }
        }
        path.polygon(points)
        path.circle(12, 12, 3.2)
    }

    static func grid(_ path: UIBezierPath) {
        for row in 0..<3 {
            for column in 0..<3 {
                let cell = CGRect(x: 2.8 + CGFloat(column) * 6.9, y: 2.8 + CGFloat(row) * 6.9, width: 4.6, height: 4.6)
                path.append(UIBezierPath(roundedRect: cell, cornerRadius: 1))
            }
        }
    }

    static func house(_ path: UIBezierPath) {
        path.polyline([(2.6, 11.8), (12, 3.6), (21.4, 11.8)])
        path.polyline([(5.2, 9.8), (5.2, 20.4), (18.8, 20.4), (18.8, 9.8)])
        path.polyline([(9.7, 20.4), (9.7, 14.2), (14.3, 14.2), (14.3, 20.4)])
    }

    /// Roof and walls in one outline, with a gap for the door.
    static func filledHouse(_ path: UIBezierPath) {
        path.polygon([
            (12, 4), (21.2, 11.9), (18.6, 11.9), (18.6, 20.2), (14.7, 20.2), (14.7, 14.6), (9.3, 14.6), (9.3, 20.2), (5.4, 20.2),
            (5.4, 11.9), (2.8, 11.9),
        ])
    }

    /// A picture on another picture, whose upper left edges are visible.
    static func rectangles(_ path: UIBezierPath) {
        path.append(UIBezierPath(roundedRect: CGRect(x: 7.8, y: 8.4, width: 18, height: 12.2), cornerRadius: 2.4))
        path.move(to: CGPoint(x: 4.6, y: 15.4))
        path.curve(2.2, 13, 3.2, 15.4, 2.2, 14.4)
        path.addLine(to: CGPoint(x: 2.2, y: 5.6))
        path.curve(4.6, 3.2, 2.2, 4.2, 3.2, 3.2)
        path.addLine(to: CGPoint(x: 17.8, y: 3.2))
        path.curve(20.2, 5.4, 19.2, 3.2, 20.1, 4.1)
    }

    static func outwardArrows(_ path: UIBezierPath) {
        arrow(path, tail: (9.4, 10.4), tip: (3.2, 4.2), barb: 5.4)
        arrow(path, tail: (12.6, 13.6), tip: (18.8, 19.8), barb: -5.4)
    }

    static func inwardArrows(_ path: UIBezierPath) {
        arrow(path, tail: (3.2, 4.2), tip: (9.4, 10.4), barb: -5.4)
        arrow(path, tail: (18.8, 19.8), tip: (12.6, 13.6), barb: 5.4)
    }

    /// A slanting arrow. The barbs of its head are horizontal and vertical, and form a right angle.
    private static func arrow(_ path: UIBezierPath, tail: (CGFloat, CGFloat), tip: (CGFloat, CGFloat), barb: CGFloat) {
        path.line(tail.0, tail.1, tip.0, tip.1)
        path.polyline([(tip.0 + barb, tip.1), tip, (tip.0, tip.1 + barb)])
    }

    static func share(_ path: UIBezierPath) {
        path.line(11, 2.6, 11, 14)
        path.polyline([(7.2, 6.2), (11, 2.6), (14.8, 6.2)])
        path.polyline([(7.4, 9.2), (4, 9.2), (4, 21), (18, 21), (18, 9.2), (14.6, 9.2)])
    }

    static func list(_ path: UIBezierPath) {
        for y in [5.5, 12, 18.5] {
            path.line(3.2, y, 3.9, y)
            path.line(8.4, y, 21.5, y)
        }
    }
}

extension UIBezierPath {
    fileprivate func curve(_ x: CGFloat, _ y: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        addCurve(to: CGPoint(x: x, y: y), controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    }

    func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        polyline([(x1, y1), (x2, y2)])
    }

    func polyline(_ points: [(CGFloat, CGFloat)]) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    func polygon(_ points: [(CGFloat, CGFloat)]) {
        polyline(points)
        close()
    }

    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        append(UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }
}
