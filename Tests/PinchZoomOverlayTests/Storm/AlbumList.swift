import UIKit

/// What lies behind an album: one of the ways in which apps list photos.
enum AlbumKind: CaseIterable {
    /// A flow layout, cells laid out by frames, a data source of the app's own.
    case grid
    /// A compositional layout, self-sizing cells, a diffable data source.
    case columns
    /// A table with self-sizing rows.
    case table

    /// A list of this kind for an album's photos.
    @MainActor func makeList(of album: AlbumScreen) -> any AlbumList {
        switch self {
        case .grid: AlbumGrid(of: album)
        case .columns: AlbumColumns(of: album)
        case .table: AlbumTable(of: album)
        }
    }
}

/// A list of an album's photos. It shows `AlbumScreen.names` in their order, each in a cell that the album fills.
@MainActor protocol AlbumList: AnyObject {
    var scrollView: UIScrollView { get }
    /// The cells that show.
    var cells: [any AlbumCell] { get }
    /// How many photos the list knows of.
    var count: Int { get }
    /// The cell of a photo that is on the screen.
    func cell(at index: Int) -> (any AlbumCell)?
    func index(of cell: any AlbumCell) -> Int?
    /// Where a photo's cell lies in the content.
    func frame(at index: Int) -> CGRect?
    func scroll(to index: Int)
    /// The names are others, in whatever way.
    func reload()
    /// One name has been taken out by what is done in `change`.
    func delete(_ index: Int, _ change: @escaping () -> Void)
    /// One name has been put in by what is done in `change`.
    func insert(_ index: Int, _ change: @escaping () -> Void)
    /// All cells are to be laid out anew.
    func layOutAnew()
}
