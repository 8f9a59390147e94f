import HeadlessDevice
import UIKit

/// Sections of numbers for a table, with a record of what was asked and told.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]]
    var headers: [String?] = []
    var footers: [String?] = []
    /// The heights that cells want, by their numbers.
    var wantedHeight: (Int) -> CGFloat = { _ in 50 }
    /// The rows whose cells were asked for, in order.
    private(set) var requested: [IndexPath] = []
    private(set) var countRequests = 0
    var events: [String] = []
    var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var mayHighlight = true

    init(_ sections: [[Int]]) {
        self.sections = sections
    }

    func makeTable(style: UITableView.Style = .plain, frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)) -> UITableView {
        let table = UITableView(frame: frame, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        return table
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        countRequests += 1
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requested.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let number = sections[indexPath.section][indexPath.row]
        (cell as? RowCell)?.number = number
        (cell as? RowCell)?.wantedHeight = wantedHeight(number)
        fill(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { log("display", indexPath) }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log("end", indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        events.append("display header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        events.append("end header \(section)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { mayHighlight }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log("highlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log("unhighlight", indexPath) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log("will select", indexPath)
        return willSelect(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log("deselect", indexPath) }

    private func log(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section).\(path.row)") }
}

/// Runs a test of a table of 320 × 480 points that fills its phone.
@MainActor func withTable<Result>(
    _ sections: [[Int]],
    style: UITableView.Style = .plain,
    headers: [String?] = [],
    rowHeight: CGFloat = 50,
    wantedHeight: @escaping (Int) -> CGFloat = { _ in 50 },
    delegate: (any UITableViewDelegate)? = nil,
    _ body: (HeadlessDevice, UITableView, TableSource) throws -> Result
) throws -> Result {
    try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
        let source = TableSource(sections)
        source.headers = headers
        source.wantedHeight = wantedHeight
        let table = source.makeTable(style: style)
        table.rowHeight = rowHeight
        if let delegate { table.delegate = delegate }
        device.show(table)
        return try body(device, table, source)
    }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// A cell with a number that says how high it wants to be.
@MainActor final class RowCell: UITableViewCell {
    static var made = 0
    var number = -1
    var wantedHeight: CGFloat = 50
    var preparations = 0
    var fillings = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        RowCell.made += 1
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }
}

/// A delegate that gives heights, and counts how often it is asked.
@MainActor final class RowHeightDelegate: NSObject, UITableViewDelegate {
    var asked: [IndexPath] = []
    var height: (IndexPath) -> CGFloat

    init(_ height: @escaping (IndexPath) -> CGFloat) {
        self.height = height
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath)
        return height(indexPath)
    }
}

extension UITableView {
    /// The numbers of the cells that show, from top to bottom.
    var numbers: [Int] { visibleCells.compactMap { ($0 as? RowCell)?.number } }
}
