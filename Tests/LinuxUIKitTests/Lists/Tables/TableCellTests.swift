import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableviewcell, …/cellstyle, …/accessorytype-swift.enum, …/separatorinset and
/// UITableViewCell.h.
@MainActor @Suite("UITableViewCell", .timeLimit(.minutes(20))) struct TableCellTests {
    private func withCells(
        count: Int = 3,
        style: UITableView.Style = .plain,
        _ make: @escaping (Int) -> UITableViewCell,
        _ body: (HeadlessDevice, UITableView, [UITableViewCell]) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CellSource(count: count, make)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = source
            table.delegate = source
            device.show(table)
            try body(device, table, table.visibleCells)
            _ = source
        }
    }

    private func cell(_ style: UITableViewCell.CellStyle, _ text: String = "Text", _ detail: String = "Detail") -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    @Test("The defaults are those of the header")
    func defaults() throws {
        try HeadlessDevice.run { _ in
            let cell = UITableViewCell()
            #expect(cell.reuseIdentifier == nil && cell.detailTextLabel == nil && cell.selectionStyle == .default)
            #expect(cell.accessoryType == .none && cell.accessoryView == nil && cell.indentationWidth == 10 && cell.indentationLevel == 0)
            #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing && cell.shouldIndentWhileEditing)
            #expect(UITableViewCell(style: .value2, reuseIdentifier: "a").imageView == nil && cell.imageView != nil)
            #expect(UITableViewCell(style: .subtitle, reuseIdentifier: "a").detailTextLabel != nil)
        }
    }

    @Test("Each style has its texts where it says", .chosen)
    func styles() throws {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        try withCells(count: 4, { cell(styles[$0]) }) { _, _, cells in
            let frames = cells.map { ($0.textLabel?.frame ?? .zero, $0.detailTextLabel?.frame ?? .zero) }
            #expect(cells.map(\.frame.height).prefix(3) == [44, 44, 44] && cells[3].frame.height > 44)
            #expect(frames[0].0.minX == 16 && frames[0].0.maxX == 304 && abs(frames[0].0.midY - 22) < 0.51)
            #expect(frames[1].0.minX == 16 && frames[1].1.maxX == 304 && frames[1].1.minX > frames[1].0.maxX)
            #expect(frames[2].1.minX > frames[2].0.maxX && cells[2].textLabel?.textAlignment == .right)
            #expect(frames[3].1.minY > frames[3].0.maxY - 1 && frames[3].1.minX == frames[3].0.minX)
            #expect(cells[3].detailTextLabel?.font.pointSize ?? 99 < cells[3].textLabel?.font.pointSize ?? 0)
        }
    }

    @Test("A cell grows with a text of many lines, and an image stands before it", .chosen)
    func contents() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        try withCells(
            count: 2,
            { row in
                let cell = self.cell(.default, row == 0 ? String(repeating: "words ", count: 60) : "Text")
                cell.textLabel?.numberOfLines = 0
                cell.imageView?.image = row == 1 ? image : nil
                return cell
            }
        ) { _, table, cells in
            #expect(cells[0].frame.height > 150 && cells[1].frame.minY == cells[0].frame.maxY)
            #expect(cells[0].textLabel?.frame.height ?? 0 <= cells[0].frame.height - 20)
            #expect(cells[1].imageView?.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
            #expect(cells[1].textLabel?.frame.minX ?? 0 > 46)
            #expect(table.contentSize.height == cells[1].frame.maxY)
        }
    }

    @Test("An accessory stands at the far side, and the contents make room for it")
    func accessories() throws {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        try withCells(
            count: 4,
            { row in
                let cell = self.cell(.default)
                cell.accessoryType = [.none, .disclosureIndicator, .checkmark, .none][row]
                if row == 3 { cell.accessoryView = own }
                return cell
            }
        ) { device, _, cells in
            #expect(cells[0].contentView.frame.width == 320 && cells[1].contentView.frame.width < 320)
            #expect(own.superview === cells[3] && own.frame == CGRect(x: 254, y: 12, width: 50, height: 20))
            #expect(cells[3].contentView.frame.maxX <= own.frame.minX)
            cells[3].accessoryView = nil
            device.advanceFrames()
            #expect(own.superview == nil && cells[3].contentView.frame.width == 320)
        }
    }

    @Test("A tap on a detail button tells the delegate, and selects nothing")
    func detailButton() throws {
        try withCells({ _ in
            let cell = self.cell(.default)
            cell.accessoryType = .detailButton
            return cell
        }) { device, table, cells in
            device.tap(at: CGPoint(x: 292, y: cells[1].frame.midY))
            #expect((table.delegate as? CellSource)?.tapped == [IndexPath(row: 1, section: 0)] && table.indexPathForSelectedRow == nil)
        }
    }

    @Test("Lines lie between cells from the inset on, in the table's colour, and none where there are to be none")
    func separators() throws {
        try withCells({ _ in self.cell(.default) }) { device, table, cells in
            table.separatorColor = .red
            device.advanceFrames()
            @MainActor func isRed(_ x: CGFloat) -> Bool {
                let pixel = device.screenshot().color(at: CGPoint(x: x, y: cells[0].frame.maxY - 0.25))
                return pixel.red > 200 && pixel.green < 60
            }
            #expect(isRed(200) && isRed(20) && isRed(319) && !isRed(10))
            table.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 40)
            device.advanceFrames()
            #expect(isRed(200) && !isRed(50) && !isRed(300))
            cells[0].separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
            device.advanceFrames()
            #expect(isRed(8) && isRed(310) && cells[1].separatorInset.left == 60)
            table.separatorStyle = .none
            device.advanceFrames()
            #expect(!isRed(200))
        }
    }

    @Test("Backgrounds lie behind the contents and fill the cell")
    func backgrounds() throws {
        let (background, selected) = (UIView(), UIView())
        try withCells(
            count: 1,
            { _ in
                let cell = self.cell(.default)
                cell.selectedBackgroundView = selected
                cell.backgroundView = background
                return cell
            }
        ) { device, _, cells in
            let order = cells[0].subviews
            let places = [background, selected, cells[0].contentView].compactMap { order.firstIndex(of: $0) }
            #expect(places.count == 3 && places == places.sorted())
            #expect(background.frame == cells[0].bounds && selected.frame == cells[0].bounds)
            cells[0].setSelected(true, animated: true)
            device.advance(by: 0.15)
            #expect(selected.alpha == 1 && selected.layer.presentation()?.opacity ?? 1 < 0.95)
            try device.advanceUntilIdle()
        }
    }

    @Test("Where reading goes from right to left everything is mirrored")
    func rightToLeft() throws {
        try withCells(
            count: 1,
            { _ in
                let cell = self.cell(.value1)
                cell.accessoryType = .disclosureIndicator
                return cell
            }
        ) { device, table, cells in
            let before = cells[0].contentView.frame
            table.semanticContentAttribute = .forceRightToLeft
            cells[0].semanticContentAttribute = .forceRightToLeft
            device.advanceFrames()
            #expect(cells[0].contentView.frame.maxX == 320 && cells[0].contentView.frame.minX == 320 - before.maxX)
            #expect(cells[0].textLabel?.frame.minX ?? 0 > cells[0].detailTextLabel?.frame.maxX ?? 999)
        }
    }
}

@MainActor private final class CellSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let count: Int
    private let make: (Int) -> UITableViewCell
    var tapped: [IndexPath] = []

    init(count: Int, _ make: @escaping (Int) -> UITableViewCell) {
        self.count = count
        self.make = make
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make(indexPath.row) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { tapped.append(indexPath) }
}
