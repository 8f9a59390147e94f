/// The symbols of the system's own buttons and of menus.
extension SymbolShape {
    static let actions: [String: @Sendable () -> SymbolShape] = [
        "trash": { SymbolShape(width: 22, draw: trash) },
        "folder": { SymbolShape(width: 26, draw: folder) },
        "book": { SymbolShape(width: 26, draw: book) },
        "camera": { SymbolShape(width: 26, draw: camera) },
        "square.and.pencil": { SymbolShape(draw: pencil) },
        "square.and.arrow.down": { SymbolShape(width: 22, draw: save) },
        "arrowshape.turn.up.left": { SymbolShape(draw: reply) },
        "arrow.clockwise": { SymbolShape(width: 22, draw: clockwise) },
        "doc.on.doc": { SymbolShape(width: 22, draw: copy) },
        "info.circle": { SymbolShape(draw: info) },
        "checkmark": { SymbolShape(width: 20) { $0.polyline([(4, 12.6), (8.2, 18), (16.4, 5.6)]) } },
        "minus": { SymbolShape { $0.line(4, 12, 20, 12) } },
        "backward.fill": { SymbolShape(isFilled: true, lineFactor: 0.8, draw: backward) },
        "forward.fill": { SymbolShape(isFilled: true, lineFactor: 0.8, draw: forward) },
    ]

    private static func box(_ path: UIBezierPath, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) {
        path.append(UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius))
    }

    /// A can with its lid and two ribs.
    private static func trash(_ path: UIBezierPath) {
        path.line(3, 6, 19, 6)
        path.polyline([(8, 6), (8.6, 3.4), (13.4, 3.4), (14, 6)])
        path.polyline([(4.8, 6), (5.8, 21), (16.2, 21), (17.2, 6)])
        path.line(9, 9.8, 9.3, 17.4)
        path.line(13, 9.8, 12.7, 17.4)
    }

    private static func folder(_ path: UIBezierPath) {
        path.polygon([(2.6, 5), (9.4, 5), (11.6, 7.4), (23.4, 7.4), (23.4, 19.6), (2.6, 19.6)])
        path.line(2.6, 10.6, 23.4, 10.6)
    }

    private static func book(_ path: UIBezierPath) {
        path.polygon([
            (2.6, 5.4), (10.4, 5), (13, 6.8), (15.6, 5), (23.4, 5.4), (23.4, 19), (15.6, 18.6), (13, 20.4), (10.4, 18.6), (2.6, 19),
        ])
        path.line(13, 6.8, 13, 20.4)
    }

    private static func camera(_ path: UIBezierPath) {
        path.polygon([
            (2.4, 7), (7.8, 7), (9.4, 4.4), (16.6, 4.4), (18.2, 7), (23.6, 7), (23.6, 19.8), (2.4, 19.8),
        ])
        path.circle(13, 13, 4)
    }

    private static func pencil(_ path: UIBezierPath) {
        path.polyline([(13, 5), (3.6, 5), (3.6, 20.4), (19, 20.4), (19, 11)])
        path.polygon([(9.6, 14.4), (10.2, 11.4), (18.6, 3), (21, 5.4), (12.6, 13.8)])
    }

    /// An arrow into a tray.
    private static func save(_ path: UIBezierPath) {
        path.line(11, 2.6, 11, 14)
        path.polyline([(7.2, 10.4), (11, 14), (14.8, 10.4)])
        path.polyline([(7.4, 9.2), (4, 9.2), (4, 21), (18, 21), (18, 9.2), (14.6, 9.2)])
    }

    private static func reply(_ path: UIBezierPath) {
        path.polygon([(2.6, 10.6), (10, 4), (10, 8), (18.6, 10.4), (21.4, 19.6), (16.6, 14.6), (10, 13.4), (10, 17.2)])
    }

    /// Most of a circle, with an arrow's head at its end.
    private static func clockwise(_ path: UIBezierPath) {
        let turns = stride(from: CGFloat(1.75), through: 6.98, by: 0.1743)
        path.polyline(turns.map { (11 + 7.4 * sin($0), 12.6 - 7.4 * cos($0)) })
        path.polyline([(16.6, 2.2), (16.6, 7.2), (11.6, 7.2)])
    }

    /// A sheet over another sheet, whose lower left edges are visible.
    private static func copy(_ path: UIBezierPath) {
        box(path, 8.2, 2.8, 10.8, 13.4, 2)
        path.polyline([(5.4, 7.4), (3, 7.4), (3, 21), (14, 21), (14, 19)])
    }

    private static func info(_ path: UIBezierPath) {
        path.circle(12, 12, 9)
        path.line(12, 11, 12, 17)
        path.circle(12, 7.6, 0.4)
    }

    private static func backward(_ path: UIBezierPath) {
        path.polygon([(12, 6), (3, 12), (12, 18)])
        path.polygon([(21.4, 6), (12.4, 12), (21.4, 18)])
    }

    private static func forward(_ path: UIBezierPath) {
        path.polygon([(2.6, 6), (11.6, 12), (2.6, 18)])
        path.polygon([(12, 6), (21, 12), (12, 18)])
    }
}
