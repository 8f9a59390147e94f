/// On Apple's systems, rectangles that only touch don't intersect, and have the null rectangle in common. With Foundation's functions on
/// Linux they do, and a layout that looks for its elements with them would show the neighbors of the visible ones.
///
/// A member of the same name would be ambiguous wherever a file imports Foundation itself. These functions have the names of Foundation's
/// for the linker instead, which takes a program's own functions before those of a library. There are two of them, because the optimizer
/// puts the call of the second in place of the first.
extension CGRect {
    @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
    @usableFromInline func overlaps(_ other: CGRect) -> Bool {
        !isNull && !other.isNull && CGRect.overlap(minX, maxX, other.minX, other.maxX)
            && CGRect.overlap(minY, maxY, other.minY, other.maxY)
    }

    @_silgen_name("$s10Foundation6CGRectV12intersectionyA2CF")
    @usableFromInline func overlap(with other: CGRect) -> CGRect {
        guard overlaps(other) else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return CGRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Whether two stretches have more than an end in common, or are the same.
    private static func overlap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
        start < otherEnd && otherStart < end || start == otherStart && end == otherEnd
    }
}
