import UIKit

/// A way in which apps list photos.
enum AlbumKind: CaseIterable {
    /// A flow layout, cells laid out by frames, a data source of the app's own.
    case grid
    /// A compositional layout, self-sizing cells, a diffable data source.
    case columns
    /// A table with self-sizing rows.
    case table

    /// Makes a list of this kind for an album's photos.
    @MainActor func makeList(of album: AlbumScreen) -> any AlbumList {
        switch self {
        case .grid: AlbumGrid(of: album)
        case .columns: AlbumColumns(of: album)
        case .table: AlbumTable(of: album)
        }
    }
}

/// A list of an album's photos. The list shows `AlbumScreen.names` in their order, each in a cell that the album fills.
@MainActor protocol AlbumList: AnyObject {
    var scrollView: UIScrollView { get }
    /// The visible cells.
    var cells: [any AlbumCell] { get }
    /// The number of photos according to the list.
    var count: Int { get }
    /// Returns the cell of a photo, if the photo is on the screen.
    func cell(at index: Int) -> (any AlbumCell)?
    func index(of cell: any AlbumCell) -> Int?
    /// Returns the frame of a photo's cell in the list's content.
    func frame(at index: Int) -> CGRect?
    func scroll(to index: Int)
    /// Reloads the list after any change of the names.
    func reload()
    /// Deletes a photo from the list. The closure `change` removes the photo's name.
    func delete(_ index: Int, _ change: @escaping () -> Void)
    /// Inserts a photo into the list. The closure `change` adds the photo's name.
    func insert(_ index: Int, _ change: @escaping () -> Void)
    /// Requests a new layout of all cells.
    func layOutAnew()
}
