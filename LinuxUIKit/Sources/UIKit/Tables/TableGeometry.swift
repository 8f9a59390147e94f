/// The positions of a table's elements from top to bottom, as a value. The geometry takes heights and returns offsets. Neither needs a pass
/// over the rows.
struct TableGeometry {
    /// A section: a header below some padding, rows, and a footer.
    struct Section {
        var padding: CGFloat = 0
        var header = RowHeights.Height(value: 0, isExact: true)
        var rows: RowHeights
        var footer = RowHeights.Height(value: 0, isExact: true)

        /// The distance from the top of the section to the first row.
        var rowsStart: CGFloat { padding + header.value }
        var length: CGFloat { rowsStart + rows.total + footer.value }
    }

    /// The height of the view above all sections.
    var headerHeight: CGFloat = 0
    /// The height of the view below all sections.
    var footerHeight: CGFloat = 0
    private(set) var sections: [Section]
    private var lengths: PrefixSums

    init(_ sections: [Section]) {
        self.sections = sections
        lengths = PrefixSums(sections.map(\.length))
    }

    var contentHeight: CGFloat { sectionsEnd + footerHeight }
    /// The offset at the end of the last section.
    var sectionsEnd: CGFloat { headerHeight + lengths.sum(before: sections.count) }

    func start(of section: Int) -> CGFloat { headerHeight + lengths.sum(before: section) }
    func end(of section: Int) -> CGFloat { start(of: section) + sections[section].length }

    func contains(_ element: TableElement) -> Bool {
        guard sections.indices.contains(element.section) else { return false }
        return element.row.map { $0 < sections[element.section].rows.count } ?? true
    }

    func height(of element: TableElement) -> CGFloat {
        let section = sections[element.section]
        if element.isHeader { return section.header.value }
        return element.row.map { section.rows.height(of: $0) } ?? section.footer.value
    }

    /// Returns the offset at the top of an element, as if no header or footer stayed visible during scrolling.
    func offset(of element: TableElement) -> CGFloat {
        let section = sections[element.section]
        let start = start(of: element.section)
        if element.isHeader { return start + section.padding }
        return start + section.rowsStart + section.rows.offset(of: element.row ?? section.rows.count)
    }

    func isExact(_ element: TableElement) -> Bool {
        let section = sections[element.section]
        if element.isHeader { return section.header.isExact }
        return element.row.map { section.rows.isExact($0) } ?? section.footer.isExact
    }

    /// Stores the height of an element. Returns the number of points by which the element has grown.
    @discardableResult mutating func set(_ height: CGFloat, of element: TableElement, isExact: Bool = true) -> CGFloat {
        let index = element.section
        let difference: CGFloat
        if let row = element.row {
            difference = sections[index].rows.set(height, of: row, isExact: isExact)
        } else {
            let part = element.isHeader ? \Section.header : \Section.footer
            difference = height - sections[index][keyPath: part].value
            sections[index][keyPath: part] = RowHeights.Height(value: height, isExact: isExact)
        }
        if difference != 0 { lengths.add(difference, at: index) }
        return difference
    }

    @discardableResult mutating func setPadding(_ padding: CGFloat, ofSection index: Int) -> CGFloat {
        let difference = padding - sections[index].padding
        sections[index].padding = padding
        if difference != 0 { lengths.add(difference, at: index) }
        return difference
    }

    /// Turns the exact height of an element into an estimate, so that the table requests the height again.
    mutating func doubt(_ element: TableElement) {
        if let row = element.row {
            sections[element.section].rows.doubt(row)
        } else if element.isHeader {
            sections[element.section].header.isExact = false
        } else {
            sections[element.section].footer.isExact = false
        }
    }

    /// Returns the sections that lie at least partly between two offsets.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, low < high else { return 0..<0 }
        let first = lengths.index(at: low - headerHeight)
        var end = first
        while end < sections.count, start(of: end) < high { end += 1 }
        return first..<end
    }

    /// Returns the rows of a section that lie at least partly between two offsets.
    func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let rows = sections[section].rows
        let start = start(of: section) + sections[section].rowsStart
        guard rows.count > 0, rows.total > 0, start + rows.total > low, start < high else { return 0..<0 }
        var first = rows.row(at: low - start)
        // A row that ends at the lower offset lies outside.
        while first < rows.count, start + rows.offset(of: first + 1) <= low { first += 1 }
        var end = first
        while end < rows.count, start + rows.offset(of: end) < high { end += 1 }
        return first..<end
    }
}
