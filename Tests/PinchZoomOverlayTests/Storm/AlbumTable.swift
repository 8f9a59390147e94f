import UIKit

/// A table of self-sizing rows.
final class AlbumTable: NSObject, AlbumList {
    private weak var album: AlbumScreen?
    private let list = UITableView(frame: .zero, style: .plain)

    init(of album: AlbumScreen) {
        self.album = album
        super.init()
        list.estimatedRowHeight = 240
        list.register(AlbumRow.self, forCellReuseIdentifier: "row")
        list.dataSource = self
        list.delegate = self
    }

    var scrollView: UIScrollView { list }
    var cells: [any AlbumCell] { list.visibleCells.compactMap { $0 as? any AlbumCell } }
    var count: Int { list.numberOfRows(inSection: 0) }

    func cell(at index: Int) -> (any AlbumCell)? { list.cellForRow(at: IndexPath(row: index, section: 0)) as? any AlbumCell }

    func index(of cell: any AlbumCell) -> Int? { (cell as? UITableViewCell).flatMap { list.indexPath(for: $0)?.row } }

    func frame(at index: Int) -> CGRect? { list.rectForRow(at: IndexPath(row: index, section: 0)) }

    func scroll(to index: Int) {
        list.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
    }

    func reload() { list.reloadData() }

    func delete(_ index: Int, _ change: @escaping () -> Void) {
        list.performBatchUpdates {
            change()
            self.list.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
        }
    }

    func insert(_ index: Int, _ change: @escaping () -> Void) {
        list.performBatchUpdates {
            change()
            self.list.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
        }
    }

    func layOutAnew() { list.performBatchUpdates(nil) }
}

extension AlbumTable: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { album?.names.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let album, let cell = cell as? AlbumRow, album.names.indices.contains(indexPath.row) {
            album.fill(cell, album.names[indexPath.row])
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        album?.storm?.open(indexPath.row)
    }
}
