import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableview/rowheight, …/estimatedrowheight, …/automaticdimension and
/// …/uitableviewdelegate/tableview(_:heightforrowat:), …/tableview(_:estimatedheightforrowat:).
@MainActor @Suite("Heights of a table's rows", .timeLimit(.minutes(20)), .given(\.preparedCells, .none)) struct TableHeightTests {
    private func withSelfSizingRows<Result>(
        _ sections: [[Int]],
        delegate: (any UITableViewDelegate)? = nil,
        wantedHeight: @escaping (Int) -> CGFloat = { _ in 50 },
        _ body: (HeadlessDevice, UITableView, TableSource) throws -> Result
    ) throws -> Result {
        try withTable(sections, rowHeight: UITableView.automaticDimension, wantedHeight: wantedHeight, delegate: delegate, body)
    }

    /// From WWDC 2014, session 226, "What's New in Table and Collection Views".
    @Test("A cell without constraints is as high as its sizeThatFits says where the height is automatic")
    func selfSizing() throws {
        try withSelfSizingRows([Array(0..<20)], wantedHeight: { 30 + CGFloat($0) * 5 }) { _, table, _ in
            #expect(table.visibleCells.map(\.frame.height).prefix(4) == [30, 35, 40, 45])
            #expect(table.visibleCells.map(\.frame.minY).prefix(4) == [0, 30, 65, 105])
            #expect(table.rectForRow(at: path(3)) == CGRect(x: 0, y: 105, width: 320, height: 45))
        }
    }

    @Test("The delegate's height goes before rowHeight, and automaticDimension from it has the cell asked")
    func delegateHeights() throws {
        let delegate = RowHeightDelegate { $0.row == 1 ? UITableView.automaticDimension : 60 }
        try withSelfSizingRows([[0, 1, 2]], delegate: delegate, wantedHeight: { _ in 33 }) { _, table, _ in
            #expect(table.visibleCells.map(\.frame.height) == [60, 33, 60])
        }
    }

    @Test("A cell that is used again says its height anew: what it shows may have grown unseen", arguments: [40, 300] as [CGFloat])
    func usedAgain(height: CGFloat) throws {
        try withSelfSizingRows([Array(0..<100)], wantedHeight: { _ in 80 }) { device, table, source in
            source.wantedHeight = { _ in height }
            for offset in [3000, 0] {
                table.contentOffset.y = CGFloat(offset)
                device.advanceFrames()
                #expect(table.visibleCells.allSatisfy { $0.frame.height == height }, "at \(offset)")
            }
        }
    }

    @Test("Rows that have not come near count as estimated")
    func estimates() throws {
        try withSelfSizingRows([Array(0..<100)], wantedHeight: { _ in 80 }) { device, table, _ in
            table.estimatedRowHeight = 20
            device.advanceFrames()
            #expect(table.visibleCells.count == 6 && table.contentSize.height == 6 * 80 + 94 * 20)
            table.estimatedRowHeight = 80
            device.advanceFrames()
            #expect(table.contentSize.height == 8000)
        }
    }

    @Test("Random heights: scrolled through, each row lies where the sums of the heights before it say", arguments: [1, 2, 3] as [UInt64])
    func sums(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let heights = (0..<120).map { _ in CGFloat(Int.random(in: 10...400, using: &generator)) / 2 }
        let estimate = CGFloat(Int.random(in: 2...200, using: &generator))
        let sections = [Array(0..<50), [], Array(50..<120)]
        try withSelfSizingRows(sections, wantedHeight: { heights[$0] }) { device, table, _ in
            table.estimatedRowHeight = estimate
            device.advanceFrames()
            var last: CGFloat = -1
            while table.contentOffset.y != last {
                last = table.contentOffset.y
                table.contentOffset.y += CGFloat(Int.random(in: 50...400, using: &generator))
                device.advanceFrames()
                let end = max(0, table.contentSize.height - 480)
                if table.contentOffset.y > end {
                    table.contentOffset.y = end
                    device.advanceFrames()
                }
            }
            var sum: CGFloat = 0
            for (number, height) in heights.enumerated() {
                let path = number < 50 ? IndexPath(row: number, section: 0) : IndexPath(row: number - 50, section: 2)
                let rect = table.rectForRow(at: path)
                #expect(abs(rect.minY - sum) < 1e-6 && rect.height == height, "seed \(seed), row \(number)")
                sum += height
            }
            #expect(abs(table.contentSize.height - sum) < 1e-6 && table.numbers.last == 119, "seed \(seed)")
        }
    }

    @Test(
        "What is seen stays where it is when rows above turn out higher or lower than estimated",
        .chosen,
        arguments: [10, 200] as [CGFloat]
    )
    func keepsOffset(estimate: CGFloat) throws {
        try withSelfSizingRows([Array(0..<200)], wantedHeight: { 40 + CGFloat($0 % 7) * 10 }) { device, table, _ in
            table.estimatedRowHeight = estimate
            table.scrollToRow(at: path(100), at: .top, animated: false)
            device.advanceFrames()
            for _ in 0..<60 {
                let before = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0, table.convert($0.frame, to: nil).minY) })
                table.contentOffset.y -= 25
                device.advanceFrames()
                for cell in table.visibleCells {
                    guard let former = before[cell], table.convert(cell.frame, to: nil).minY > 25 else { continue }
                    let moved = table.convert(cell.frame, to: nil).minY - former
                    #expect(abs(moved - 25) < 1e-6, "a cell moved by \(moved)")
                }
            }
        }
    }

    @Test("A finger that drags rows with estimates into sight has them go along with it", .chosen)
    func dragUpwards() throws {
        try withSelfSizingRows([Array(0..<200)], wantedHeight: { 40 + CGFloat($0 % 7) * 10 }) { device, table, _ in
            table.estimatedRowHeight = 150
            table.scrollToRow(at: path(100), at: .top, animated: false)
            device.advanceFrames()
            let finger = device.touchDown(at: CGPoint(x: 160, y: 100))
            finger.move(to: CGPoint(x: 160, y: 130))
            device.advanceFrames()
            let cell = try #require(table.visibleCells.first { table.convert($0.frame, to: nil).minY > 30 })
            let start = table.convert(cell.frame, to: nil).minY
            for step in 1...20 {
                finger.move(to: CGPoint(x: 160, y: 130 + CGFloat(step) * 10))
                device.advanceFrames()
            }
            #expect(abs(table.convert(cell.frame, to: nil).minY - start - 200) < 1e-6, "it went with the finger")
            finger.lift()
            try device.advanceUntilIdle()
        }
    }

    @Test("A flick to the top through rows that were estimated ends at the top", .chosen, arguments: [5, 300] as [CGFloat])
    func flickToTop(estimate: CGFloat) throws {
        try withSelfSizingRows([Array(0..<60)], wantedHeight: { 40 + CGFloat($0 % 7) * 10 }) { device, table, _ in
            table.estimatedRowHeight = estimate
            table.scrollToRow(at: path(12), at: .top, animated: false)
            device.advanceFrames()
            for _ in 0..<12 where table.contentOffset.y > 0 {
                device.swipe(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
                try device.advanceUntilIdle()
            }
            #expect(table.contentOffset.y == 0 && table.numbers.first == 0 && table.rectForRow(at: path(0)).minY == 0)
        }
    }

    @Test("A flick through rows that turn out higher than their estimates goes as far as one through rows whose heights are known", .chosen)
    func flickThroughHigherRows() throws {
        var ends: [CGFloat] = []
        for estimate in [6.0, 100] {
            try withSelfSizingRows([Array(0..<200)], wantedHeight: { _ in 100 }) { device, table, _ in
                table.estimatedRowHeight = estimate
                table.reloadData()
                device.advanceFrames()
                device.swipe(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 40), duration: 0.05)
                try device.advanceUntilIdle()
                ends.append(table.contentOffset.y)
            }
        }
        #expect(ends[1] > 2000 && abs(ends[0] - ends[1]) < 2, "\(ends)")
    }

    @Test(
        "An animated scroll to the beginning ends there, whatever the rows on the way turn out to be",
        .chosen,
        arguments: [5, 300] as [CGFloat]
    )
    func scrollToBeginning(estimate: CGFloat) throws {
        try withSelfSizingRows([Array(0..<60)], wantedHeight: { 40 + CGFloat($0 % 7) * 10 }) { device, table, _ in
            table.estimatedRowHeight = estimate
            table.scrollToRow(at: path(20), at: .top, animated: false)
            device.advanceFrames()
            table.setContentOffset(.zero, animated: true)
            try device.advanceUntilIdle()
            #expect(table.contentOffset.y == 0 && table.numbers.first == 0)
        }
    }

    // MARK: How much is asked

    @Test("A million rows of one height open and scroll as a hundred do", .chosen, arguments: [100, 1_000_000])
    func uniform(count: Int) throws {
        let source = TableSource([Array(repeating: 7, count: count)])
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let table = source.makeTable()
            table.rowHeight = 48
            device.show(table)
            #expect(source.requested.count == 10 && table.contentSize.height == CGFloat(count) * 48)
            for step in 1...50 {
                table.contentOffset.y = CGFloat(step) * 48
                device.advanceFrames()
            }
            #expect(source.requested.count == 60 && source.countRequests == 1)
            table.scrollToRow(at: path(count - 1), at: .bottom, animated: false)
            device.advanceFrames()
            #expect(table.indexPathsForVisibleRows?.last == path(count - 1) && source.requested.count == 70)
        }
    }

    @Test(
        "With estimates, rows are asked for their heights when they come near, among a million as among a hundred",
        .chosen,
        arguments: [100, 1_000_000]
    )
    func deferred(count: Int) throws {
        let delegate = RowHeightDelegate { 40 + CGFloat($0.row % 3) * 20 }
        let source = TableSource([Array(repeating: 7, count: count)])
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let table = source.makeTable()
            table.delegate = delegate
            table.estimatedRowHeight = 60
            device.show(table)
            #expect(delegate.asked.count <= 12)
            let before = delegate.asked.count
            for step in 1...50 {
                table.contentOffset.y = CGFloat(step) * 60
                device.advanceFrames()
            }
            #expect(delegate.asked.count - before <= 52)
            table.scrollToRow(at: path(count - 1), at: .bottom, animated: false)
            device.advanceFrames()
            #expect(table.indexPathsForVisibleRows?.last == path(count - 1))
            #expect(delegate.asked.count - before <= 75 && source.requested.count <= 75)
        }
    }

    @Test("A million rows that size themselves are made as they come near", .chosen)
    func selfSizingMillion() throws {
        let source = TableSource([Array(repeating: 7, count: 1_000_000)])
        source.wantedHeight = { _ in 64 }
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let table = source.makeTable()
            device.show(table)
            table.scrollToRow(at: path(500_000), at: .middle, animated: false)
            device.advanceFrames()
            #expect(abs(table.convert(table.rectForRow(at: path(500_000)), to: nil).midY - 240) < 1e-3)
            #expect(source.requested.count <= 40, "\(source.requested.count) cells")
            table.reloadData()
            device.advanceFrames()
            #expect(source.requested.count <= 60, "\(source.requested.count) cells")
        }
    }

    @Test("An estimate of 0 has the delegate asked for each row at once")
    func estimatesOff() throws {
        let delegate = RowHeightDelegate { 10 + CGFloat($0.row) }
        try withSelfSizingRows([Array(0..<300)], delegate: delegate) { device, table, _ in
            delegate.asked = []
            table.estimatedRowHeight = 0
            device.advanceFrames()
            #expect(Set(delegate.asked).count == 300)
            let heights = (0..<300).map { 10 + CGFloat($0) }
            #expect(table.contentSize.height == heights.reduce(0, +))
        }
    }

    @Test("beginUpdates and endUpdates without a change ask for the heights anew")
    func emptyUpdates() throws {
        var height: CGFloat = 50
        let delegate = RowHeightDelegate { $0.row == 1 ? height : 50 }
        try withSelfSizingRows([[0, 1, 2]], delegate: delegate) { device, table, source in
            let cells = table.visibleCells
            height = 120
            table.beginUpdates()
            table.endUpdates()
            device.advance(by: 0.15)
            let onScreen = try #require(cells[2].layer.presentation()).frame.minY
            #expect(onScreen > 101 && onScreen < 169, "half way from 100 to 170: \(onScreen)")
            try device.advanceUntilIdle()
            #expect(table.visibleCells == cells && cells.map(\.frame.minY) == [0, 50, 170] && source.requested.count == 3)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.property.
    @Test("A cell or content view that invalidates its size gets its new height, animated, unless the table says no")
    func invalidation() throws {
        try withSelfSizingRows([[0, 1, 2]]) { device, table, _ in
            let cells = table.visibleCells
            (cells[0] as? RowCell)?.wantedHeight = 90
            device.advanceFrames()
            #expect(cells[0].frame.height == 50, "nobody has said so")
            cells[0].contentView.invalidateIntrinsicContentSize()
            device.advance(by: 0.15)
            let onScreen = try #require(cells[1].layer.presentation()).frame.minY
            #expect(cells[1].frame.minY == 90 && onScreen > 51 && onScreen < 89, "on its way: \(onScreen)")
            try device.advanceUntilIdle()
            table.selfSizingInvalidation = .disabled
            (cells[0] as? RowCell)?.wantedHeight = 20
            cells[0].invalidateIntrinsicContentSize()
            try device.advanceUntilIdle()
            #expect(table.visibleCells == cells && cells[1].frame.minY == 90 && table.contentSize.height == 190)
        }
    }

    /// A square as wide as the content view.
    private final class SquareCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let square = UIView()
            square.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(square)
            NSLayoutConstraint.activate([
                square.topAnchor.constraint(equalTo: contentView.topAnchor),
                square.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                square.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                square.heightAnchor.constraint(equalTo: square.widthAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }

    private final class Squares: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(SquareCell.self, forCellReuseIdentifier: "square")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "square", for: indexPath)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea.
    @Test("A row's height is found out in the width that its contents have beside the notch", arguments: [true, false])
    func besideNotches(insetsContents: Bool) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            let squares = Squares()
            squares.tableView.insetsContentViewsToSafeArea = insetsContents
            device.show(squares)
            device.advanceFrames()
            #expect(squares.tableView.visibleCells.first?.bounds.height == 390)
            device.rotate(to: .landscapeRight, animated: false)
            device.advanceFrames(2)
            let cell = try #require(squares.tableView.visibleCells.first)
            let width = insetsContents ? cell.bounds.width - cell.safeAreaInsets.left - cell.safeAreaInsets.right : 844
            #expect(cell.safeAreaInsets.left > 0 && cell.contentView.bounds.width == width)
            #expect(cell.bounds.height == width)
            squares.tableView.contentOffset.y = 3000
            device.advanceFrames(2)
            #expect(squares.tableView.visibleCells.allSatisfy { $0.bounds.height == width })
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea.
    @Test("Rows that are filled anew beside a notch get their heights back in the same turn, as the notch goes")
    func briefNotch() throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            let squares = Squares()
            device.show(squares)
            device.advanceFrames()
            squares.additionalSafeAreaInsets.left = 40
            squares.tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
            squares.additionalSafeAreaInsets.left = 0
            try device.advanceUntilIdle()
            #expect(squares.tableView.visibleCells.count > 1)
            #expect(squares.tableView.visibleCells.allSatisfy { $0.bounds.height == 390 })
        }
    }
}
