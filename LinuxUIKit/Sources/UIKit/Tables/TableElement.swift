/// A row, a header or a footer of a table. The elements are ordered from top to bottom.
struct TableElement: Hashable, Comparable {
    let section: Int
    /// The row's number. A header has a number below those of all rows, and a footer a number above them.
    private let place: Int

    static func header(_ section: Int) -> TableElement { TableElement(section: section, place: -1) }
    static func footer(_ section: Int) -> TableElement { TableElement(section: section, place: .max) }

    static func row(_ path: IndexPath) -> TableElement { TableElement(section: path.section, place: path.row) }

    static func row(_ row: Int, in section: Int) -> TableElement { TableElement(section: section, place: row) }

    private init(section: Int, place: Int) {
        self.section = section
        self.place = place
    }

    var isHeader: Bool { place == -1 }
    var isFooter: Bool { place == .max }

    /// The row's number in its section, or `nil` for headers and footers.
    var row: Int? { isHeader || isFooter ? nil : place }

    /// The row's index path, or `nil` for headers and footers.
    var path: IndexPath? { row.map { IndexPath(row: $0, section: section) } }

    static func < (lhs: TableElement, rhs: TableElement) -> Bool {
        (lhs.section, lhs.place) < (rhs.section, rhs.place)
    }
}
