import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From "Creating self-sizing table view cells" (https://developer.apple.com/documentation/uikit/creating-self-sizing-table-view-cells): an
/// unbroken chain of constraints between the content view's top and bottom edges gives a cell's height.
@MainActor @Suite("Tables and constraints", .timeLimit(.minutes(20))) struct TableConstraintTests {
    private func withTexts(
        _ texts: [String],
        _ body: (HeadlessDevice, UITableView, TextSource) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = TextSource(texts)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.contentInsetAdjustmentBehavior = .never
            table.register(TextCell.self, forCellReuseIdentifier: "text")
            table.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            table.dataSource = source
            table.delegate = source
            device.show(table)
            try body(device, table, source)
        }
    }

    @Test("Constraints in the content view give a cell's height: of a label's lines, and the distances around it")
    func label() throws {
        try withTexts(["One line", String(repeating: "many words ", count: 20)]) { _, table, _ in
            let cells = table.visibleCells.compactMap { $0 as? TextCell }
            #expect(cells.count == 2 && cells[0].label.frame.minY == 20 && cells[0].label.frame.minX == 30)
            for cell in cells {
                let wanted = cell.label.sizeThatFits(CGSize(width: 320 - 60, height: 0)).height
                #expect(abs(cell.frame.height - wanted - 30) < 0.51 && abs(cell.label.frame.height - wanted) < 0.51)
                #expect(cell.label.frame.width == 260)
            }
            #expect(cells[1].frame.height > cells[0].frame.height * 3 && cells[1].frame.minY == cells[0].frame.maxY)
        }
    }

    @Test("A cell that needs more than a new cell's 44 points breaks none of its constraints on the way to its height", .chosen)
    func higherThanNew() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = TableSource([Array(0..<30)])
            source.fill = { cell, _ in
                guard cell.contentView.subviews.isEmpty else { return }
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.heightAnchor.constraint(equalToConstant: 90), view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                    view.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor),
                ])
            }
            let table = source.makeTable()
            device.show(table)
            device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100)).lift()
            try device.advanceUntilIdle()
            #expect(table.visibleCells.allSatisfy { $0.frame.height == 100 } && table.visibleCells.count > 4)
            #expect(device.constraintMessages == [])
        }
    }

    /// WWDC 2014, session 226, "What's New in Table and Collection Views".
    @Test("Another text size asks all rows again, those that show and those that have waited for their reuse")
    func textSize() throws {
        try withTexts(Array(repeating: "Many words in one line", count: 60)) { device, table, _ in
            table.contentOffset.y = 300
            device.advanceFrames()
            device.setContentSizeCategory(.accessibilityExtraLarge)
            device.advanceFrames()
            for offset in [300, 500, 700, 900] {
                table.contentOffset.y = CGFloat(offset)
                device.advanceFrames()
                for case let cell as TextCell in table.visibleCells {
                    let wanted = cell.label.sizeThatFits(CGSize(width: 260, height: 0)).height
                    #expect(wanted > 60 && abs(cell.frame.height - wanted - 30) < 0.51)
                }
            }
        }
    }

    @Test("Where smaller text brings more rows into sight, those that have waited since it was large are as high as it is", .chosen)
    func smallerText() throws {
        try withTexts(Array(repeating: "Many words in one line", count: 60)) { device, table, _ in
            for offset in [0, 500, 900, 1300, 400] {
                table.contentOffset.y = CGFloat(offset)
                device.advanceFrames()
            }
            device.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            device.advanceFrames()
            #expect(table.visibleCells.count < 6)
            device.setContentSizeCategory(.small)
            device.advanceFrames()
            #expect(table.visibleCells.count > 8)
            for case let cell as TextCell in table.visibleCells {
                let wanted = cell.label.sizeThatFits(CGSize(width: 260, height: 0)).height
                #expect(wanted < 30 && abs(cell.frame.height - wanted - 30) < 0.51)
            }
        }
    }

    @Test("An accessory takes its room from the constraints' width")
    func accessory() throws {
        let text = String(repeating: "many words ", count: 20)
        try withTexts([text, text]) { device, table, source in
            source.accessory = { $0 == 1 ? UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)) : nil }
            table.reloadData()
            device.advanceFrames()
            let cells = table.visibleCells.compactMap { $0 as? TextCell }
            #expect(cells[1].contentView.frame.width < 210 && cells[1].frame.height > cells[0].frame.height)
            #expect(cells[1].label.frame.maxX == cells[1].contentView.frame.width - 30)
            #expect(abs(cells[1].label.frame.maxY - cells[1].frame.height + 10) < 0.51, "the height is that of this width")
        }
    }

    @Test(
        "Scrolled through, rows that size themselves by constraints lie where the sums of their heights say",
        arguments: [5, 6] as [UInt64]
    )
    func sums(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let texts = (0..<40).map { _ in String(repeating: "some words ", count: Int.random(in: 1...25, using: &generator)) }
        try withTexts(texts) { device, table, _ in
            var heights: [Int: CGFloat] = [:]
            var end: CGFloat = -1
            while table.contentOffset.y > end {
                for cell in table.visibleCells { heights[table.indexPath(for: cell)?.row ?? -1] = cell.frame.height }
                end = table.contentOffset.y
                table.contentOffset.y = min(table.contentOffset.y + 300, table.contentSize.height - 480)
                device.advanceFrames()
            }
            for cell in table.visibleCells { heights[table.indexPath(for: cell)?.row ?? -1] = cell.frame.height }
            var sum: CGFloat = 0
            for row in texts.indices {
                let rect = table.rectForRow(at: path(row))
                #expect(abs(rect.minY - sum) < 1e-6 && rect.height == heights[row], "seed \(seed), row \(row)")
                sum += rect.height
            }
            #expect(abs(table.contentSize.height - sum) < 1e-6)
        }
    }

    @Test("A reconfigured cell takes the height of what it shows then")
    func reconfigure() throws {
        try withTexts(["a", "b", "c"]) { device, table, source in
            let cell = try #require(table.cellForRow(at: path(1)))
            let height = cell.frame.height
            source.texts[1] = String(repeating: "many words ", count: 30)
            table.reconfigureRows(at: [path(1)])
            try device.advanceUntilIdle()
            #expect(table.cellForRow(at: path(1)) === cell && cell.frame.height > height * 3)
            #expect(table.cellForRow(at: path(2))?.frame.minY == cell.frame.maxY)
        }
    }

    @Test("Another width has the heights found out anew")
    func width() throws {
        try withTexts([String(repeating: "many words ", count: 20), "b"]) { device, table, _ in
            let cell = try #require(table.cellForRow(at: path(0)))
            let height = cell.frame.height
            table.frame.size.width = 200
            device.advanceFrames()
            #expect(cell.frame.height > height && cell.frame.width == 200 && table.contentSize.width == 200)
            #expect(table.cellForRow(at: path(1))?.frame.minY == cell.frame.maxY)
        }
    }

    @Test("A cell may say its size itself, by systemLayoutSizeFitting")
    func overridden() throws {
        try withTexts(["a", "b"]) { device, table, source in
            source.ownHeight = { 70 + CGFloat($0) }
            table.reloadData()
            device.advanceFrames()
            #expect(table.visibleCells.map(\.frame.height) == [70, 71])
        }
    }

    @Test("A header's constraints give its height")
    func header() throws {
        try withTexts(["a"]) { device, table, source in
            source.header = String(repeating: "A long header ", count: 12)
            table.reloadData()
            device.advanceFrames()
            let header = try #require(table.headerView(forSection: 0) as? TextHeader)
            let wanted = header.label.sizeThatFits(CGSize(width: 300, height: 0)).height
            #expect(wanted > 50 && abs(header.frame.height - wanted - 14) < 0.51 && header.label.frame.minX == 10)
            #expect(table.visibleCells.first?.frame.minY == header.frame.maxY)
        }
    }
}

@MainActor private final class TextSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String]
    var header: String?
    var accessory: (Int) -> UIView? = { _ in nil }
    var ownHeight: ((Int) -> CGFloat)?

    init(_ texts: [String]) {
        self.texts = texts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.row]
        (cell as? TextCell)?.ownHeight = ownHeight?(indexPath.row)
        cell.accessoryView = accessory(indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        (view as? TextHeader)?.label.text = header
        return view
    }
}

@MainActor private final class TextCell: UITableViewCell {
    let label = UILabel()
    var ownHeight: CGFloat?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -30),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let ownHeight { return CGSize(width: targetSize.width, height: ownHeight) }
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}

@MainActor private final class TextHeader: UITableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
