import PortableTestSupport
import Testing
import UIKit

/// UICollectionView.h and UITableView.h declare all of these in the class itself, so that a subclass may override them.
@MainActor @Suite("Members of lists that a subclass overrides", timeLimit(minutes: 20)) struct OverriddenMemberContractTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("A collection view's own members are called, by the app and by the data source")
    func collectionView() throws {
        let source = NumberSource()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        let own = OwnCollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let view: UICollectionView = own
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.reloadData()
        view.layoutIfNeeded()
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(0)])
            view.moveItem(at: path(1), to: path(2))
        }
        view.performBatchUpdates {
            source.counts = [3, 4, 2]
            view.deleteSections([1])
            view.insertSections([1])
        }
        view.performBatchUpdates { view.moveSection(0, toSection: 0) }
        view.reloadItems(at: [path(0)])
        view.reconfigureItems(at: [path(0)])
        view.reloadSections([2])
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: path(0)))
        _ = (view.visibleCells, view.indexPathsForVisibleItems, view.indexPath(for: cell), view.layoutAttributesForItem(at: path(0)))
        _ = (view.supplementaryView(forElementKind: "kind", at: path(0)), view.visibleSupplementaryViews(ofKind: "kind"))
        _ = (view.indexPathsForVisibleSupplementaryElements(ofKind: "kind"), view.indexPathForItem(at: .zero))
        view.selectItem(at: path(0), animated: false, scrollPosition: .top)
        view.deselectItem(at: path(0), animated: false)
        view.scrollToItem(at: path(0), at: .top, animated: false)
        #expect(
            own.calls == [
                "insertItems(at:)", "deleteItems(at:)", "reloadItems(at:)", "reconfigureItems(at:)", "moveItem(at:to:)",
                "insertSections(_:)", "deleteSections(_:)", "reloadSections(_:)", "moveSection(_:toSection:)",
                "performBatchUpdates(_:completion:)", "reloadData()", "visibleCells", "indexPathsForVisibleItems", "cellForItem(at:)",
                "indexPath(for:)", "supplementaryView(forElementKind:at:)", "visibleSupplementaryViews(ofKind:)",
                "indexPathsForVisibleSupplementaryElements(ofKind:)", "indexPathForItem(at:)", "layoutAttributesForItem(at:)",
                "scrollToItem(at:at:animated:)", "selectItem(at:animated:scrollPosition:)", "deselectItem(at:animated:)",
                "dequeueReusableCell(withReuseIdentifier:for:)",
            ]
        )
    }

    @Test("A table's own members are called, by the app and by the data source")
    func table() throws {
        let source = NumberSource()
        let own = OwnTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let table: UITableView = own
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.reloadData()
        table.layoutIfNeeded()
        table.performBatchUpdates {
            table.deleteRows(at: [path(0)], with: .none)
            table.insertRows(at: [path(0)], with: .none)
            table.moveRow(at: path(1), to: path(2))
        }
        table.beginUpdates()
        source.counts = [3, 4, 2]
        table.deleteSections([1], with: .none)
        table.insertSections([1], with: .none)
        table.endUpdates()
        table.performBatchUpdates { table.moveSection(0, toSection: 0) }
        table.reloadRows(at: [path(0)], with: .none)
        table.reconfigureRows(at: [path(0)])
        table.reloadSections([2], with: .none)
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: path(0)))
        _ = (table.visibleCells, table.indexPathsForVisibleRows, table.indexPath(for: cell))
        _ = (table.headerView(forSection: 0), table.footerView(forSection: 0), table.rect(forSection: 0))
        _ = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0), table.rectForRow(at: path(0)))
        _ = (table.indexPathForRow(at: .zero), table.indexPathsForRows(in: table.bounds))
        table.selectRow(at: path(0), animated: false, scrollPosition: .top)
        _ = (table.indexPathForSelectedRow, table.indexPathsForSelectedRows)
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        table.deselectRow(at: path(0), animated: false)
        table.scrollToRow(at: path(0), at: .top, animated: false)
        _ = (table.dequeueReusableCell(withIdentifier: "cell"), table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
        #expect(
            own.calls == [
                "insertRows(at:with:)", "deleteRows(at:with:)", "reloadRows(at:with:)", "reconfigureRows(at:)", "moveRow(at:to:)",
                "insertSections(_:with:)", "deleteSections(_:with:)", "reloadSections(_:with:)", "moveSection(_:toSection:)",
                "performBatchUpdates(_:completion:)", "beginUpdates()", "endUpdates()", "reloadData()", "visibleCells",
                "indexPathsForVisibleRows", "cellForRow(at:)", "indexPath(for:)", "headerView(forSection:)", "footerView(forSection:)",
                "rect(forSection:)", "rectForHeader(inSection:)", "rectForFooter(inSection:)", "rectForRow(at:)", "indexPathForRow(at:)",
                "indexPathsForRows(in:)", "scrollToRow(at:at:animated:)", "scrollToNearestSelectedRow(at:animated:)",
                "selectRow(at:animated:scrollPosition:)", "deselectRow(at:animated:)", "indexPathForSelectedRow",
                "indexPathsForSelectedRows", "dequeueReusableCell(withIdentifier:)", "dequeueReusableCell(withIdentifier:for:)",
                "dequeueReusableHeaderFooterView(withIdentifier:)",
            ]
        )
    }
}

/// Three sections without contents.
private final class NumberSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var counts = [3, 2, 2]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
