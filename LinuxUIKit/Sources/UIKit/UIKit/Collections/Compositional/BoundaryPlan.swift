/// The headers and footers of a section, or of a whole layout, with the sizes that they have said.
@MainActor struct BoundaryPlan {
    /// A header or footer.
    struct Entry {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        /// Its number among those of its kind.
        let number: Int
        var size: CGSize

        /// Whether it lies at the end that scrolling begins with, at the other one, or at neither.
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

    /// A header or footer has said how large it is.
    mutating func setSize(_ size: CGSize, of index: Int) {
        let axes = entries[index].item.layoutSize.estimatedAxes
        if axes.contains(.horizontal) { entries[index].size.width = size.width }
        if axes.contains(.vertical) { entries[index].size.height = size.height }
    }

    /// How much longer the section is by those at its start, or its end.
    func length(atStart: Bool) -> CGFloat {
        entries.filter { $0.item.extendsBoundary && $0.isAtStart(isVertical: isVertical) == atStart }
            .map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    }

    /// Where one lies around a rectangle of contents, in sight if it is to be.
    ///
    /// - Parameters:
    ///   - contents: what the headers and footers are at the edges of.
    ///   - room: what it keeps to across the scrolling.
    ///   - seen: what shows of the content.
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
