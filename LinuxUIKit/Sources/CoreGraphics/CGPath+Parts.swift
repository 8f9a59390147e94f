extension CGPath {
    /// Returns the elements between two parts of the path's length, from 0 to 1.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> [Element] {
        guard start > 0 || end < 1 else { return elements }
        guard start < end else { return [] }
        let pieces = PathPiece.pieces(of: elements)
        let whole = pieces.reduce(0) { $0 + $1.length }
        var (before, isOpen, result) = (CGFloat(0), false, [Element]())
        for piece in pieces {
            let (from, to) = (max(start * whole - before, 0), min(end * whole - before, piece.length))
            before += piece.length
            guard from < to else {
                isOpen = false
                continue
            }
            let part = piece.part(from: from, to: to)
            if !isOpen || piece.beginsSubpath { result.append(.move(part.start)) }
            result.append(part.element)
            isOpen = true
        }
        return result
    }

    /// Returns a path between two paths with the same kinds of elements, point by point, or `nil` if the elements differ.
    package func interpolated(to other: CGPath, progress: CGFloat) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
            CGPoint(x: one.x + (two.x - one.x) * progress, y: one.y + (two.y - one.y) * progress)
        }
        var mixed: [Element] = []
        for (one, two) in zip(elements, other.elements) {
            switch (one, two) {
            case (.move(let from), .move(let to)): mixed.append(.move(mix(from, to)))
            case (.line(let from), .line(let to)): mixed.append(.line(mix(from, to)))
            case (.curve(let from1, let from2, let from3), .curve(let to1, let to2, let to3)):
                mixed.append(.curve(mix(from1, to1), mix(from2, to2), mix(from3, to3)))
            case (.close, .close): mixed.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: mixed)
    }
}
