/// The outline of one of the few symbols here, drawn for this purpose in a box of 24 units.
///
/// Apple's own symbols are not free to copy. The symbols here have the same names and about the same shapes.
struct SymbolShape {
    /// Whether the shape is filled. A filled shape is drawn with its line as well, so that it is as large as the unfilled shape.
    var isFilled = false
    /// The width of the box, whose height is 24.
    var width: CGFloat = 24
    /// The line's width as a part of the ordinary width.
    var lineFactor: CGFloat = 1
    let draw: (UIBezierPath) -> Void

    /// Returns the symbol of a name, or nil if there is none here.
    static func named(_ name: String, isRightToLeft: Bool) -> SymbolShape? {
        switch name {
        case "chevron.backward": isRightToLeft ? chevronRight : chevronLeft
        case "chevron.forward": isRightToLeft ? chevronLeft : chevronRight
        default: all[name] ?? actions[name]?()
        }
    }

    /// Returns whether a symbol points along or against the direction of reading.
    static func hasDirection(_ name: String) -> Bool { name.hasSuffix(".backward") || name.hasSuffix(".forward") }

    nonisolated(unsafe) private static let all: [String: SymbolShape] = [
        "heart": SymbolShape(draw: heart),
        "heart.fill": SymbolShape(isFilled: true, draw: heart),
        "bookmark": SymbolShape(width: 18, draw: bookmark),
        "bookmark.fill": SymbolShape(isFilled: true, width: 18, draw: bookmark),
        "bubble.right": SymbolShape(draw: bubble),
        "paperplane": SymbolShape(draw: paperplane),
        "ellipsis": SymbolShape(isFilled: true, lineFactor: 0.5, draw: ellipsis),
        "xmark": SymbolShape(width: 20) { path in
            path.line(4, 6, 16, 18)
            path.line(16, 6, 4, 18)
        },
        "plus": SymbolShape { path in
            path.line(12, 4, 12, 20)
            path.line(4, 12, 20, 12)
        },
        "gearshape": SymbolShape(draw: gear),
        "square.grid.3x3": SymbolShape(lineFactor: 0.8, draw: grid),
        "square.grid.3x3.fill": SymbolShape(isFilled: true, lineFactor: 0.8, draw: grid),
        "house": SymbolShape(draw: house),
        "house.fill": SymbolShape(isFilled: true, lineFactor: 0.8, draw: filledHouse),
        "rectangle.on.rectangle": SymbolShape(width: 28, draw: rectangles),
        "arrow.up.left.and.arrow.down.right": SymbolShape(width: 22, draw: outwardArrows),
        "arrow.down.right.and.arrow.up.left": SymbolShape(width: 22, draw: inwardArrows),
        "chevron.left": chevronLeft,
        "chevron.right": chevronRight,
        "play.fill": SymbolShape(isFilled: true, width: 20) { path in
            path.polygon([(5, 5), (16.5, 12), (5, 19)])
        },
        "pause.fill": SymbolShape(isFilled: true, width: 20) { path in
            path.polygon([(5, 5), (7, 5), (7, 19), (5, 19)])
            path.polygon([(13, 5), (15, 5), (15, 19), (13, 19)])
        },
        "square.and.arrow.up": SymbolShape(width: 22, draw: share),
        "list.bullet": SymbolShape(draw: list),
        "magnifyingglass": SymbolShape { path in
            path.circle(10.5, 10.5, 6.5)
            path.line(15.4, 15.4, 20.5, 20.5)
        },
    ]

    private static var chevronLeft: SymbolShape {
        SymbolShape(width: 14) { $0.polyline([(10.5, 4), (3, 12), (10.5, 20)]) }
    }

    private static var chevronRight: SymbolShape {
        SymbolShape(width: 14) { $0.polyline([(3.5, 4), (11, 12), (3.5, 20)]) }
    }
}
