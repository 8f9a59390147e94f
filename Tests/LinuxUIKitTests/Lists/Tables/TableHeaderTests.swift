import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview,
/// …/uitableviewdelegate/tableview(_:viewforheaderinsection:), …/tableview(_:heightforheaderinsection:),
/// …/uitableview/style-swift.enum/plain and UITableView.h ("Views are preferred over title").
@MainActor @Suite("Headers and footers of tables", .timeLimit(.minutes(20))) struct TableHeaderTests {
    private func withThreeSections<Result>(
        _ style: UITableView.Style = .plain,
        headers: [String?] = ["One", "Two", "Three"],
        delegate: (any UITableViewDelegate)? = nil,
        _ body: (HeadlessDevice, UITableView, TableSource) throws -> Result
    ) throws -> Result {
        let sections = [Array(0..<10), Array(10..<20), Array(20..<30)]
        return try withTable(sections, style: style, headers: headers, rowHeight: 50, delegate: delegate, body)
    }

    @Test("A plain table's header stays in sight while its section does, and the next one pushes it out")
    func sticky() throws {
        try withThreeSections { device, table, _ in
            let first = try #require(table.headerView(forSection: 0))
            #expect(first.textLabel?.text == "One" && first.superview === table)
            let resting = table.rectForHeader(inSection: 0)
            #expect(first.frame == resting && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == resting.maxY)
            table.contentOffset.y = 200
            device.advanceFrames()
            #expect(table.headerView(forSection: 0)?.frame.minY == 200 && table.rectForHeader(inSection: 0) == resting)
            let next = table.rect(forSection: 1).minY
            table.contentOffset.y = next - 10
            device.advanceFrames()
            #expect(table.headerView(forSection: 0)?.frame.maxY == next, "pushed out by the next section")
            let cell = try #require(table.visibleCells.first)
            let order = table.subviews
            let header = try #require(table.headerView(forSection: 0))
            #expect(try #require(order.firstIndex(of: header)) > (try #require(order.firstIndex(of: cell))), "above the rows")
            table.contentOffset.y = table.rectForHeader(inSection: 1).minY + 1
            device.advanceFrames()
            #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == table.contentOffset.y)
        }
    }

    @Test("A plain table's footer stays above the lower edge while its section has something above it")
    func stickyFooter() throws {
        try withThreeSections(headers: []) { device, table, source in
            source.footers = ["End"]
            table.reloadData()
            device.advanceFrames()
            let footer = try #require(table.footerView(forSection: 0))
            #expect(footer.frame.maxY == 480 && table.rectForFooter(inSection: 0).minY == 500)
            table.contentOffset.y = 200
            device.advanceFrames()
            #expect(footer.frame == table.rectForFooter(inSection: 0))
        }
    }

    @Test("Headers of groups scroll with their sections", arguments: [UITableView.Style.grouped, .insetGrouped])
    func grouped(style: UITableView.Style) throws {
        try withThreeSections(style) { device, table, _ in
            table.contentOffset.y = 200
            device.advanceFrames()
            #expect(table.headerView(forSection: 0) == nil)
            table.contentOffset.y = 0
            device.advanceFrames()
            #expect(table.headerView(forSection: 0)?.frame == table.rectForHeader(inSection: 0))
        }
    }

    @Test("Inset groups stand back from the sides, with round corners at their ends; others do not", .chosen)
    func inset() throws {
        try withThreeSections(.insetGrouped) { _, table, _ in
            let cells = table.visibleCells
            #expect(cells.allSatisfy { $0.frame.minX > 0 && $0.frame.maxX == 320 - $0.frame.minX })
            #expect(cells[0].layer.cornerRadius > 0 && cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(cells[1].layer.cornerRadius == 0)
            #expect(table.indexPathForRow(at: CGPoint(x: 2, y: cells[0].frame.midY)) == nil)
        }
        try withThreeSections(.grouped) { _, table, _ in
            #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 320 && $0.layer.cornerRadius == 0 })
        }
    }

    @Test("The delegate's views go before titles; they are registered, dequeued and used again")
    func views() throws {
        let delegate = HeaderDelegate()
        try withThreeSections(delegate: delegate) { device, table, _ in
            table.register(NumberedHeader.self, forHeaderFooterViewReuseIdentifier: "numbered")
            table.reloadData()
            device.advanceFrames()
            let header = try #require(table.headerView(forSection: 0) as? NumberedHeader)
            #expect(header.number == 0 && header.preparations == 0 && header.frame.height == 40)
            #expect(header.contentView.superview === header && header.reuseIdentifier == "numbered")
            for step in 1...30 {
                table.contentOffset.y = CGFloat(step * 50)
                device.advanceFrames()
            }
            for step in 1...30 {
                table.contentOffset.y = CGFloat((30 - step) * 50)
                device.advanceFrames()
            }
            let again = try #require(table.headerView(forSection: 0) as? NumberedHeader)
            #expect(again.number == 0 && again.preparations > 0)
            #expect(NumberedHeader.made <= 4, "\(NumberedHeader.made) headers were made")
        }
    }

    @Test("A height that the delegate gives keeps its place without a view", .chosen)
    func emptyHeights() throws {
        let delegate = HeaderHeightDelegate()
        try withThreeSections(headers: [], delegate: delegate) { _, table, _ in
            #expect(table.rectForHeader(inSection: 0).height == 12 && table.rectForFooter(inSection: 0).height == 8)
            #expect(table.headerView(forSection: 0) == nil)
            table.sectionHeaderTopPadding = 0
            #expect(table.rectForHeader(inSection: 0).minY == 0)
            #expect(table.rect(forSection: 0).height == 520)
        }
    }

    @Test("Without headers and footers a plain table has no space between its sections, groups have", .chosen)
    func gaps() throws {
        try withThreeSections(headers: []) { _, table, _ in
            #expect(table.contentSize.height == 1500)
        }
        try withThreeSections(.grouped, headers: []) { _, table, _ in
            #expect(table.contentSize.height > 1500 && table.rectForHeader(inSection: 0).height > 0)
        }
    }

    @Test("A header without a height of its own is as high as its text in the table's width")
    func selfSizing() throws {
        try withThreeSections(headers: ["Short", String(repeating: "A long title that needs several lines. ", count: 5)]) {
            device,
            table,
            _ in
            table.contentOffset.y = 400
            device.advanceFrames()
            #expect(table.rectForHeader(inSection: 1).height > table.rectForHeader(inSection: 0).height + 30)
        }
    }
}

@MainActor private final class NumberedHeader: UITableViewHeaderFooterView {
    static var made = 0
    var number = -1
    var preparations = 0

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        NumberedHeader.made += 1
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 40) }
}

@MainActor private final class HeaderDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "numbered")
        (view as? NumberedHeader)?.number = section
        return view
    }
}

@MainActor private final class HeaderHeightDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 8 }
}
