import UIKit

/// Writes down which of its members are called.
final class OwnTableView: UITableView {
    var calls: Set<String> = []

    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.insert("insertRows(at:with:)")
        super.insertRows(at: indexPaths, with: animation)
    }

    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.insert("deleteRows(at:with:)")
        super.deleteRows(at: indexPaths, with: animation)
    }

    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.insert("reloadRows(at:with:)")
        super.reloadRows(at: indexPaths, with: animation)
    }

    override func reconfigureRows(at indexPaths: [IndexPath]) {
        calls.insert("reconfigureRows(at:)")
        super.reconfigureRows(at: indexPaths)
    }

    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.insert("moveRow(at:to:)")
        super.moveRow(at: indexPath, to: newIndexPath)
    }

    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.insert("insertSections(_:with:)")
        super.insertSections(sections, with: animation)
    }

    override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.insert("deleteSections(_:with:)")
        super.deleteSections(sections, with: animation)
    }

    override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.insert("reloadSections(_:with:)")
        super.reloadSections(sections, with: animation)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
        calls.insert("moveSection(_:toSection:)")
        super.moveSection(section, toSection: newSection)
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.insert("performBatchUpdates(_:completion:)")
        return super.performBatchUpdates(updates, completion: completion)
    }

    override func beginUpdates() {
        calls.insert("beginUpdates()")
        super.beginUpdates()
    }

    override func endUpdates() {
        calls.insert("endUpdates()")
        super.endUpdates()
    }

    override func reloadData() {
        calls.insert("reloadData()")
        super.reloadData()
    }

    override var visibleCells: [UITableViewCell] {
        calls.insert("visibleCells")
        return super.visibleCells
    }

    override var indexPathsForVisibleRows: [IndexPath]? {
        calls.insert("indexPathsForVisibleRows")
        return super.indexPathsForVisibleRows
    }

    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        calls.insert("cellForRow(at:)")
        return super.cellForRow(at: indexPath)
    }

    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
        calls.insert("indexPath(for:)")
        return super.indexPath(for: cell)
    }

    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        calls.insert("headerView(forSection:)")
        return super.headerView(forSection: section)
    }

    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        calls.insert("footerView(forSection:)")
        return super.footerView(forSection: section)
    }

    override func rect(forSection section: Int) -> CGRect {
        calls.insert("rect(forSection:)")
        return super.rect(forSection: section)
    }

    override func rectForHeader(inSection section: Int) -> CGRect {
        calls.insert("rectForHeader(inSection:)")
        return super.rectForHeader(inSection: section)
    }

    override func rectForFooter(inSection section: Int) -> CGRect {
        calls.insert("rectForFooter(inSection:)")
        return super.rectForFooter(inSection: section)
    }

    override func rectForRow(at indexPath: IndexPath) -> CGRect {
        calls.insert("rectForRow(at:)")
        return super.rectForRow(at: indexPath)
    }

    override func indexPathForRow(at point: CGPoint) -> IndexPath? {
        calls.insert("indexPathForRow(at:)")
        return super.indexPathForRow(at: point)
    }

    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        calls.insert("indexPathsForRows(in:)")
        return super.indexPathsForRows(in: rect)
    }

    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        calls.insert("scrollToRow(at:at:animated:)")
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        calls.insert("scrollToNearestSelectedRow(at:animated:)")
        super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        calls.insert("selectRow(at:animated:scrollPosition:)")
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        calls.insert("deselectRow(at:animated:)")
        super.deselectRow(at: indexPath, animated: animated)
    }

    override var indexPathForSelectedRow: IndexPath? {
        calls.insert("indexPathForSelectedRow")
        return super.indexPathForSelectedRow
    }

    override var indexPathsForSelectedRows: [IndexPath]? {
        calls.insert("indexPathsForSelectedRows")
        return super.indexPathsForSelectedRows
    }

    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        calls.insert("dequeueReusableCell(withIdentifier:)")
        return super.dequeueReusableCell(withIdentifier: identifier)
    }

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        calls.insert("dequeueReusableCell(withIdentifier:for:)")
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        calls.insert("dequeueReusableHeaderFooterView(withIdentifier:)")
        return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
}
