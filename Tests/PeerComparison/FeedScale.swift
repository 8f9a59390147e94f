import UIKit

/// The ways in which a feed or a grid is larger than the ordinary one.
package enum FeedScale: CaseIterable {
    case ordinary
    case manyItems
    case manyCells
    case manyViews
    case manyImageViews
    case largeWindow

    /// The name in a table.
    package var name: String {
        switch self {
        case .ordinary: "the ordinary feed"
        case .manyItems: "1,000,000 items"
        case .manyCells: "300 cells on the screen, in a window of 1024 × 1366 points"
        case .manyViews: "200 views in each cell"
        case .manyImageViews: "40 image views in each cell, every third of which zooms"
        case .largeWindow: "a window of 5120 × 2880 points"
        }
    }

    package var itemCount: Int { self == .manyItems ? 1_000_000 : 1000 }

    /// The size of the window, in points.
    package var windowSize: CGSize {
        switch self {
        case .manyCells: CGSize(width: 1024, height: 1366)
        case .largeWindow: FeedScale.largestWindow
        default: CGSize(width: 390, height: 844)
        }
    }

    /// The size of the largest window, in points.
    package static let largestWindow = CGSize(width: 5120, height: 2880)

    /// The margin on both sides of the cells, in points. In the large window, as many cells are side by side as in the ordinary one.
    package var sideMargin: CGFloat { self == .largeWindow ? (windowSize.width - 390) / 2 : 0 }

    // MARK: A feed

    /// The size of a cell in a feed, in points. The width of each photo is 1.5 times its height.
    var cellSize: CGSize { self == .manyCells ? CGSize(width: 68, height: 68.3) : CGSize(width: 390, height: 300) }

    /// The item in the middle of the screen, whose photo is pinched.
    var middleItem: Int { self == .manyCells ? 15 * 6 + 7 : 1 }

    /// The distance of the two fingers that land on a photo, in points.
    var fingerSpread: CGFloat { self == .manyCells || self == .manyImageViews ? 40 : 100 }

    /// The frame of a cell's own photo in a feed's cell of a width, in points.
    func photoFrame(inWidth width: CGFloat) -> CGRect {
        let whole = CGRect(x: 0, y: 0, width: width, height: width / 1.5)
        return self == .manyImageViews ? FeedScale.tile(FeedScale.middleTile, of: whole) : whole
    }

    // MARK: A grid

    /// The length of a cell's sides in a grid, in points, with 3 points between cells.
    package var gridCellSide: CGFloat { self == .manyCells ? 65 : 128 }

    // MARK: The contents of a cell

    /// The tile that a cell's own photo takes, of 8 × 5 image views.
    private static let middleTile = 2 * 8 + 4

    private static func tile(_ index: Int, of whole: CGRect) -> CGRect {
        let size = CGSize(width: whole.width / 8, height: whole.width / 12)
        return CGRect(x: CGFloat(index % 8) * size.width, y: CGFloat(index / 8) * size.height, width: size.width, height: size.height)
    }

    /// Adds the views that a cell contains besides its photo and its caption.
    ///
    /// - Parameter width: The width of the cell, in points.
    /// - Returns: The image views that zoom, too.
    @MainActor package func fill(_ view: UIView, width: CGFloat, photo: UIImage) -> [UIImageView] {
        switch self {
        case .ordinary, .manyItems, .manyCells, .largeWindow: return []
        case .manyViews:
            // The cell, its content view, the card, the photo and the caption are the other five.
            for index in 0..<195 {
                view.addSubview(UIView(frame: CGRect(x: CGFloat(index) * width / 195, y: 0, width: 1, height: 4)))
            }
            return []
        case .manyImageViews:
            return (0..<40).filter { $0 != FeedScale.middleTile }.compactMap { index in
                let imageView = UIImageView(image: photo)
                imageView.frame = FeedScale.tile(index, of: CGRect(x: 0, y: 0, width: width, height: 0))
                view.addSubview(imageView)
                return index.isMultiple(of: 3) ? imageView : nil
            }
        }
    }
}
