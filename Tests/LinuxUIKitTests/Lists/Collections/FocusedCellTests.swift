import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// The focus in lists: the pages of UICollectionView.allowsFocus, collectionView(_:canFocusItemAt:), UITableView.allowsFocus and
/// tableView(_:canFocusRowAt:), and "Focus on iPad keyboard navigation" (WWDC21, session 10260) for Return.
@MainActor @Suite("The focus in lists", .timeLimit(.minutes(20)), .phones) struct FocusedCellTests {
    @Test("The Tab key leads into a list that allows it, arrows from cell to cell, and Return selects", arguments: [false, true])
    func list(isTable: Bool) throws {
        try HeadlessDevice.run { device in
            device.supportsFocus = true
            let list = isTable ? FocusTable() : FocusGrid() as any FocusList
            list.view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
            device.show([list.view])
            device.press("\t")
            #expect(list.focusedRow == nil)
            list.allowsFocus = true
            device.press("\t")
            #expect(list.focusedRow == 0)
            device.press(UIKeyCommand.inputDownArrow)
            #expect(list.focusedRow == 1)
            device.press("\r")
            #expect(list.selectedRows == [1])
            list.refusedRow = 2
            device.press(UIKeyCommand.inputDownArrow)
            #expect(list.focusedRow == 3)
            try device.advanceUntilIdle()
        }
    }

    @Test("The cell that gets the focus is scrolled into view, and its configuration follows")
    func scrolled() throws {
        try HeadlessDevice.run { device in
            device.supportsFocus = true
            let grid = FocusGrid()
            grid.allowsFocus = true
            grid.view.frame = CGRect(x: 0, y: 100, width: 300, height: 350)
            device.show([grid.view])
            device.press("\t")
            for _ in 0..<3 { device.press(UIKeyCommand.inputDownArrow) }
            try device.advanceUntilIdle()
            #expect(grid.focusedRow == 3)
            #expect(grid.collectionView.contentOffset.y == 50)
            let cells = grid.collectionView.visibleCells.filter { $0.configurationState.isFocused }
            #expect(cells.compactMap { grid.collectionView.indexPath(for: $0)?.item } == [3])
        }
    }
}

/// A list of ten rows of 100 points.
@MainActor private protocol FocusList: AnyObject {
    var view: UIView { get }
    var allowsFocus: Bool { get set }
    var refusedRow: Int? { get set }
    var focusedRow: Int? { get }
    var selectedRows: [Int] { get }
}

private final class FocusTable: NSObject, FocusList, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView()
    var refusedRow: Int?
    private(set) var selectedRows: [Int] = []

    override init() {
        super.init()
        table.rowHeight = 100
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    var view: UIView { table }

    var allowsFocus: Bool {
        get { table.allowsFocus }
        set { table.allowsFocus = newValue }
    }

    var focusedRow: Int? { table.visibleCells.first { $0.isFocused }.flatMap { table.indexPath(for: $0)?.row } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.allowsFocus && indexPath.row != refusedRow
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedRows.append(indexPath.row)
    }
}

private final class FocusGrid: NSObject, FocusList, UICollectionViewDataSource, UICollectionViewDelegate {
    let collectionView: UICollectionView
    var refusedRow: Int?
    private(set) var selectedRows: [Int] = []

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    var view: UIView { collectionView }

    var allowsFocus: Bool {
        get { collectionView.allowsFocus }
        set { collectionView.allowsFocus = newValue }
    }

    var focusedRow: Int? { collectionView.visibleCells.first { $0.isFocused }.flatMap { collectionView.indexPath(for: $0)?.item } }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.allowsFocus && indexPath.item != refusedRow
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedRows.append(indexPath.item)
    }
}
