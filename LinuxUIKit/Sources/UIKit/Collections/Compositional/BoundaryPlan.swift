/// The headers and footers of a section, or of a whole layout, with their measured sizes.
@MainActor struct BoundaryPlan {
    /// A header or footer.
    struct Entry {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        /// The item's number among the items of its kind.
        let number: Int
        var size: CGSize

        /// Returns whether the item lies at the edge where scrolling begins, or `nil` if the item lies at neither edge along the scrolling.
        func isAtStart(isVertical: Bool) -> Bool? {
            let place = isVertical ? item.alignment.unitPoint.y : item.alignment.unitPoint.x
            return place == 0 ? true : place == 1 ? false : nil
        }
    }

    private(set) var entries: [Entry] = []
    private let isVertical: Bool
    private let container: CGSize

    init(_ items: [NSCollectionLayoutBoundarySupplementaryItem], container: CGSize, isVertical: Bool) {
        self.isVertical = isVertical
        self.container = container
        var numbers: [String: Int] = [:]
        for item in items {
            entries.append(Entry(item: item, number: numbers[item.elementKind, default: 0], size: item.layoutSize.size(in: container)))
            numbers[item.elementKind, default: 0] += 1
        }
    }

    func index(ofKind kind: String, number: Int) -> Int? {
        entries.firstIndex { $0.item.elementKind == kind && $0.number == number }
    }

    /// Stores the measured size of a header or footer, along the axes along which its size is estimated.
    mutating func setSize(_ size: CGSize, of index: Int) {
        let axes = entries[index].item.layoutSize.estimatedAxes
        if axes.contains(.horizontal) { entries[index].size.width = size.width }
        if axes.contains(.vertical) { entries[index].size.height = size.height }
    }

    /// Returns the length by which the headers at the start, or the footers at the end, extend the section.
    func length(atStart: Bool) -> CGFloat {
        entries.filter { $0.item.extendsBoundary && $0.isAtStart(isVertical: isVertical) == atStart }
            .map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    }

    /// Returns the frame of a header or footer around a rectangle of contents. A pinned header or footer stays in the visible part.
    ///
    /// - Parameters:
    ///   - contents: The rectangle at whose edges the headers and footers lie.
    ///   - room: The rectangle that bounds the header or footer across the scrolling.
    ///   - seen: The visible part of the content.
    func frame(of index: Int, around contents: CGRect, room: CGRect, seen: CGRect) -> CGRect {
        let entry = entries[index]
        let unit = entry.item.alignment.unitPoint
        var frame = CGRect(origin: .zero, size: entry.size)
        let isAtStart = entry.isAtStart(isVertical: isVertical)
        let outside = entry.item.extendsBoundary && isAtStart != nil
        if isVertical {
            frame.origin.x = room.minX + unit.x * (room.width - frame.width)
            frame.origin.y = contents.minY + unit.y * (contents.height - frame.height)
            if outside { frame.origin.y += isAtStart == true ? -frame.height : frame.height }
        } else {
            frame.origin.y = room.minY + unit.y * (room.height - frame.height)
            frame.origin.x = contents.minX + unit.x * (contents.width - frame.width)
            if outside { frame.origin.x += isAtStart == true ? -frame.width : frame.width }
        }
        frame = frame.offsetBy(dx: entry.item.offset.x, dy: entry.item.offset.y)
        guard entry.item.pinToVisibleBounds, let isAtStart else { return frame }
        if isVertical {
            frame.origin.y = pinned(frame.minY, frame.height, isAtStart, (contents.minY, contents.maxY), (seen.minY, seen.maxY))
        } else {
            frame.origin.x = pinned(frame.minX, frame.width, isAtStart, (contents.minX, contents.maxX), (seen.minX, seen.maxX))
        }
        return frame
    }

    private func pinned(
        _ start: CGFloat,
        _ length: CGFloat,
        _ isAtStart: Bool,
        _ contents: (low: CGFloat, high: CGFloat),
        _ seen: (low: CGFloat, high: CGFloat)
    ) -> CGFloat {
        isAtStart
            ? max(start, min(seen.low, contents.high - length))
            : min(start, max(seen.high - length, contents.low))
    }
}
