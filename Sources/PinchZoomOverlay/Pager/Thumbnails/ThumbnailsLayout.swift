#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Lays out thumbnails in a row, in constant time for any number of thumbnails. The thumbnail in the middle of the view is wider.
final class ThumbnailsLayout: UICollectionViewLayout {
    private(set) var row = ThumbnailRow()
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        height = collectionView.bounds.height
        row.count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
        row.isRightToLeft = collectionView.isRightToLeft
        // If the row bounces past one of its ends, the first or the last thumbnail stays wide.
        row.place = place(at: collectionView.bounds.minX).clamped(to: 0...CGFloat(max(row.count - 1, 0)))
    }

    /// Returns the place that is in the middle of the view at an offset. A place counts thumbnails from the left. A fraction is a position
    /// between two thumbnails.
    func place(at offset: CGFloat) -> CGFloat {
        guard let collectionView else { return 0 }
        return (offset + collectionView.bounds.width / 2 - ThumbnailRow.middle) / ThumbnailRow.pitch
    }

    /// Returns the offset at which a place is in the middle of the view.
    func offset(ofPlace place: CGFloat) -> CGFloat {
        guard let collectionView else { return 0 }
        return ThumbnailRow.middle(ofPlace: place) - collectionView.bounds.width / 2
    }

    override var collectionViewContentSize: CGSize { CGSize(width: row.width, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        row.indices(from: rect.minX, to: rect.maxX).map { attributes(of: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        (0..<row.count).contains(indexPath.item) ? attributes(of: indexPath.item) : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    private func attributes(of index: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        let (x, width) = row.stretch(of: index)
        let y = (height - ThumbnailRow.size.height) / 2
        attributes.frame = CGRect(x: x, y: y, width: width, height: ThumbnailRow.size.height)
        return attributes
    }
}

/// A cell with a thumbnail that fills the cell. Without a thumbnail, the cell is gray.
final class ThumbnailCell: UICollectionViewCell {
    static let reuseIdentifier = "thumbnail"

    private let imageView = UIImageView()
    private var task: Task<Void, Never>?

    var image: UIImage? { imageView.image }

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.accessibilityIgnoresInvertColors = true
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 3
        imageView.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        contentView.addSubview(imageView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        show(nil)
    }

    /// Shows a thumbnail, or loads it. The load of the former thumbnail is canceled.
    func show(_ thumbnail: PhotoSource?) {
        task?.cancel()
        imageView.image = thumbnail?.image
        guard let thumbnail, thumbnail.image == nil else { return }
        let scale = traitCollection.displayScale
        let pixels = CGSize(width: ThumbnailRow.currentWidth * scale, height: ThumbnailRow.size.height * scale)
        task = Task { [weak self] in
            if let image = await thumbnail.thumbnail(filling: pixels) { self?.imageView.image = image }
        }
    }

    deinit {
        task?.cancel()
    }
}

/// A row of thumbnails, with the first thumbnail at the leading end. The current thumbnail is wider than the others, with a gap on both
/// sides.
///
/// Between two pages, both thumbnails are partly wide, and the sum of both widths is constant. The row's width is therefore constant, and
/// each page moves the row by one pitch.
struct ThumbnailRow: Equatable {
    /// The size of a thumbnail that isn't the current one, in points.
    static let size = CGSize(width: 24, height: 40)
    /// The width of the current thumbnail, in points.
    static let currentWidth: CGFloat = 40
    /// The gap on each side of the current thumbnail, in points. The spacing is added to the gap.
    static let gap: CGFloat = 8
    private static let spacing: CGFloat = 2
    /// The distance, in points, from the left edge of a thumbnail to the left edge of the next, if neither is the current thumbnail.
    static let pitch = size.width + spacing
    /// The distance, in points, from the row's left end to the middle of the leftmost thumbnail while that thumbnail is the current one.
    static let middle = gap + currentWidth / 2

    var count = 0
    var isRightToLeft = false
    /// The place in the middle of the view, counted from the left. A fraction is a position between two thumbnails.
    var place: CGFloat = 0

    private var places: PageRow { PageRow(pageWidth: 1, count: count, isRightToLeft: isRightToLeft) }

    /// The width of the row, in points.
    var width: CGFloat { count > 0 ? CGFloat(count - 1) * ThumbnailRow.pitch + 2 * ThumbnailRow.middle : 0 }

    /// Returns the position of the middle of the current thumbnail, in points from the row's left end.
    static func middle(ofPlace place: CGFloat) -> CGFloat { place * pitch + middle }

    /// Returns the page nearest to a place, or `nil` if there are no pages.
    func index(ofPlace place: CGFloat) -> Int? { places.index(at: place) }

    /// Returns the place of a page, counted from the left.
    func place(of index: Int) -> CGFloat { places.offset(of: index) }

    /// Returns the left edge and the width of a thumbnail, in points.
    func stretch(of index: Int) -> (x: CGFloat, width: CGFloat) {
        let place = place(of: index)
        // The openness is 0 for a narrow thumbnail, and 1 for the current thumbnail.
        let openness = max(0, 1 - abs(place - self.place))
        let widening = ThumbnailRow.currentWidth - ThumbnailRow.size.width
        // The fraction by which the wide thumbnail moves this thumbnail to the right. The fraction is 0 on the left side of the wide
        // thumbnail, and 1 on the right side.
        let before = (place - self.place).clamped(to: 0...1)
        let x = place * ThumbnailRow.pitch + before * (widening + 2 * ThumbnailRow.gap) + openness * ThumbnailRow.gap
        return (x, ThumbnailRow.size.width + openness * widening)
    }

    /// Returns the pages whose thumbnails are at least partly in a range of positions.
    func indices(from low: CGFloat, to high: CGFloat) -> [Int] {
        // The wide thumbnail moves other thumbnails to the right by no more than this distance.
        let slack = 2 * ThumbnailRow.middle
        let candidates = places.indices(from: (low - slack) / ThumbnailRow.pitch, to: max(high, 0) / ThumbnailRow.pitch + 1)
        return candidates?.filter { index in
            let (x, width) = stretch(of: index)
            return x < high && x + width > low
        } ?? []
    }

    /// Returns the page whose thumbnail is nearest to a point, or `nil` if no thumbnail is within 40 points.
    func index(at x: CGFloat) -> Int? {
        func distance(_ index: Int) -> CGFloat {
            let (low, width) = stretch(of: index)
            return max(low - x, x - low - width, 0)
        }
        let reach = ThumbnailRow.currentWidth
        return indices(from: x - reach, to: x + reach).min { distance($0) < distance($1) }
    }
}
#endif
