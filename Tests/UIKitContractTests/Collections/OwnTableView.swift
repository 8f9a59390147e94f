import UIKit

/// Writes down which of its members are called.
final class OwnTableView: UITableView {
    var calls: Set<String> = []

    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.insert(#function)
        super.insertRows(at: indexPaths, with: animation)
    }

    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.insert(#function)
        super.deleteRows(at: indexPaths, with: animation)
    }

    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.insert(#function)
        super.reloadRows(at: indexPaths, with: animation)
    }

    override func reconfigureRows(at indexPaths: [IndexPath]) {
        calls.insert(#function)
        super.reconfigureRows(at: indexPaths)
    }

    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.insert(#function)
        super.moveRow(at: indexPath, to: newIndexPath)
    }

    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.insert(#function)
        super.insertSections(sections, with: animation)
    }

    override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.insert(#function)
        super.deleteSections(sections, with: animation)
    }

    override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.insert(#function)
        super.reloadSections(sections, with: animation)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
        calls.insert(#function)
        super.moveSection(section, toSection: newSection)
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.insert(#function)
        return super.performBatchUpdates(updates, completion: completion)
    }

    override func beginUpdates() {
        calls.insert(#function)
        super.beginUpdates()
    }

    override func endUpdates() {
        calls.insert(#function)
        super.endUpdates()
    }

    override func reloadData() {
        calls.insert(#function)
        super.reloadData()
    }

    override var visibleCells: [UITableViewCell] {
        calls.insert(#function)
        return super.visibleCells
    }

    override var indexPathsForVisibleRows: [IndexPath]? {
        calls.insert(#function)
        return super.indexPathsForVisibleRows
    }

    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        calls.insert(#function)
        return super.cellForRow(at: indexPath)
    }

    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
        calls.insert(#function)
        return super.indexPath(for: cell)
    }

    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        calls.insert(#function)
        return super.headerView(forSection: section)
    }

    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        calls.insert(#function)
        return super.footerView(forSection: section)
    }

    override func rect(forSection section: Int) -> CGRect {
        calls.insert(#function)
        return super.rect(forSection: section)
    }

    override func rectForHeader(inSection section: Int) -> CGRect {
        calls.insert(#function)
        return super.rectForHeader(inSection: section)
    }

    override func rectForFooter(inSection section: Int) -> CGRect {
        calls.insert(#function)
        return super.rectForFooter(inSection: section)
    }

    override func rectForRow(at indexPath: IndexPath) -> CGRect {
        calls.insert(#function)
        return super.rectForRow(at: indexPath)
    }

    override func indexPathForRow(at point: CGPoint) -> IndexPath? {
        calls.insert(#function)
        return super.indexPathForRow(at: point)
    }

    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        calls.insert(#function)
        return super.indexPathsForRows(in: rect)
    }

    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        calls.insert(#function)
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        calls.insert(#function)
        super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        calls.insert(#function)
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        calls.insert(#function)
        super.deselectRow(at: indexPath, animated: animated)
    }

    override var indexPathForSelectedRow: IndexPath? {
        calls.insert(#function)
        return super.indexPathForSelectedRow
    }

    override var indexPathsForSelectedRows: [IndexPath]? {
        calls.insert(#function)
        return super.indexPathsForSelectedRows
    }

    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        calls.insert(#function)
        return super.dequeueReusableCell(withIdentifier: identifier)
    }

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        calls.insert(#function)
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        calls.insert(#function)
        return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
}
