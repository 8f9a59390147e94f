/// On Apple's systems, rectangles that only touch don't intersect, and their intersection is the null rectangle. With Foundation's
/// functions on Linux, such rectangles intersect. A layout that searches its elements with those functions would show the neighbors of the
/// visible elements.
///
/// A member of the same name would be ambiguous in a file that imports Foundation itself. Instead, these functions have the linker names of
/// Foundation's functions, because the linker prefers a program's own functions to a library's. There are two functions, because the
/// optimizer replaces the call of the first by a call of the second.
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

    /// Returns whether two intervals share more than an end, or are the same.
    private static func overlap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
        start < otherEnd && otherStart < end || start == otherStart && end == otherEnd
    }
}
